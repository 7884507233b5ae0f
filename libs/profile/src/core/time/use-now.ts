import { useEffect, useState } from 'react';

const MINUTE = 60_000;

/**
 * The time, once a minute. It begins with the time at which the server rendered, so that both render the same, and
 * then follows the visitor's clock.
 */
export function useNow(renderedAt: Date): Date {
  const [now, setNow] = useState(renderedAt);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const tick = (): void => {
      setNow(new Date());
      timer = setTimeout(tick, MINUTE - (Date.now() % MINUTE));
    };
    tick();
    return () => clearTimeout(timer);
  }, []);
  return now;
}
