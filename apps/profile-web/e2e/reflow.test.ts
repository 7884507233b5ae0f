import { expect, type Page, test } from './support/fixtures.js';
import { places, resize, windows } from './support/places.js';

/** Elements that overflow the window or its pop-up sideways, unless inside a horizontal scroller. */
const overflowing = (page: Page): Promise<string[]> =>
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

/** Words in actions, on the page and in the pop-up, that are broken across lines. */
const brokenWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    const segmenter = new Intl.Segmenter(document.documentElement.lang, { granularity: 'word' });
    for (const action of document.querySelectorAll('[role=group][aria-busy] > *, dialog :is(button, a)')) {
      const walker = document.createTreeWalker(action, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        for (const { segment, index, isWordLike } of segmenter.segment(node.textContent ?? '')) {
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + segment.length);
          const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
          if (isWordLike && tops.size > 1) found.push(segment);
        }
      }
    }
    return found;
  });

for (const { name, open } of places) {
  test(`${name} fits the window at any width and text size`, async ({ page, complaints }) => {
    complaints.allow(/404/);
    await open(page);
    const found: string[] = [];
    for (const size of windows) {
      await resize(page, size);
      const faults = [...(await overflowing(page)), ...(await brokenWords(page))];
      found.push(...faults.map((fault) => `${size.join(' ')}: ${fault}`));
    }
    expect(found).toEqual([]);
  });
}

test('a text in a report never widens the page', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/@komorebi/report?lang=en');
  const details = page.getByRole('textbox');
  for (const words of ['x'.repeat(60), `https://example.com/${'path/'.repeat(36)}`, 'ก'.repeat(200)]) {
    await details.fill(words);
    expect(await overflowing(page), words).toEqual([]);
  }
});
