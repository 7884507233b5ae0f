import { useRef, type MouseEvent } from 'react';

/** Two taps within this time are one double tap. */
export const DOUBLE_TAP_MS = 500;

/** Returns a function that tells whether a tap is the second of a double tap. Call it exactly once for every tap. */
export function useSecondTap(): (event: MouseEvent) => boolean {
  const tappedAt = useRef(Number.NEGATIVE_INFINITY);
  return ({ timeStamp }) => {
    if (timeStamp - tappedAt.current < DOUBLE_TAP_MS) return true;
    tappedAt.current = timeStamp;
    return false;
  };
}
