import { useEffect, useRef } from 'react';

/** Calls something at once, again and again while the page is in sight, and whenever it comes back into sight. */
export function useWhileVisible(call: () => void, everyMs: number): void {
  const latest = useRef(call);
  useEffect(() => {
    latest.current = call;
  }, [call]);
  useEffect(() => {
    let timer: ReturnType<typeof setInterval> | undefined;
    const follow = (): void => {
      clearInterval(timer);
      if (document.visibilityState !== 'visible') return;
      latest.current();
      timer = setInterval(() => latest.current(), everyMs);
    };
    follow();
    document.addEventListener('visibilitychange', follow);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', follow);
    };
  }, [everyMs]);
}
