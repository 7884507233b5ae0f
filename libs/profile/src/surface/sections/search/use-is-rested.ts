import { useEffect, useState } from 'react';

/** Longer than the pause between two letters, also on a phone's keyboard. */
const REST_MS = 1000;

/** Whether a value that is being typed has not changed for a while. */
export function useIsRested(value: string): boolean {
  const [rested, setRested] = useState<string>();
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), REST_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return rested === value;
}
