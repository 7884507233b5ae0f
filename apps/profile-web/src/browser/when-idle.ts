/** Runs when the browser has nothing better to do, and at the latest soon: after the first paint in either case. */
export function whenIdle(run: () => void): void {
  // Missing in Safari and its web views.
  if (typeof requestIdleCallback === 'function') requestIdleCallback(run, { timeout: 3000 });
  else setTimeout(run, 1000);
}
