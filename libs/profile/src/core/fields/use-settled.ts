import { useEffect, useState } from 'react';

/** Milliseconds without a change after which typing has paused. */
const PAUSE = 1000;

/** The value as it was when typing last paused: those who listen to the page are not interrupted at every key. */
export function useSettled<T>(value: T): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
