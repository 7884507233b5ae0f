import { useEffect, type RefObject } from 'react';
import { onResize } from './on-resize.js';

/**
 * Tells the page's styles how much of its lower edge a bar covers while it floats there: its height depends on the
 * visitor's text size and on the words in it, and behind a view it is not there.
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
