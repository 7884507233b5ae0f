import { useRef, type MouseEvent } from 'react';

/** Milliseconds within which two taps are one double tap. */
export const DOUBLE_TAP = 500;

/** Returns a function that says of a tap whether it is the second of a double tap. To be asked of every tap, once. */
export function useSecondTap(): (event: MouseEvent) => boolean {
  const tappedAt = useRef(Number.NEGATIVE_INFINITY);
  return ({ timeStamp }) => {
    if (timeStamp - tappedAt.current < DOUBLE_TAP) return true;
    tappedAt.current = timeStamp;
    return false;
  };
}
