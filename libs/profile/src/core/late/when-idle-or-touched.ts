/** When `run` is called at the latest, if the browser does not become idle. */
const IDLE_TIMEOUT_MS = 3000;
const FALLBACK_DELAY_MS = 1000;

/**
 * Calls `run` when the browser is idle, or as soon as the visitor touches the page or presses a key. Returns a function
 * that stops waiting.
 */
export function whenIdleOrTouched(run: () => void): () => void {
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
  const request = knowsIdle ? requestIdleCallback(wanted, { timeout: IDLE_TIMEOUT_MS }) : undefined;
  const timer = knowsIdle ? undefined : setTimeout(wanted, FALLBACK_DELAY_MS);
  document.addEventListener('pointerdown', wanted, true);
  document.addEventListener('keydown', wanted, true);
  return stop;
}
