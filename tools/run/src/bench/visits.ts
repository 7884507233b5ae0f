import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Browser, BrowserContext, BrowserContextOptions, CDPSession, Locator, Page } from 'playwright';
import { LONGEST, seeDocument, tapAtOnce, watch, type Seen } from './in-page.js';
import { inTheApp, inTheBrowser, interact, tapEach } from './interactions.js';
import { followRequests } from './requests.js';
import { workDuring } from './work.js';

/** Measures by name: milliseconds, or a count. */
export type Measures = Record<string, number>;

/** Set before the first visit. */
let slowerProcessor = 1;

/** Has all visits from now on a processor that is so many times slower than the one here. */
export function slowProcessorBy(times: number): void {
  slowerProcessor = times;
}

/** Milliseconds without a request after which the page has finished loading. A dry round compares nothing. */
const REST = process.argv.includes('--dry') ? 400 : 4000;

/** Milliseconds in which the server has rendered a page. */
const RENDERING = 1500;

/**
 * Has the server render a page before it is visited. Most visitors find it in the server's memory; for the others it
 * would be rendered on one of the CPUs that the browser needs here, which it does not share with a server elsewhere.
 */
async function putAtHand(url: string): Promise<void> {
  await (await fetch(url)).arrayBuffer();
  await delay(RENDERING);
}

/** The browser's name for it in a trace. */
const FIRST_PAINT = 'firstContentfulPaint';

/** What a page writes to the console when a tap is answered. */
const TAP_ANSWERED = 'tap answered';

/** Milliseconds after which an impatient visitor taps again. */
const PATIENCE = 100;

/** What a page is visited with. */
const devices = {
  phone: {
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  },
  desktop: { viewport: { width: 1280, height: 800 } },
} as const satisfies Record<string, BrowserContextOptions>;

/** What a phone says of itself. */
const PHONE =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';

async function visit<Result>(
  browser: Browser,
  measure: (page: Page, session: CDPSession, context: BrowserContext) => Promise<Result>,
  device: BrowserContextOptions = devices.phone,
): Promise<Result> {
  const context = await browser.newContext(device);
  try {
    // tsx wraps inner functions in a helper, which does not exist in a page.
    await context.addInitScript({ content: 'globalThis.__name = (value) => value;' });
    await context.addInitScript(watch, LONGEST);
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowerProcessor });
    return await measure(page, session, context);
  } finally {
    await context.close();
  }
}

/** Measures loading the page, without any interaction. */
export async function visitAndRead(browser: Browser, url: string): Promise<Measures> {
  await putAtHand(url);
  return visit(browser, async (page, session) => {
    await session.send('Network.enable');
    const requests = followRequests(session, url);
    const { firstPaint, largestPaint, shift } = await load(page, url);
    return {
      'First contentful paint, ms': firstPaint,
      'Largest contentful paint, ms': largestPaint,
      'Layout shift': shift,
      ...requests(),
    };
  });
}

/** The paints of other visits: of a browser that says it is a phone's, and with a new opener's key in the address. */
export async function visitOtherwise(browser: Browser, url: string): Promise<Measures> {
  await putAtHand(url);
  const asPhone = await visit(browser, (page) => load(page, url), { ...devices.phone, userAgent: PHONE });
  const withKey = await visit(browser, (page) => load(page, addKey(url)));
  return {
    'First contentful paint as a phone, ms': asPhone.firstPaint,
    'Largest contentful paint as a phone, ms': asPhone.largestPaint,
    'First contentful paint with a key, ms': withKey.firstPaint,
    'Largest contentful paint with a key, ms': withKey.largestPaint,
  };
}

/** The address with an opener's key that no visit had before. */
function addKey(url: string): string {
  const keyed = new URL(url);
  keyed.searchParams.set('key', randomUUID());
  return keyed.href;
}

async function load(page: Page, url: string): Promise<Seen> {
  await page.goto(url, { waitUntil: 'networkidle' });
  // With a slow CPU, the network is idle before the page has requested everything.
  await page.waitForTimeout(REST);
  return page.evaluate(() => window.seen);
}

/** How soon a tap on `name` is answered if it is pressed as soon as it is visible. */
export async function visitAndTap(
  browser: Browser,
  url: string,
  name: string,
  device: keyof typeof devices = 'phone',
): Promise<number> {
  await putAtHand(url);
  return visit(
    browser,
    async (page, _session, context) => {
      await context.addInitScript(tapAtOnce, [name, TAP_ANSWERED, PATIENCE] as const);
      const answer = numberAfter(page, TAP_ANSWERED);
      await page.goto(url, { waitUntil: 'commit' });
      return answer;
    },
    devices[device],
  );
}

/** What the main thread does until the first paint, until the page rests, and until a tap on 'More' is answered. */
export async function visitAndWork(browser: Browser, url: string, isStatic: boolean): Promise<Measures> {
  await putAtHand(url);
  const paint = await visit(browser, async (page) => ({
    ...named('Until the first paint', await workDuring(browser, page, () => load(page, url), FIRST_PAINT)),
    Elements: await page.evaluate(() => document.querySelectorAll('*').length),
    'Document, kB': (await (await fetch(url)).text()).length / 1000,
  }));
  if (isStatic) return paint;
  return {
    ...paint,
    ...named(
      'Until it rests',
      await visit(browser, (page) => workDuring(browser, page, () => load(page, url))),
    ),
    ...named(
      'Until a tap on ‘More’ is answered',
      await visit(browser, async (page, _session, context) => {
        await context.addInitScript(tapAtOnce, ['More', TAP_ANSWERED, PATIENCE] as const);
        return workDuring(browser, page, async () => {
          const answer = numberAfter(page, TAP_ANSWERED);
          await page.goto(url, { waitUntil: 'commit' });
          await answer;
        });
      }),
    ),
    ...(await visit(browser, async (page, session) => {
      await load(page, url);
      return tapEach(page, session, inTheBrowser, async (tap) =>
        named('', inSum(await workDuring(browser, page, tap))),
      );
    })),
  };
}

const named = (what: string, measures: Measures): Measures =>
  Object.fromEntries(Object.entries(measures).map(([measure, value]) => [`${what}: ${measure}`, value]));

/** Of a tap: all of its work, and the parts that take most. */
function inSum(measures: Measures): Measures {
  const times = Object.entries(measures).filter(([measure]) => measure.endsWith(', ms'));
  return { 'all, ms': times.reduce((sum, [, value]) => sum + value, 0), ...measures };
}

/** How a link is followed: by a finger, by a pointer that rests on it first, or by what gives no sign before, such as a key. */
type Way = 'finger' | 'rest' | 'key';

/** Milliseconds for which a finger touches what it taps, and for which a pointer rests before it clicks. */
const TOUCH = 80;
const REST_ON_LINK = 800;

/** A document that a page links. */
interface Next {
  language?: string;
  account?: string;
}

/**
 * How soon the document behind a link of the loaded page is seen, after the link was followed.
 *
 * @param again Whether the visitor has been there and come back before.
 */
export async function visitAndLeave(
  browser: Browser,
  url: string,
  to: Next,
  { way = 'finger', again = false }: { way?: Way; again?: boolean } = {},
): Promise<number> {
  const measure = async (page: Page, session: CDPSession, context: BrowserContext): Promise<number> => {
    await load(page, url);
    if (again) {
      await (await linkTo(page, to)).evaluate((element: HTMLElement) => element.click());
      await page.waitForURL((address) => address.href !== url);
      await page.waitForTimeout(REST);
      await load(page, url);
    }
    const [sign, key] = ['document seen', 'bench-tapped'];
    await context.addInitScript(seeDocument, [to.language ?? 'en', to.account ?? '', key, sign] as const);
    await page.evaluate(seeDocument, [to.language ?? 'en', to.account ?? '', key, sign] as const);
    const answer = numberAfter(page, sign);
    const link = await linkTo(page, to);
    await link.scrollIntoViewIfNeeded();
    // For the pictures that come into sight, which share the line.
    await page.waitForTimeout(REST);
    await page.evaluate((item) => {
      const taken = (): void =>
        sessionStorage.setItem(item, String(performance.timeOrigin + performance.now()));
      addEventListener('click', taken, { capture: true, once: true });
    }, key);
    await follow(link, session, way);
    return answer;
  };
  return visit(browser, measure, devices[way === 'rest' ? 'desktop' : 'phone']);
}

/** Scrolls down to it, since a section whose data were late on the server is there once it is near. */
async function linkTo(page: Page, { language, account }: Next): Promise<Locator> {
  const footer = page.getByRole('contentinfo');
  await footer.scrollIntoViewIfNeeded();
  return account
    ? page.locator(`main a[href*="${account}"]`).first()
    : footer.locator(`[hreflang=${language}], [lang=${language}]`).first();
}

async function follow(link: Locator, session: CDPSession, way: Way): Promise<void> {
  if (way === 'key') return link.evaluate((element: HTMLElement) => element.click());
  if (way === 'rest') {
    await link.hover();
    await delay(REST_ON_LINK);
    return link.click();
  }
  const { x = 0, y = 0, width = 0, height = 0 } = (await link.boundingBox()) ?? {};
  const touchPoints = [{ x: x + width / 2, y: y + height / 2 }];
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await delay(TOUCH);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** What the page writes to the console after `sign`. */
function numberAfter(page: Page, sign: string): Promise<number> {
  const answer = page
    .waitForEvent('console', { predicate: (each) => each.text().startsWith(sign), timeout: 60_000 })
    .then((message) => Number(message.text().slice(sign.length)));
  // If the tap itself fails, that is what has to be told.
  answer.catch(() => undefined);
  return answer;
}

/** Measures the taps of a new visitor's first minute in a browser. */
export async function visitAndUse(browser: Browser, url: string): Promise<Measures> {
  await putAtHand(url);
  return visit(browser, async (page, session) => {
    await page.goto(url, { waitUntil: 'load' });
    return interact(page, session, inTheBrowser);
  });
}

/**
 * Measures the taps of a new visitor in the app.
 *
 * @param url The account's page for browsers.
 */
export function visitAndUseInApp(browser: Browser, url: string): Promise<Measures> {
  return visit(browser, async (page, session) => {
    const { origin, pathname, searchParams } = new URL(url);
    searchParams.set('visitor', `visitor-${randomUUID()}`);
    await page.goto(`${origin}/liff${pathname}?${searchParams}`, { waitUntil: 'load' });
    return interact(page, session, inTheApp);
  });
}
