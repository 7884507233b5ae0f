import { useEffect, type RefObject } from 'react';
import { onResize } from './on-resize.js';

const PROPERTY = '--oa-bottom-inset';

/**
 * Tells the page's styles how much of the lower edge a floating bar covers: its height depends on the visitor's text
 * size and its words, and it is absent behind a view.
 */
export function useBottomInset(bar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = bar.current;
    if (!element) return undefined;
    const { documentElement: root } = document;
    let told = '';
    const tell = (): void => {
      // Where another bar takes the place of this one, it has the word.
      const said = root.style.getPropertyValue(PROPERTY);
      if (element.offsetHeight === 0 && said !== '' && said !== told) return;
      const { position, bottom } = getComputedStyle(element);
      const floats = position === 'fixed' || (position === 'sticky' && bottom !== 'auto');
      const inset = `${floats ? element.offsetHeight : 0}px`;
      told = inset;
      // What the styles assume is mostly right, and every change of it restyles the whole page.
      if (getComputedStyle(root).getPropertyValue(PROPERTY) !== inset)
        root.style.setProperty(PROPERTY, inset);
    };
    const stop = onResize(element, tell);
    return () => {
      stop();
      root.style.removeProperty(PROPERTY);
    };
  }, [bar]);
}
