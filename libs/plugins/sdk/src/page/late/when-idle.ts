/** When `run` is called at the latest, if the browser does not become idle. */
const IDLE_TIMEOUT_MS = 3000;
const FALLBACK_DELAY_MS = 1000;

/** Calls `run` when the browser is idle. Returns a function that stops waiting. */
export function whenIdle(run: () => void): () => void {
  // Missing in Safari and its web views.
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(run, FALLBACK_DELAY_MS);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(run, { timeout: IDLE_TIMEOUT_MS });
  return () => cancelIdleCallback(request);
}
