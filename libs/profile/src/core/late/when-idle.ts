/** Milliseconds after which it is done in any case, and where browsers do not tell when they have time. */
const AT_LATEST = 3000;
const SOON = 1000;

/**
 * Calls `run` once the browser has nothing better to do, or as soon as the visitor touches the page or moves about it by
 * keys. Returns a function that stops waiting.
 */
export function whenIdle(run: () => void): () => void {
  const stop = (): void => {
    clearTimeout(timer);
    if (request !== undefined) cancelIdleCallback(request);
    document.removeEventListener('pointerdown', wanted, true);
    document.removeEventListener('keydown', wanted, true);
  };
  const wanted = (): void => {
    stop();
    run();
  };
  // Missing in Safari and its web views.
  const knowsIdle = typeof requestIdleCallback === 'function';
  const request = knowsIdle ? requestIdleCallback(wanted, { timeout: AT_LATEST }) : undefined;
  const timer = knowsIdle ? undefined : setTimeout(wanted, SOON);
  document.addEventListener('pointerdown', wanted, true);
  document.addEventListener('keydown', wanted, true);
  return stop;
}
