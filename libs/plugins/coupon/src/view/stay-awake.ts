/**
 * Keeps the screen awake while the page is visible, if the browser supports it. Browsers release the lock when the page
 * is hidden, so it is requested again when the page is visible. Returns a function that stops it.
 */
export function stayAwake(): () => void {
  // Absent in older browsers and outside secure contexts.
  const { wakeLock } = navigator as { wakeLock?: WakeLock };
  if (!wakeLock) return () => undefined;
  let held: WakeLockSentinel | undefined;
  let turn = 0;

  function letGo(): void {
    turn += 1;
    held?.release().catch(() => undefined);
    held = undefined;
  }
  function follow(): void {
    letGo();
    if (document.visibilityState === 'hidden') return;
    const asked = turn;
    wakeLock?.request('screen').then(
      (lock) => {
        // The page was left or hidden before the lock came.
        if (asked === turn) held = lock;
        else lock.release().catch(() => undefined);
      },
      // Refused, for example while the battery is low: the screen behaves as usual.
      () => undefined,
    );
  }

  follow();
  document.addEventListener('visibilitychange', follow);
  return () => {
    document.removeEventListener('visibilitychange', follow);
    letGo();
  };
}
