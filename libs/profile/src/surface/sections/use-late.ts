import { useEffect, useState } from 'react';

/** When the visitor should be told that something is still loading. */
const LATE_AFTER_MS = 2000;

/** Whether `waiting` has been true for so long that the visitor should be told. */
export function useLate(waiting: boolean): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!waiting) return undefined;
    const timer = setTimeout(() => setLate(true), LATE_AFTER_MS);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [waiting]);
  return waiting && late;
}
