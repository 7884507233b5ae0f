import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The account that all others are copies of. */
const SAMPLE = 'komorebi';
/** A copy's ids, in a path or an answer: its number follows the sample's name. */
const COPY = new RegExp(`(@|%40|oa-)${SAMPLE}(\\d+)`, 'gi');
const SAMPLE_ID = new RegExp(`(@|oa-)${SAMPLE}(?!\\d)`, 'g');

/** The search id of a copy of the sample account. */
export const copyOf = (number: number): string => `@${SAMPLE}${number}`;

interface Kept {
  status: number;
  text: string;
}

/**
 * Starts a Profile API that has as many accounts as anybody asks for: each is the sample account, with ids of its own. It
 * asks the platform once for each path and language, and then answers at once, so that a page server never waits.
 *
 * @param isOneAnswer whether an account's page comes with what otherwise has endpoints of its own
 * @returns its address
 */
export async function startManyAccounts(platformUrl: string, isOneAnswer = false): Promise<string> {
  const kept = new Map<string, Promise<Kept>>();
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    const [, , number = ''] = new RegExp(COPY).exec(path) ?? [];
    const language = request.headers['content-language'] ?? 'en';
    const samplePath = path.replace(COPY, `$1${SAMPLE}`);
    const key = `${language} ${samplePath}`;
    const answer = kept.get(key) ?? ask(platformUrl, samplePath, language, isOneAnswer);
    kept.set(key, answer);
    answer.then(
      ({ status, text }) => {
        response.writeHead(status, { 'content-type': 'application/json' });
        response.end(text.replace(SAMPLE_ID, `$1${SAMPLE}${number}`));
      },
      () => response.destroy(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function ask(platformUrl: string, path: string, language: string, isOneAnswer: boolean): Promise<Kept> {
  const get = async (at: string): Promise<Kept> => {
    const response = await fetch(platformUrl + at, { headers: { 'content-language': language } });
    return { status: response.status, text: await response.text() };
  };
  const kept = await get(path);
  if (!isOneAnswer || !/^\/v1\/account-page\/[^/]+\/$/.test(path)) return kept;
  const { result } = JSON.parse(kept.text) as { result: Page };
  const { account, sections, subPages } = result;
  const dataAt = async (at: string): Promise<unknown> =>
    (JSON.parse((await get(`/v1/account-page/${at}`)).text) as { result?: unknown }).result;
  for (const section of [...sections, ...subPages.flatMap((page) => page.sections)]) {
    const { type, id, pageId } = section;
    const plugin = endpoints[type];
    if (plugin) section.data = await dataAt(`${account.accountId}/sub-page/${pageId}/plugin/${plugin}/${id}`);
    if (type === 'mall-recommendations') section.data = await dataAt(`${account.accountId}/recommendation`);
  }
  result.reservationInventory = await dataAt(`${account.basicSearchId}/reservation/inventory`);
  return { status: kept.status, text: JSON.stringify({ result }) };
}

/** What is read and added of a page. */
interface Page {
  account: { accountId: string; basicSearchId: string };
  sections: Section[];
  subPages: { sections: Section[] }[];
  reservationInventory?: unknown;
}

interface Section {
  type: string;
  id: string;
  pageId: string;
  data?: unknown;
}

/** Types of sub-page plugins, by those of sections. */
const endpoints: Readonly<Record<string, string>> = {
  coupon: 'COUPON',
  'busy-times': 'TRAFFICINFO',
  'media-feed': 'MEDIA',
  'reward-card': 'SHOPCARD',
  membership: 'MEMBERSHIP',
  showcase: 'EZSTORE',
};
