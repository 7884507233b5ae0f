import { useEffect, type RefObject } from 'react';
import { onResize } from './on-resize.js';

/**
 * Tells the page's styles how much of the lower edge a floating bar covers: its height depends on the visitor's text
 * size and its words, and it is absent behind a view.
 */
export function useBottomInset(bar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = bar.current;
    if (!element) return undefined;
    const { style } = document.documentElement;
    const tell = (): void => {
      const floats = getComputedStyle(element).position === 'fixed';
      style.setProperty('--oa-bottom-inset', `${floats ? element.offsetHeight : 0}px`);
    };
    const stop = onResize(element, tell);
    return () => {
      stop();
      style.removeProperty('--oa-bottom-inset');
    };
  }, [bar]);
}
