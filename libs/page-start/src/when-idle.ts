/** Runs `run` when the browser is idle, or after three seconds at the latest. */
export function whenIdle(run: () => void): void {
  // Missing in Safari and its web views: there it runs after a second.
  if (typeof requestIdleCallback === 'function') requestIdleCallback(run, { timeout: 3000 });
  else setTimeout(run, 1000);
}
