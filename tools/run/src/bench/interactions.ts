import type { CDPSession, Locator, Page } from 'playwright';
import type { Measures } from './visits.js';

/** Something that a visitor does with one tap, and its visible result. */
interface Interaction {
  name: string;
  tap: (page: Page) => Locator;
  /** Resolves once it has been answered. */
  seen: (page: Page) => Promise<unknown>;
}

const actions = (page: Page): Locator => page.getByRole('group', { name: 'Actions' });
const shortcuts = (page: Page): Locator => page.getByRole('list', { name: 'More actions' });
const dialog = (page: Page): Locator => page.getByRole('dialog');
const opened = (page: Page): Promise<void> => dialog(page).waitFor();

const opens = (name: string, tap: Interaction['tap']): Interaction => ({ name, tap, seen: opened });
const closes = (name: string): Interaction => ({
  name: `${name}, closed`,
  tap: (page) => dialog(page).getByRole('button', { name: 'Close' }).first(),
  seen: (page) => dialog(page).waitFor({ state: 'hidden' }),
});

const chip = (title: string): Interaction => ({
  name: `to ${title}`,
  tap: (page) =>
    page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: title, exact: true }),
  seen: (page) => page.locator('h2:focus', { hasText: title }).waitFor(),
});

const question = (position: number): Interaction => ({
  name: `question ${position + 1}`,
  tap: (page) => page.locator('[data-plugin=faq] details > summary').nth(position),
  seen: (page) => page.locator('[data-plugin=faq] details[open]').nth(position).waitFor(),
});

const favorite = (on: boolean): Interaction => ({
  name: on ? 'favourite' : 'no favourite',
  tap: (page) => actions(page).getByRole('button', { name: 'Favorite', pressed: !on }),
  seen: (page) => actions(page).getByRole('button', { name: 'Favorite', pressed: on }).waitFor(),
});

/** The twenty taps of a visitor who looks at everything once. */
const visit: readonly Interaction[] = [
  opens('More', (page) => actions(page).getByRole('button', { name: 'More' })),
  closes('More'),
  opens('Contact', (page) => actions(page).getByRole('button', { name: 'Contact' })),
  closes('Contact'),
  opens('Save', (page) => shortcuts(page).getByRole('button', { name: /^Saved?$/ })),
  closes('Save'),
  {
    name: 'Add friend',
    tap: (page) => actions(page).getByRole('button', { name: 'Add friend' }),
    seen: (page) => actions(page).getByRole('link', { name: 'Chat' }).waitFor(),
  },
  favorite(true),
  favorite(false),
  chip('Coupons'),
  chip('Basic information'),
  chip('Questions and answers'),
  question(0),
  question(1),
  question(2),
  chip('Posts'),
  opens('gallery', (page) => page.locator('[data-plugin=media-feed] a[href*="/media-feed/"]').first()),
  {
    name: 'next picture',
    tap: (page) => dialog(page).getByRole('button', { name: 'Next' }),
    seen: (page) => dialog(page).getByRole('button', { name: 'Previous' }).waitFor(),
  },
  closes('gallery'),
  opens('More again', (page) => actions(page).getByRole('button', { name: 'More' })),
];

/** Maximum height of the bars at the edges of the window, in pixels. */
const BARS = 110;

/**
 * Scrolls no further than a visitor would. `scrollIntoView` treats what is in the section bar as hidden by it, and
 * scrolls the page.
 */
const bringIntoView = (control: Locator): Promise<void> =>
  control.evaluate((element, bars) => {
    const row = element.closest('[data-row], dialog');
    const { left, right } = element.getBoundingClientRect();
    if (left < 0 || right > innerWidth) row?.scrollBy({ left: left - bars });
    const { top, bottom } = element.getBoundingClientRect();
    if (!row && (top < bars || bottom > innerHeight - bars))
      window.scrollBy({ top: top - innerHeight / 2, behavior: 'instant' });
  }, BARS);

/** Milliseconds for which a finger touches the glass. Meanwhile the browser draws the control as pressed. */
const TOUCH = 80;

/** A tap with a finger, once nothing covers the control, such as a message that disappears by itself. */
async function tapOn(page: Page, session: CDPSession, control: Locator): Promise<void> {
  const isHit = ({ x, y }: { x: number; y: number }): Promise<boolean> =>
    control.evaluate((element, point) => element.contains(document.elementFromPoint(point.x, point.y)), {
      x,
      y,
    });
  for (;;) {
    const box = await control.boundingBox();
    if (!box) throw new Error('The control to tap has no box.');
    const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    if (await isHit(middle)) {
      await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [middle] });
      await page.waitForTimeout(TOUCH);
      await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
      return;
    }
    await page.waitForTimeout(LOOK);
  }
}

/** Milliseconds between taps: the visitor looks at the result, and the browser reports the interaction. */
const LOOK = 600;

/**
 * Milliseconds from each of the twenty taps until the browser has drawn its result, as the browser measures it. It does
 * not report interactions that take less than a frame.
 */
export async function interact(page: Page, session: CDPSession): Promise<Measures> {
  const durations: [name: string, duration: number][] = [];
  for (const { name, tap, seen } of visit) {
    const control = tap(page);
    await bringIntoView(control);
    await page.waitForTimeout(LOOK);
    await page.evaluate(() => window.seen.interactions.splice(0));
    await tapOn(page, session, control);
    await seen(page);
    await page.waitForTimeout(LOOK);
    durations.push([name, await page.evaluate(() => Math.max(0, ...window.seen.interactions))]);
  }
  const ordered = [...durations].sort(([, one], [, other]) => one - other);
  const slowest = ordered.slice(-4).map(([name, duration]) => `${name} ${duration}`);
  process.stderr.write(`  slowest: ${slowest.reverse().join(', ')}\n`);
  return {
    'Interactions, 75th percentile, ms': ordered[Math.ceil(ordered.length * 0.75) - 1]?.[1] ?? 0,
    'Worst interaction, ms': ordered.at(-1)?.[1] ?? 0,
    'Layout shift while it is used': await page.evaluate(() => window.seen.shift),
  };
}
