import type { Locator } from '@playwright/test';
import { expect, type Page } from './fixtures.js';

/** Longer than the window for a double tap: docs/decisions/taps.md. */
const BETWEEN_TAPS_MS = 500;

/**
 * What changes with the clock, and with what others have reserved: whether it is open and until when, special days, free
 * times, and the reasons of a channel. Its words do not count, or a journey would be longer in the morning.
 */
const OF_THE_CLOCK = [
  '[data-fact=status]',
  '[data-fact=special]',
  '[data-fact=crowd]',
  // Beside the name in the bar of sections: one word while it is open, three on a break.
  'a[href="#top"][aria-hidden=true] > :nth-child(3)',
  '[aria-hidden=true] svg text',
  'a[href*="day="]',
  '#oa-basic-info dl > :first-child',
  '[role=radiogroup]',
  '[role=dialog] [id$="-details"], dialog [id$="-details"]',
].join();

/** What a visitor has done so far. */
export interface Effort {
  taps: number;
  /** How often something had to be scrolled into view. */
  scrolls: number;
  /** Words that stood before what was tapped or looked for, on each screen from its top, whatever the hour. */
  words: number;
}

/** A visitor with one finger, who reads each screen from its top until they find what they want. */
export interface Finger {
  tap: (target: Locator) => Promise<void>;
  /** Finds what answers the question. */
  find: (answer: Locator) => Promise<void>;
  taps: () => number;
  scrolls: () => number;
  effort: () => Effort;
}

/** Taps and reads, and counts both. */
export function finger(page: Page): Finger {
  const effort: Effort = { taps: 0, scrolls: 0, words: 0 };
  async function find(target: Locator): Promise<void> {
    await expect(target).toBeVisible();
    const box = await target.boundingBox();
    const height = page.viewportSize()?.height ?? 0;
    if (!box || box.y < 0 || box.y + box.height > height) effort.scrolls += 1;
    effort.words += await target.evaluate(wordsBefore, OF_THE_CLOCK);
  }
  return {
    find,
    async tap(target) {
      await find(target);
      await target.tap();
      effort.taps += 1;
      // No visitor reacts faster, and the page ignores a second tap at the same place as part of a double tap.
      await page.waitForTimeout(BETWEEN_TAPS_MS);
    },
    taps: () => effort.taps,
    scrolls: () => effort.scrolls,
    effort: () => ({ ...effort }),
  };
}

/**
 * The visible words that stand before an element on the screen, line by line, from the top of the window or of the
 * pop-up that covers it. Further screens that have to be scrolled past count, too. Runs in the page.
 */
function wordsBefore(target: Element, ignored: string): number {
  const pops = [...document.querySelectorAll('dialog, [popover]')].filter(
    (each) => (each instanceof HTMLDialogElement && each.open) || each.matches(':popover-open'),
  );
  const root = pops.find((each) => each.contains(target)) ?? document.body;
  const goal = target.getBoundingClientRect();
  const middle = (goal.top + goal.bottom) / 2;
  /** Whether a rectangle is on an earlier line, or on the same one further to the left. */
  const isBefore = ({ top, bottom, left }: DOMRect): boolean =>
    bottom <= goal.top || (top + bottom <= 2 * middle && top < goal.bottom && left < goal.left);
  const segmenter = new Intl.Segmenter('en', { granularity: 'word' });
  /** What only screen readers find is a pixel large, or in something that is. */
  const isDrawn = (element: Element | null): boolean =>
    !element ||
    ((element.getBoundingClientRect().width > 1 || getComputedStyle(element).display === 'contents') &&
      isDrawn(element.parentElement));
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  let words = 0;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const { parentElement: parent, textContent } = node;
    if (!textContent?.trim() || !parent || target.contains(parent) || parent.closest(ignored)) continue;
    if (!parent.checkVisibility({ opacityProperty: true, visibilityProperty: true }) || !isDrawn(parent))
      continue;
    for (const { segment, index, isWordLike } of segmenter.segment(textContent)) {
      if (!isWordLike) continue;
      range.setStart(node, index);
      range.setEnd(node, index + segment.length);
      const place = range.getBoundingClientRect();
      const isPassed = place.bottom > 0 && place.left < innerWidth && place.right > 0;
      if (place.width > 1 && isPassed && isBefore(place)) words += 1;
    }
  }
  return words;
}
