import { onResize } from './on-resize.js';

/**
 * Events by which a visitor moves the page, or begins something else. A screen reader sends nothing but a click. Heard
 * on the way down: React stops them in parts that are not interactive yet.
 */
const moves = ['wheel', 'pointerdown', 'keydown', 'click'] as const;

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
    for (const move of moves) window.removeEventListener(move, release, true);
  };
  const timer = setTimeout(release, settling);
  for (const move of moves) window.addEventListener(move, release, true);
  return release;
}
