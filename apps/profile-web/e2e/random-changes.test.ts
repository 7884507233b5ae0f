import type { Browser, Locator } from '@playwright/test';
import { expect, test, type Page } from './support/fixtures.js';
import { sight, type Sight } from './support/foreign-changes.js';
import { watchLayoutShifts } from './support/layout-shifts.js';
import { changeAtRandom, type RandomChanges, type When } from './support/random-changes.js';

/**
 * `RANDOM_CHANGES` pages are tried, beginning with that of `RANDOM_SEED`; see README.md. Without the number they are
 * a few of known seeds, among them two that had found something, so that nobody's work fails by luck.
 */
const { RANDOM_CHANGES, RANDOM_SEED } = process.env;
const count = Number(RANDOM_CHANGES ?? 6);
const first = Number(RANDOM_SEED ?? (RANDOM_CHANGES ? Date.now() % 1_000_000 : 20_019));
const kinds = ['before', 'during', 'after'] as const;

const address = '/@komorebi?lang=en';

interface ChangedWindow extends Window {
  changeNow: () => void;
  changes: string[];
  resized: number;
}

/** What the changes alone leave of the page. */
interface Left extends Sight {
  /** Names of the controls that can be tapped. */
  controls: string[];
  /** How much higher and lower the changes have made sections, in heights of the window: most of it out of sight. */
  resized: number;
}

const more = (page: Page): Locator => page.getByRole('button', { name: 'More', exact: true }).first();
const map = (page: Page): Locator => page.getByRole('link', { name: 'Map', exact: true }).first();

async function left(page: Page): Promise<Left> {
  const controls = [];
  if (await more(page).isVisible()) controls.push('More');
  if (await map(page).isVisible()) controls.push('Map');
  const resized = await page.evaluate(() => (window as unknown as ChangedWindow).resized);
  return { ...(await sight(page)), controls, resized };
}

/** Opens a page in a tab of its own that is changed as it loads, or offers the changes. */
async function open(browser: Browser, changes: RandomChanges): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 }, serviceWorkers: 'block' });
  await watchLayoutShifts(page);
  await page.addInitScript(changeAtRandom, changes);
  return page;
}

/** What is left if only the changes are made, in a page that is drawn, and none of its scripts runs. */
async function changedAlone(browser: Browser, seed: number): Promise<Left> {
  const page = await open(browser, { seed, when: 'after' });
  // Never answered.
  await page.route(/\/assets\/main-[^/]+\.js/, () => undefined);
  await page.goto(address, { waitUntil: 'commit' });
  await page.waitForFunction(
    () =>
      document.readyState !== 'loading' && performance.getEntriesByName('first-contentful-paint').length > 0,
  );
  await page.evaluate(() => (window as unknown as ChangedWindow).changeNow());
  await page.waitForTimeout(500);
  const seen = await left(page);
  await page.close();
  return seen;
}

/** Waits until the page has started, or says that it has not. */
const settled = (page: Page): Promise<unknown> =>
  page.waitForFunction(
    () =>
      document.documentElement.dataset['start'] === 'failed' ||
      performance.getEntriesByName('links followed').length > 0,
  );

/** Whether the page tells the visitor that something is wrong, and what to do. */
const tells = (page: Page): Promise<boolean> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('#start-message, [role=alert]')].some(
      (words) => words.checkVisibility() && words.innerText.trim() !== '',
    ),
  );

/** Taps, and waits until it has worked, or the page says what to do. */
async function tap(page: Page, control: Locator, name: string, works: () => boolean): Promise<void> {
  await expect(control, `${name} is there`).toBeVisible();
  await control.evaluate((element) => (element as HTMLElement).click());
  await inAnyDocument(async () =>
    expect((await page.evaluate(works)) || (await tells(page)), `${name} works`).toBe(true),
  );
}

/**
 * Repeats a check until it holds. A link whose view does not load in time leads to a document of its own, in the middle
 * of which nothing can be asked.
 */
const inAnyDocument = (check: () => Promise<void>): Promise<void> =>
  expect(check).toPass({ timeout: 20_000 });

/** Brings all parts near, so that their code is loaded. */
async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += 700) {
      window.scrollTo(0, y);
      await new Promise((drawn) => setTimeout(drawn, 60));
    }
    window.scrollTo(0, 0);
  });
}

async function tapThrough(page: Page, before: Left): Promise<void> {
  const opensMenu = () => Boolean(document.querySelector('dialog[open], [popover]:popover-open'));
  if (before.controls.includes('More')) await tap(page, more(page), 'More', opensMenu);
  await page.keyboard.press('Escape');
  if (!before.controls.includes('Map')) return;
  await tap(page, map(page), 'Map', () => location.pathname.endsWith('/place'));
  await inAnyDocument(async () => expect((await sight(page)).letters, 'the place').toBeGreaterThan(100));
  if (!new URL(page.url()).pathname.endsWith('/place')) return;
  await page.goBack();
  await expect
    .poll(async () => (await sight(page)).letters, { message: 'letters after going back' })
    .toBeGreaterThanOrEqual(before.letters * 0.9);
  if (before.controls.includes('More')) await tap(page, more(page), 'More after going back', opensMenu);
}

async function survives(page: Page, when: When, alone: Left | undefined): Promise<void> {
  await page.goto(address);
  await settled(page);
  let before = alone;
  if (!before) {
    await page.evaluate(() => (window as unknown as ChangedWindow).changeNow());
    await page.waitForTimeout(200);
    before = await left(page);
  }
  await scrollThrough(page);
  await expect
    .poll(async () => (await sight(page)).sections, { message: 'sections' })
    .toBeGreaterThanOrEqual(before.sections);
  const after = await sight(page);
  expect(after.letters, 'letters').toBeGreaterThanOrEqual(before.letters * 0.9);
  // A part that React renders again undoes the changes in it, which moves the page back by as much as they have moved it.
  // Those that were made before the page was drawn have not moved it themselves, nor have those that nobody could see.
  const moves = when === 'before' ? 1 : 2;
  expect(after.shift, 'layout shift').toBeLessThanOrEqual(before.shift * moves + before.resized + 0.1);
  await tapThrough(page, before);
}

test('whatever others change in the document, the page keeps its sections, its words and its place, and taps work', async ({
  browser,
}) => {
  test.setTimeout(60_000 + count * 60_000);
  console.log(`random changes: RANDOM_CHANGES=${count} RANDOM_SEED=${first}`);
  const failures: string[] = [];
  for (let seed = first; seed < first + count; seed += 1) {
    const changes = { seed, when: kinds[seed % kinds.length] ?? 'before' };
    const alone = changes.when === 'after' ? undefined : await changedAlone(browser, seed);
    const page = await open(browser, changes);
    try {
      await survives(page, changes.when, alone);
    } catch (error) {
      const made = await page.evaluate(() => (window as unknown as ChangedWindow).changes.join(', '));
      failures.push(`RANDOM_SEED=${seed}, ${changes.when} the start, ${made}: ${String(error)}`);
    }
    await page.close();
  }
  expect(failures).toEqual([]);
});
