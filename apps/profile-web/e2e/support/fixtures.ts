import { randomUUID } from 'node:crypto';
import { test as base, expect, type ConsoleMessage, type Locator, type Page } from '@playwright/test';
import { addresses } from './addresses.js';

/** A fault that the reference platform can simulate; see its README. */
export interface Fault {
  path: string;
  method?: string;
  status?: number;
  delayMs?: number;
  hang?: true;
  drop?: true;
  malformed?: true;
  wrongShape?: true;
  afterActing?: true;
  times?: number;
}

/** A request that the platform has received. */
export interface ReceivedRequest {
  method: string;
  path: string;
  headers: Record<string, string>;
}

/** The platform's data of a visitor, as far as tests need them. */
export interface StoredVisitor {
  keeps: object[];
  reports: { accountId: string; reason: string; detail: string | null }[];
  reservations: { reservationId: string; slotId: string; partySize: number }[];
}

/** Fixtures for every test of the page. */
export interface Fixtures {
  /** A visitor that no other test uses. */
  visitor: { token: string; relatesTo: (searchId: string, friendshipType: string) => Promise<void> };
  /** Makes the platform fail for this visitor only. */
  fail: (fault: Fault) => Promise<void>;
  /**
   * Holds this page's requests to a path of the platform, or for its own files, until the returned function is called.
   *
   * @param method of the requests to hold. @default 'GET'
   */
  hold: (path: RegExp, method?: string) => Promise<() => void>;
  /** What this visitor has sent to the platform. */
  received: () => Promise<ReceivedRequest[]>;
  /** What the platform has stored of this visitor, or of another; 'anonymous' is the visitor without a token. */
  stored: (token?: string) => Promise<StoredVisitor>;
  /** Console errors and uncaught exceptions of the page, which fail the test unless `allow` permits them. */
  complaints: { texts: string[]; allow: (pattern: RegExp) => void };
}

export const test = base.extend<Fixtures>({
  visitor: async ({ request }, use) => {
    const token = `visitor-${randomUUID()}`;
    await use({
      token,
      relatesTo: async (searchId, friendshipType) => {
        const data = { token, relation: { searchId, friendshipType } };
        expect((await request.post(`${addresses.platform}/__control/visitors`, { data })).ok()).toBe(true);
      },
    });
  },
  fail: async ({ request, visitor }, use) => {
    await use(async (fault) => {
      const data = { ...fault, token: visitor.token };
      expect((await request.post(`${addresses.platform}/__control/faults`, { data })).ok()).toBe(true);
    });
  },
  hold: async ({ page }, use) => {
    await use(async (path, method = 'GET') => {
      let release = (): void => undefined;
      const released = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route(path, async (route) => {
        if (route.request().method() === method) await released;
        await route.fallback();
      });
      return release;
    });
  },
  received: async ({ request, visitor }, use) => {
    await use(async () => {
      const answer = await request.get(`${addresses.platform}/__control/requests`);
      const all = (await answer.json()) as ReceivedRequest[];
      return all.filter(({ headers }) => headers['x-access-token'] === visitor.token);
    });
  },
  stored: async ({ request, visitor }, use) => {
    await use(async (token = visitor.token) => {
      const answer = await request.get(`${addresses.platform}/__control/visitors/${token}`);
      // The platform does not know visitors who have sent nothing.
      return answer.ok()
        ? ((await answer.json()) as StoredVisitor)
        : { keeps: [], reports: [], reservations: [] };
    });
  },
  complaints: [
    async ({ page }, use) => {
      const texts: string[] = [];
      const allowed: RegExp[] = [];
      page.on('console', (message) => message.type() === 'error' && texts.push(told(message)));
      page.on('pageerror', (error) => texts.push(error.message));
      await use({ texts, allow: (pattern) => allowed.push(pattern) });
      expect(texts.filter((text) => !allowed.some((pattern) => pattern.test(text)))).toEqual([]);
    },
    { auto: true },
  ],
});

/** The text of a console message, with the address of a failed request, which the browser's own message lacks. */
const told = (message: ConsoleMessage): string =>
  message.text().startsWith('Failed to load resource')
    ? `${message.text()} ${message.location().url}`
    : message.text();

export { expect, type Page };

/** Address of an account in the app, as this visitor. */
export const inApp = (searchId: string, token: string, query = ''): string =>
  `/liff/${searchId}?lang=en&visitor=${token}${query}`;

/**
 * Gives the app a visitor who is not named in the page's address, so that the token is only where the page puts it.
 * Applies to pages that are opened from now on.
 */
export async function beVisitor(page: Page, token: string, parameters = ''): Promise<void> {
  await page.addInitScript((remembered) => {
    // An empty page has no storage.
    if (location.protocol !== 'about:') sessionStorage.setItem('local-app', remembered);
  }, `visitor=${token}&${parameters}`);
}

/** Names of the boot steps that the page has marked, in order. */
export const bootMarks = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    performance
      .getEntriesByType('mark')
      .map(({ name }) => name)
      .filter((name) => name.startsWith('boot ')),
  );

/** Waits until the page has started and opens links to its views in place. */
export async function ready(page: Page): Promise<void> {
  const marks = ['boot 7 tracking', 'links followed'];
  await page.waitForFunction(
    // Menus are complete once they are hydrated.
    (names) =>
      names.every((name) => performance.getEntriesByName(name).length) &&
      !document.documentElement.hasAttribute('data-skips') &&
      !document.querySelector('[data-late] [popover]'),
    marks,
  );
}

/** A button of the action bar; sections may have the same. */
export const mainAction = (page: Page, name: string): Locator =>
  page.getByRole('group', { name: 'Actions' }).getByRole('button', { name });

/** What a new friend reads, whether their own coupons have been there in time to be told of or not. */
export const befriended = /was added as a friend|You’re friends now/;
