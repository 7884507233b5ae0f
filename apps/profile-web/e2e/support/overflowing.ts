import type { Page } from './fixtures.js';

/** Elements that overflow the window or its pop-up sideways, unless inside a horizontal scroller. */
export const overflowing = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { documentElement: root } = document;
    const scrolls = (element: Element): boolean => getComputedStyle(element).overflowX !== 'visible';
    const held = (element: Element): boolean => {
      for (let outer = element.parentElement; outer && outer !== root; outer = outer.parentElement) {
        if (scrolls(outer) && outer !== document.body) return true;
      }
      return false;
    };
    const beyond = [...document.body.querySelectorAll('*')].filter((element) => {
      const { left, right, width, height } = element.getBoundingClientRect();
      return width > 1 && height > 1 && (left < -1 || right > root.clientWidth + 1) && !held(element);
    });
    // A vertical scroller must not overflow sideways.
    const sheets = [root, ...document.querySelectorAll('dialog, dialog > * > *')].filter(
      ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth,
    );
    return [...sheets, ...beyond].map((element) => element.outerHTML.slice(0, 160));
  });

/** Words in headings of views and in actions, on the page and in the pop-up, that are broken across lines. */
export const brokenWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    const segmenter = new Intl.Segmenter(document.documentElement.lang, { granularity: 'word' });
    for (const action of document.querySelectorAll(
      '[role=group][aria-busy] > *, :has(> [role=group][aria-busy]) > :is(a, button), dialog :is(button, a), article > h1',
    )) {
      const walker = document.createTreeWalker(action, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        for (const { segment, index, isWordLike } of segmenter.segment(node.textContent ?? '')) {
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + segment.length);
          const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
          const isWhole = tops.size === 1 || range.getBoundingClientRect().width <= 1;
          // In a heading, some scripts break within words, and very long words have no room in any line.
          const mustBeWhole = action.matches('h1') ? /^\p{Script=Latin}{2,20}$/u.test(segment) : isWordLike;
          if (mustBeWhole && !isWhole) found.push(segment);
        }
      }
    }
    return found;
  });
