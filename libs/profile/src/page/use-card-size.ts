import { useEffect, type RefObject } from 'react';

/** Tells the styles of the profile card how high it is: the words in it and the visitor's text size decide. */
export function useCardSize(card: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = card.current;
    if (!element) return undefined;
    let frame = 0;
    // Not at once: what it changes would be noticed in the same round, which browsers report as an error.
    const observer = new ResizeObserver(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() =>
        element.style.setProperty('--card-size', `${element.offsetHeight}px`),
      );
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [card]);
}
