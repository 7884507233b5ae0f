import type { Page } from '@playwright/test';
import { addresses } from './addresses.js';
import { expect, test as base } from './fixtures.js';

/** An event as received by the tracking service. */
export interface TrackedEvent {
  name: string;
  label?: string;
  value?: number;
  url: string;
  [dimension: `dimension${number}`]: string;
}

/** An error as received by the reporting service. */
export interface ReportedError {
  environment?: string;
  breadcrumbs?: { message: string }[];
  tags: Record<string, string>;
  message?: string;
  exception?: { values: { type: string; value: string; stacktrace?: { frames: { filename: string }[] } }[] };
  extra?: Record<string, string>;
}

/** What the services have received. */
export interface Sinks {
  /** Events of all batches, in the order of arrival. */
  events: () => Promise<TrackedEvent[]>;
  /** Parameters of the requests to Matomo's tracking API. */
  matomo: () => Promise<Record<string, string>[]>;
  /** The parsed events of the envelopes. */
  reports: () => Promise<ReportedError[]>;
  /** Everything received, as text. */
  everything: () => Promise<string>;
}

/** A request of the page, with its headers and body as one line of text. */
export interface SentRequest {
  address: URL;
  text: string;
}

/** Additional fixtures for tests of tracking and error reports. */
export interface SinkFixtures {
  /** What the page has sent to the services for tracking and for errors. */
  sinks: Sinks;
  /** Every request of the page, to any address. */
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
    const rawEnvelopes = async (): Promise<string[]> => {
      const rows = (await (await request.get(envelopes)).json()) as { raw: string }[];
      return rows.map(({ raw }) => raw);
    };
    await use({
      events: async () =>
        (await batches<{ events?: TrackedEvent[] }>()).flatMap(({ events }) => events ?? []),
      matomo: async () =>
        (await batches<{ requests?: Record<string, string>[] }>()).flatMap(({ requests }) => requests ?? []),
      reports: async () => (await rawEnvelopes()).map(reportedError),
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

/** An envelope has a header and items, each a line of JSON; an item has its own header. */
function reportedError(envelope: string): ReportedError {
  const [header, itemHeader, item, ...rest] = envelope.split('\n').filter(Boolean);
  expect(JSON.parse(header ?? '')).toHaveProperty('sent_at');
  expect(JSON.parse(itemHeader ?? '')).toEqual({ type: 'event' });
  expect(rest).toEqual([]);
  return JSON.parse(item ?? '') as ReportedError;
}

/** Changes one of the server's data elements before any script of the page runs. */
export async function changeElement(page: Page, id: string, change: object): Promise<void> {
  await page.addInitScript(
    ([id, change]) => {
      const apply = (): void => {
        // Trusted Types protect the text of a script element, but not its text node.
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

/** Makes the page believe that the visitor has switched to another tab. */
export const hide = (page: Page): Promise<void> => setVisibility(page, 'hidden');

/** Makes the page believe that the visitor has returned. */
export const show = (page: Page): Promise<void> => setVisibility(page, 'visible');
