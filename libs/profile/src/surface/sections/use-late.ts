import { useEffect, useState } from 'react';

/** Milliseconds after which the visitor should hear that something is still on its way. */
const PATIENCE = 2000;

/** Whether `waiting` has been true for so long that the visitor should hear of it. */
export function useLate(waiting: boolean): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!waiting) return undefined;
    const timer = setTimeout(() => setLate(true), PATIENCE);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [waiting]);
  return waiting && late;
}
