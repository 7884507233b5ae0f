import { useEffect, type RefObject } from 'react';
import { onResize } from '../core/views/on-resize.js';

/** Tells the styles of the profile card how high it is: the words in it and the visitor's text size decide. */
export function useCardSize(card: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = card.current;
    if (!element) return undefined;
    return onResize(element, () => element.style.setProperty('--card-size', `${element.offsetHeight}px`));
  }, [card]);
}
