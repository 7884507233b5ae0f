import { useEffect, useState } from 'react';

const MINUTE_MS = 60_000;

/**
 * The time, updated every minute. It begins with the time at which the server rendered, so that hydration matches, and
 * then follows the visitor's clock.
 */
export function useNow(renderedAt: Date): Date {
  const [now, setNow] = useState(renderedAt);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const tick = (): void => {
      setNow(new Date());
      timer = setTimeout(tick, MINUTE_MS - (Date.now() % MINUTE_MS));
    };
    tick();
    return () => clearTimeout(timer);
  }, []);
  return now;
}
