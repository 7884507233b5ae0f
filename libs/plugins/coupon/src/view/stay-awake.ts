/**
 * Keeps the screen from going dark while a page is looked at, where the browser can. It lets go by itself when the page is
 * hidden, and is asked again when it is seen. Returns a function that ends it.
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
        // The page has been left or hidden before the answer came.
        if (asked === turn) held = lock;
        else lock.release().catch(() => undefined);
      },
      // Refused while the battery is low: the screen behaves as always.
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
