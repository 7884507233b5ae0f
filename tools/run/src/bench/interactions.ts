import type { CDPSession, Locator, Page } from 'playwright';
import { LONGEST } from './in-page.js';
import type { Measures } from './visits.js';

/** Something that a visitor does with one tap, and its visible result. */
interface Interaction {
  name: string;
  tap: (page: Page) => Locator;
  /** Resolves once it has been answered. */
  seen: (page: Page) => Promise<unknown>;
  /** Goes back to the page, not measured. */
  leave?: (page: Page) => Promise<unknown>;
  /** Whether it is left out where there is no such control. */
  isOptional?: true;
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
  seen: (page) => page.getByRole('heading', { name: title, exact: true }).waitFor(),
});

/** Found as a person does: the sites name the element differently. */
const questions = (page: Page): Locator =>
  page.locator('section', {
    has: page.getByRole('heading', { name: 'Questions and answers', exact: true }),
  });

const question = (position: number): Interaction => ({
  name: `question ${position + 1}`,
  tap: (page) => questions(page).locator('details > summary').nth(position),
  seen: (page) => questions(page).locator('details[open]').nth(position).waitFor(),
});

const favorite = (on: boolean): Interaction => ({
  name: on ? 'favourite' : 'no favourite',
  tap: (page) => actions(page).getByRole('button', { name: 'Favorite', pressed: !on }),
  seen: (page) => actions(page).getByRole('button', { name: 'Favorite', pressed: on }).waitFor(),
});

/** A dialog opened and closed, by the control of that name. */
const both = (name: string, tap: Interaction['tap']): readonly Interaction[] => [
  opens(name, tap),
  closes(name),
];

const button =
  (name: string | RegExp): Interaction['tap'] =>
  (page) =>
    page.locator('main').getByRole('button', { name, exact: true }).first();

/** The taps of the first minute in a browser, where nobody knows the visitor. */
export const inTheBrowser: readonly Interaction[] = [
  ...both('More', (page) => actions(page).getByRole('button', { name: 'More' })),
  ...both('Contact', (page) => actions(page).getByRole('button', { name: 'Contact' })),
  ...both('Save', button('Save')),
  ...both('Share', button('Share')),
  ...both('Follow', button('Follow')),
  ...both('Search', button('Search this page')),
  chip('Coupons'),
  chip('Questions and answers'),
  question(0),
  question(1),
  {
    name: 'Reserve',
    tap: (page) => page.getByRole('link', { name: 'Reserve', exact: true }).first(),
    seen: (page) => page.waitForURL(/reservation/),
    leave: (page) => page.goBack(),
    isOptional: true,
  },
  ...both('More again', (page) => actions(page).getByRole('button', { name: 'More' })),
  {
    name: 'language',
    tap: (page) => page.getByRole('contentinfo').getByRole('link', { name: '日本語' }),
    seen: (page) => page.locator('html[lang=ja]').waitFor(),
  },
];

/** The taps of a visitor in the app who looks at everything once. */
export const inTheApp: readonly Interaction[] = [
  ...both('More', (page) => actions(page).getByRole('button', { name: 'More' })),
  ...both('Contact', (page) => actions(page).getByRole('button', { name: 'Contact' })),
  ...both('Save', (page) => shortcuts(page).getByRole('button', { name: /^Saved?$/ })),
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
    const edges = row?.getBoundingClientRect();
    if (edges && (left < edges.left || right > edges.right)) row?.scrollBy({ left: left - bars });
    const { top, bottom } = element.getBoundingClientRect();
    // A row may be in the bar at the upper edge.
    const isHidden = (top < bars && !row) || bottom > innerHeight - bars;
    if (isHidden && !element.closest('dialog'))
      window.scrollBy({ top: top - innerHeight / 2, behavior: 'instant' });
  }, BARS);

/** Milliseconds for which a finger touches the glass. Meanwhile the browser draws the control as pressed. */
const TOUCH = 80;

/** Milliseconds after which something covers a control for good. */
const COVERED = 15_000;

/** A tap with a finger, once nothing covers the control, such as a message that disappears by itself. */
async function tapOn(page: Page, session: CDPSession, control: Locator): Promise<void> {
  const isHit = ({ x, y }: { x: number; y: number }): Promise<boolean> =>
    control.evaluate((element, point) => element.contains(document.elementFromPoint(point.x, point.y)), {
      x,
      y,
    });
  const end = performance.now() + COVERED;
  while (performance.now() < end) {
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
  throw new Error(`${String(control)} is covered.`);
}

/** Milliseconds between taps: the visitor looks at the result, and the browser reports the interaction. */
const LOOK = 600;

/**
 * Measures what a tap causes; its names are those of what it measures. `answered` resolves once the result is seen: before
 * that, a tap on a link may be between two documents, neither of which can be asked.
 */
type Around = (tap: () => Promise<void>, answered: () => Promise<unknown>) => Promise<Measures>;

/** What each tap causes, measured by `around`. */
export async function tapEach(
  page: Page,
  session: CDPSession,
  interactions: readonly Interaction[],
  around: Around,
): Promise<Measures> {
  const all: Measures = {};
  for (const { name, tap, seen, leave, isOptional } of interactions) {
    const control = tap(page);
    if (isOptional && !(await control.count())) continue;
    await control.waitFor();
    await bringIntoView(control);
    await page.waitForTimeout(LOOK);
    const measured = await around(
      async () => {
        await tapOn(page, session, control);
        // Looking for the result costs the page as much as showing it: not before it has been shown.
        await page.waitForTimeout(LOOK);
      },
      () => seen(page),
    );
    for (const [measure, value] of Object.entries(measured)) all[`  ${name}${measure}`] = value;
    await seen(page);
    await leave?.(page);
  }
  return all;
}

/**
 * Milliseconds from each tap until the browser has drawn its next frame, as the browser measures it for its measure of
 * interactivity. It does not report interactions that take less than a frame, and rounds to 8 ms.
 */
export async function interact(
  page: Page,
  session: CDPSession,
  interactions: readonly Interaction[],
): Promise<Measures> {
  const durations = await tapEach(page, session, interactions, async (tap, answered) => {
    await page.evaluate((key) => sessionStorage.removeItem(key), LONGEST);
    await tap();
    await answered();
    return { '': await page.evaluate((key) => Number(sessionStorage.getItem(key)), LONGEST) };
  });
  const ordered = Object.values(durations).sort((one, other) => one - other);
  return {
    'Interactions, 75th percentile, ms': ordered[Math.ceil(ordered.length * 0.75) - 1] ?? 0,
    'Worst interaction, ms': ordered.at(-1) ?? 0,
    ...durations,
    'Layout shift while it is used': await page.evaluate(() => window.seen.shift),
  };
}
