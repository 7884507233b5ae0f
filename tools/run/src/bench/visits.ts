import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Browser, BrowserContext, CDPSession, Page } from 'playwright';
import { tapAtOnce, watch } from './in-page.js';
import { interact } from './interactions.js';
import { followRequests } from './requests.js';

/** Measures by name: milliseconds, or a count. */
export type Measures = Record<string, number>;

/** A mid-range phone on a slow network, with Lighthouse's settings. */
const SLOWER_PROCESSOR = 4;
const SLOW_4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1474.56 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
};

/** Milliseconds without a request after which the page has finished loading. */
const REST = 4000;

/** Milliseconds in which the server has rendered a page. */
const RENDERING = 1500;

/**
 * Has the server render a page before it is visited. Most visitors find it in the server's memory; for the others it
 * would be rendered on one of the CPUs that the browser needs here, which it does not share with a server elsewhere.
 */
export async function putAtHand(url: string): Promise<void> {
  await (await fetch(url)).arrayBuffer();
  await delay(RENDERING);
}

const phone = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
};

async function visit<Result>(
  browser: Browser,
  measure: (page: Page, session: CDPSession, context: BrowserContext) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext(phone);
  try {
    // tsx wraps inner functions in a helper, which does not exist in a page.
    await context.addInitScript({ content: 'globalThis.__name = (value) => value;' });
    await context.addInitScript(watch);
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', SLOW_4G);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER_PROCESSOR });
    return await measure(page, session, context);
  } finally {
    await context.close();
  }
}

/** Measures loading the page, without any interaction. */
export async function visitAndRead(browser: Browser, url: string): Promise<Measures> {
  await putAtHand(url);
  return visit(browser, async (page, session) => {
    const requests = followRequests(session, url);
    await page.goto(url, { waitUntil: 'networkidle' });
    // With a slow CPU, the network is idle before the page has requested everything.
    await page.waitForTimeout(REST);
    const { firstPaint, largestPaint, shift } = await page.evaluate(() => window.seen);
    return {
      'First contentful paint, ms': firstPaint,
      'Largest contentful paint, ms': largestPaint,
      'Layout shift': shift,
      ...requests(),
    };
  });
}

/** How soon something opens if `name` is pressed as soon as it is visible, or once the start is in `state`. */
export async function visitAndTap(browser: Browser, url: string, name: string, state = ''): Promise<number> {
  await putAtHand(url);
  return visit(browser, async (page, _session, context) => {
    const sign = 'tap answered';
    await context.addInitScript(tapAtOnce, [name, state, sign] as const);
    const answer = page.waitForEvent('console', {
      predicate: (message) => message.text().startsWith(sign),
      timeout: 60_000,
    });
    await page.goto(url, { waitUntil: 'commit' });
    return Number((await answer).text().slice(sign.length));
  });
}

/** How long dialogs take to open once the page has loaded, the first and the second time. */
export function visitAndOpen(browser: Browser, url: string): Promise<Measures> {
  return visit(browser, async (page) => {
    await page.goto(url, { waitUntil: 'networkidle' });
    const openings: number[] = [];
    for (const name of ['More', 'Contact', 'More', 'Contact']) {
      openings.push(
        await page.evaluate(async (label) => {
          const isOpen = (): boolean =>
            [...document.querySelectorAll('dialog, [popover]')].some(
              (each) => each.getClientRects().length > 0,
            );
          const begun = performance.now();
          document.querySelector<HTMLElement>(`[role=group] [aria-label="${label}"]`)?.click();
          while (!isOpen()) await new Promise(requestAnimationFrame);
          await new Promise(requestAnimationFrame);
          return performance.now() - begun;
        }, name),
      );
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'hidden' });
    }
    return {
      'Opening ‘More’ the first time, ms': openings[0] ?? 0,
      'Opening ‘Contact’ the first time, ms': openings[1] ?? 0,
      'Opening ‘More’ again, ms': openings[2] ?? 0,
      'Opening ‘Contact’ again, ms': openings[3] ?? 0,
    };
  });
}

/**
 * Measures the taps of a new visitor in the app.
 *
 * @param url The account's page for browsers.
 */
export function visitAndUse(browser: Browser, url: string): Promise<Measures> {
  return visit(browser, async (page, session) => {
    const { origin, pathname, searchParams } = new URL(url);
    searchParams.set('visitor', `visitor-${randomUUID()}`);
    await page.goto(`${origin}/liff${pathname}?${searchParams}`, { waitUntil: 'networkidle' });
    await page.waitForTimeout(REST);
    return interact(page, session);
  });
}
