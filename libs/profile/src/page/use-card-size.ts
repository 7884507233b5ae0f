import { useEffect, type RefObject } from 'react';
import { onResize } from '../core/views/on-resize.js';

/** Tells the profile card's styles its height, which depends on its words and the visitor's text size. */
export function useCardSize(card: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = card.current;
    if (!element) return undefined;
    return onResize(element, () => element.style.setProperty('--card-size', `${element.offsetHeight}px`));
  }, [card]);
}
