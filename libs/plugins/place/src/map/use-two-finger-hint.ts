import { useEffect, useState, type RefObject } from 'react';

/** How long the hint stays after the finger has moved. */
const SHOWN_MS = 1500;

/** Whether to say that a map takes two fingers: briefly, after one finger on it has moved the page instead. */
export function useTwoFingerHint(place: RefObject<HTMLElement | null>, isActive: boolean): boolean {
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    const element = isActive ? place.current : null;
    if (!element) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onTouchMove = ({ touches }: TouchEvent): void => {
      clearTimeout(timer);
      setIsShown(touches.length === 1);
      timer = setTimeout(() => setIsShown(false), SHOWN_MS);
    };
    element.addEventListener('touchmove', onTouchMove, { passive: true });
    return () => {
      clearTimeout(timer);
      element.removeEventListener('touchmove', onTouchMove);
    };
  }, [place, isActive]);
  return isShown;
}
