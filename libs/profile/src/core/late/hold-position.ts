import { onResize } from '../views/on-resize.js';

/** Events by which a visitor moves the page. */
const moves = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Holds the page where `hold` puts it while the content above still changes its height, which not every browser does by
 * itself. Ends after `settling` milliseconds, or as soon as the visitor moves the page.
 *
 * @returns A function that ends it.
 */
export function holdPosition(hold: () => void, settling: number): () => void {
  hold();
  const stop = onResize(document.body, hold);
  // Until `load`, browsers restore a reloaded page to where they think it was.
  window.addEventListener('load', hold);
  const release = (): void => {
    clearTimeout(timer);
    stop();
    window.removeEventListener('load', hold);
    for (const move of moves) window.removeEventListener(move, release);
  };
  const timer = setTimeout(release, settling);
  for (const move of moves) window.addEventListener(move, release, { passive: true });
  return release;
}
