/** What a visitor moves the page with. */
const moves = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Holds the page where `hold` puts it while what is above still changes its height, which not every browser does by
 * itself. Ends after `settling` milliseconds, or as soon as the visitor moves the page.
 *
 * @returns A function that ends it.
 */
export function holdPosition(hold: () => void, settling: number): () => void {
  hold();
  let frame = 0;
  // Not at once: what moving the page changes would be noticed in the same round, which browsers report as an error.
  const holdSoon = (): void => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(hold);
  };
  const observer = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(holdSoon);
  observer?.observe(document.body);
  // Until then browsers put a page that is loaded anew where they think it was.
  window.addEventListener('load', hold);
  const release = (): void => {
    clearTimeout(timer);
    cancelAnimationFrame(frame);
    observer?.disconnect();
    window.removeEventListener('load', hold);
    for (const move of moves) window.removeEventListener(move, release);
  };
  const timer = setTimeout(release, settling);
  for (const move of moves) window.addEventListener(move, release, { passive: true });
  return release;
}
