import type { Page } from '@playwright/test';
import { addresses } from './addresses.js';
import { expect, test as base } from './fixtures.js';

/** An event as the tracking service got it. */
export interface TrackedEvent {
  name: string;
  label?: string;
  value?: number;
  url: string;
  [dimension: `dimension${number}`]: string;
}

/** An error as the reporting service got it. */
export interface ReportedError {
  tags: Record<string, string>;
  message?: string;
  exception?: { values: { type: string; value: string; stacktrace?: { frames: { filename: string }[] } }[] };
  extra?: Record<string, string>;
  sdk: { settings: { infer_ip: string } };
}

/** What has come to the services. */
export interface Sinks {
  /** Events of all batches, in the order in which they came. */
  events: () => Promise<TrackedEvent[]>;
  /** Requests to Matomo's tracking API, by their parameters. */
  matomo: () => Promise<Record<string, string>[]>;
  /** What the envelopes held, each parsed from its text. */
  reports: () => Promise<ReportedError[]>;
  /** What the policy has refused: the directive, and the address that was not loaded. */
  violations: () => Promise<{ directive: string; address: string }[]>;
  /** All that came, as text. */
  everything: () => Promise<string>;
}

/** A request of the page, with its headers and body as one line of text. */
export interface SentRequest {
  address: URL;
  text: string;
}

/** What tests of tracking and error reports can ask for besides. */
export interface SinkFixtures {
  /** What the page has sent to the services for tracking and for errors. */
  sinks: Sinks;
  /** Every request of the page, to whomever. */
  sent: SentRequest[];
}

export const test = base.extend<SinkFixtures>({
  sinks: async ({ request }, use) => {
    const paths = ['tracking', 'envelopes'].map((name) => `${addresses.platform}/__control/${name}`);
    const [tracking = '', envelopes = ''] = paths;
    for (const path of paths) expect((await request.delete(path)).ok()).toBe(true);
    const batches = async <Batch>(): Promise<Batch[]> => {
      const rows = (await (await request.get(tracking)).json()) as { batch: Batch }[];
      return rows.map(({ batch }) => batch);
    };
    const envelopesOf = async (security: boolean): Promise<string[]> => {
      const rows = (await (await request.get(envelopes)).json()) as { raw: string; types: string[] }[];
      return rows.filter(({ types }) => types.includes('security') === security).map(({ raw }) => raw);
    };
    await use({
      events: async () =>
        (await batches<{ events?: TrackedEvent[] }>()).flatMap(({ events }) => events ?? []),
      matomo: async () =>
        (await batches<{ requests?: Record<string, string>[] }>()).flatMap(({ requests }) => requests ?? []),
      reports: async () => (await envelopesOf(false)).map(reportedError),
      violations: async () => (await envelopesOf(true)).map(reportedViolation),
      everything: async () => {
        const answers = await Promise.all(paths.map(async (path) => (await request.get(path)).text()));
        return answers.join('\n');
      },
    });
  },
  sent: async ({ page }, use) => {
    const sent: SentRequest[] = [];
    page.on('request', (request) => {
      const text = JSON.stringify([request.method(), request.url(), request.headers(), request.postData()]);
      sent.push({ address: new URL(request.url()), text });
    });
    await use(sent);
  },
});

/** An envelope is a header and items, a line of JSON each; an item has a header of its own. */
function reportedError(envelope: string): ReportedError {
  const [header, itemHeader, item, ...rest] = envelope.split('\n').filter(Boolean);
  expect(JSON.parse(header ?? '')).toHaveProperty('sent_at');
  expect(JSON.parse(itemHeader ?? '')).toEqual({ type: 'event' });
  expect(rest).toEqual([]);
  return JSON.parse(item ?? '') as ReportedError;
}

function reportedViolation(report: string): { directive: string; address: string } {
  const { 'csp-report': violation } = JSON.parse(report) as { 'csp-report': Record<string, string> };
  return {
    directive: violation['effective-directive'] ?? '',
    address: violation['blocked-uri'] ?? '',
  };
}

/** Changes one of the elements through which the server speaks to the page, before any script of the page runs. */
export async function changeElement(page: Page, id: string, change: object): Promise<void> {
  await page.addInitScript(
    ([id, change]) => {
      const apply = (): void => {
        // The policy lets nobody write a script's text, and does not mind who changes the node that holds it.
        const text = document.getElementById(id)?.firstChild as Text | null | undefined;
        if (!text) return;
        const { replace, ...more } = change as { replace?: object };
        text.data = JSON.stringify(replace ?? { ...(JSON.parse(text.data) as object), ...more });
      };
      document.addEventListener('readystatechange', apply, { once: true });
    },
    [id, change] as const,
  );
}

const setVisibility = (page: Page, state: 'hidden' | 'visible'): Promise<void> =>
  page.evaluate((value) => {
    Object.defineProperty(document, 'visibilityState', { value, configurable: true });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  }, state);

/** Switches to another tab, as far as the page can tell. */
export const hide = (page: Page): Promise<void> => setVisibility(page, 'hidden');

/** Comes back from it. */
export const show = (page: Page): Promise<void> => setVisibility(page, 'visible');
