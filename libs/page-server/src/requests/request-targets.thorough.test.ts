import { languages } from '@oa-profile/i18n';
import fc from 'fast-check';
import { expect, it, onTestFinished, vi } from 'vitest';
import type { Metrics } from '../node/metrics.js';
import { startFakeApi } from '../testing/fake-api.js';
import { plugins } from '../testing/plugins.js';
import { openServer, type OpenServer } from '../testing/open-server.js';
import { sampleFiles } from '../testing/sample-files.js';
import { samplePage } from '../testing/sample-page.js';
import { createWorker } from '../workerd/create-worker.js';

/** To run with more requests, or with others: `REQUEST_TARGETS=100000 REQUEST_SEED=7 npx vitest run request-targets`. */
const numRuns = Number(process.env['REQUEST_TARGETS'] ?? 1500);
const seed = Number(process.env['REQUEST_SEED'] ?? 1);

/** Words of requests, which nothing may repeat. */
const OTHERS = 'evil.example';
const HIDDEN = 'hidden.example';
const WORDS = '田中さん 090-1234-5678';
/** An opener, which links within the site do repeat. */
const KEY = 'key.example';
const words = [OTHERS, HIDDEN, '田中', '090-1234'];

const ours = [
  ...['@komorebi', '@KomoRebi', '%40komorebi', 'komorebi', '@nobody', 'liff', 'LIFF', 'assets', 'icons'],
  ...['place', 'report', 'reservation', 'faq', 'faq/book', 'page/menu', 'page', 'coupon/gone', 'nowhere'],
  ...['contact.vcf', 'qr.svg', 'sitemap.xml', 'manifest.webmanifest', 'reservation.ics', 'visit.ics'],
  ...['hours/2026-12-31.ics', 'service-worker.js', 'favicon.ico', 'robots.txt', 'healthz', 'readyz'],
];
const odd = [
  ...[
    '/',
    '//',
    '\\',
    '\\\\',
    '/\\',
    '.',
    '..',
    '/../',
    ';',
    ':',
    '@',
    '?',
    '#',
    '&',
    '=',
    '*',
    "'",
    '{',
    '|',
  ],
  ...['%', '%zz', '%c0%af', '\0', '\r\nlocation: //', '\t', '\n', '\u007f', '\u0085', '\u2028', '"><script>'],
  ...[OTHERS, `//${OTHERS}`, `https://${OTHERS}/`, `user:word@${OTHERS}`, `javascript:alert(1)//${OTHERS}`],
  ...[
    '＠',
    '／',
    '＼',
    '．',
    '％２ｆ',
    'ｅｖｉｌ',
    '。',
    '）',
    '\u200b',
    '\u202e',
    '\ufffd',
    'İ',
    'ﷺ',
    '℀',
    WORDS,
  ],
  ...['x', '/', '%25', '%', '.', '@', 'ﷺ'].map((text) => text.repeat(2000)),
];

/** Encodes a text, as each app does that passes an address on. */
const encoded = (text: string, times: number): string =>
  times === 0 ? text : encoded(encodeURIComponent(text), times - 1);

const piece = fc
  .tuple(
    fc.oneof(
      { weight: 3, arbitrary: fc.constantFrom(...ours) },
      { weight: 2, arbitrary: fc.constantFrom(...odd) },
    ),
    fc.oneof(
      { weight: 3, arbitrary: fc.constant(0) },
      { weight: 1, arbitrary: fc.integer({ min: 1, max: 4 }) },
    ),
  )
  .map(([text, times]) => encoded(text, times));
const path = fc
  .tuple(
    fc.constantFrom('/', '/liff/', '/@komorebi/', '/@komorebi', '//', '/%2f', '/%252f', '/%5c'),
    fc.array(piece, { maxLength: 5 }),
    fc.constantFrom('', '/'),
  )
  .map(([start, pieces, separator]) => start + pieces.join(separator));
const readParameters = ['liff.state', 'accountId', 'lang', 'start', 'minutes', 'people', 'utm_source'];
const parameter = fc.oneof(
  fc
    .tuple(fc.constantFrom(...readParameters), fc.oneof(path, piece), fc.nat(4))
    .map(([name, value, times]) => `${name}=${encoded(value, times)}`),
  fc
    .tuple(fc.constantFrom('key', 'addFriendRoute'), fc.constantFrom(KEY, `//${KEY}`, `"><a href=//${KEY}>`))
    .map(([name, value]) => `${name}=${encoded(value, 1)}`),
  fc.constantFrom('lang=ja', 'lang=', 'start=2026-11-28T09:00:00.000Z', 'minutes=90', 'people=4'),
);
const target = fc
  .tuple(
    fc.oneof({ weight: 4, arbitrary: path }, { weight: 1, arbitrary: fc.constantFrom('/', '/liff') }),
    fc.array(parameter, { maxLength: 3 }),
  )
  .map(([start, parameters]) => (parameters.length ? `${start}?${parameters.join('&')}` : start));

/** Headers that proxies set, and others that may hold an address. */
const headers = fc.dictionary(
  fc.constantFrom(
    ...['host', 'forwarded', 'via', 'origin', 'referer', 'user-agent', 'cookie', 'range', 'accept'],
    ...['host', 'server', 'for', 'proto', 'port', 'prefix', 'path', 'uri'].map((of) => `x-forwarded-${of}`),
    ...[
      'x-original-host',
      'x-original-url',
      'x-rewrite-url',
      'x-host',
      'x-real-ip',
      'x-http-method-override',
    ],
    ...['accept-language', 'accept-encoding', 'if-none-match', 'x-opener-platform', 'true-client-ip'],
  ),
  fc.constantFrom(
    ...[HIDDEN, `//${HIDDEN}/`, `https://${HIDDEN}/@komorebi`, `host=${HIDDEN};proto=http`, `"${HIDDEN}", *`],
  ),
  { maxKeys: 4 },
);

/** Targets of which each was once answered wrongly. */
const examples = [
  ...[`/%2f${OTHERS}/@komorebi`, `/%252f${OTHERS}/@komorebi`, `/%5c${OTHERS}/@komorebi`],
  ...[`//${OTHERS}/@komorebi`, `/%2f${OTHERS.toUpperCase()}/@KomoRebi`, '/%2f%2f', '/%'],
  ...[`/liff?liff.state=${encoded(`//${OTHERS}/`, 3)}`, `/?accountId=${encoded(`//${OTHERS}/`, 1)}`],
  ...[`/@komorebi ${WORDS}`, `/${encoded(WORDS, 1)}`, '/090-1234-5678', `/@komorebi/faq/${WORDS}`],
].map((address): [string, Record<string, string>] => [address, {}]);

const routes = new Set<string>();
const metrics: Metrics = {
  answered: (route) => routes.add(route),
  failed: () => undefined,
  text: () => Promise.resolve(''),
  contentType: 'text/plain',
};

const faq = { items: [{ id: 'book', question: 'Can I book a table?', answer: 'On weekdays.' }] };
const plain = samplePage(
  { features: ['call', 'reservation', 'keep', 'follow', 'share', 'report'] },
  { address: { text: '3-99-7 Yanaka' }, websites: [{ url: 'https://shop.example/', label: undefined }] },
);
/** With all that pages make links of. */
const page = {
  ...plain,
  sections: [...plain.sections, { type: 'faq', id: 'questions', data: faq }],
  subPages: [{ id: 'menu', title: 'Menu', sections: [{ type: 'faq', id: 'more', data: faq }] }],
};
const env = { LOG_LEVEL: 'info', LIFF_ID: '123-abc' };

/** A site whose API has one account. */
type Site = Pick<OpenServer, 'get' | 'log'>;

async function openOnNode(): Promise<Site> {
  const { api, get, log } = await openServer({ page, env, freshFor: 600_000, metrics });
  api.answerOnly('@komorebi');
  return { get, log };
}

async function openWorker(): Promise<Site> {
  const api = await startFakeApi(page);
  api.answerOnly('@komorebi');
  const log: string[] = [];
  vi.spyOn(console, 'error').mockImplementation((line: string) => log.push(line));
  vi.spyOn(console, 'log').mockReturnValue();
  onTestFinished(() => void vi.restoreAllMocks());
  const worker = createWorker({ plugins, files: sampleFiles, texts: {} });
  const environment = {
    ...{
      ...env,
      API_URL: api.url,
      PUBLIC_URL: 'https://page.example',
      IMAGE_ORIGINS: 'https://images.example',
    },
    ASSETS: { fetch: () => Promise.resolve(new Response(null, { status: 404 })) },
  };
  const context = { waitUntil: () => undefined, passThroughOnException: () => undefined, props: {} };
  return {
    log,
    get: async (address, headers = {}) =>
      worker.fetch(
        new Request(new URL(address, 'https://page.example'), {
          headers: { 'accept-language': 'en', ...headers },
        }),
        environment,
        context,
      ),
  };
}

const ask = ({ get }: Site, address: string, given?: Record<string, string>): Promise<Response> =>
  get(`http://${HIDDEN}${address}`, given);

/** Addresses that name a vocabulary and are not followed. */
const vocabulary = /^https?:\/\/(?:schema\.org|www\.w3\.org|www\.sitemaps\.org)\b/;

const originsIn = (text: string): string[] =>
  [...text.matchAll(/https?:\/\/[^\s"'<>\\&]+/g)].flatMap(([link]) =>
    vocabulary.test(link) ? [] : [new URL(link).origin],
  );

/** The origins that an account's pages name when they are asked for plainly. */
async function knownOrigins({ get }: Site): Promise<Set<string>> {
  const known = new Set<string>();
  for (const view of ['', '/place', '/report', '/reservation', '/faq', '/faq/book', '/page/menu'])
    for (const language of languages)
      originsIn(await (await get(`/@komorebi${view}?lang=${language}`)).text()).forEach((origin) =>
        known.add(origin),
      );
  return known;
}

/** The path of a page, in parts that can be read. */
const PAGE = /^(?:\/liff)?\/@?[a-z0-9][a-z0-9._-]{0,31}(?:\/[a-z0-9-]+){0,2}$/;
const CANONICAL = /^https:\/\/page\.example\/@komorebi(?:\/[a-z0-9-]+){0,2}(?:\?lang=[a-zA-Z-]+)?$/;

/** Checks every address in an answer, as a browser at the address that was asked for reads it. */
function expectOwnAddresses(
  { asked, location, text }: { asked: string; location: string | null; text: string },
  known: ReadonlySet<string>,
): void {
  const { href } = new URL(`http://${HIDDEN}${asked}`);
  const base = href.replace(`http://${HIDDEN}`, 'https://page.example');
  if (location !== null) {
    const { origin, pathname } = new URL(location, base);
    expect(origin, location).toBe('https://page.example');
    expect(pathname, location).toMatch(PAGE);
  }
  for (const [, link = ''] of text.matchAll(/\b(?:href|src|action)="([^"]*)"/g)) {
    const { protocol, origin } = new URL(link.replaceAll('&amp;', '&'), base);
    if (/^https?:$/.test(protocol)) expect(known, link).toContain(origin);
  }
  for (const origin of originsIn(text)) expect(known).toContain(origin);
  const head = [...text.matchAll(/<link rel="(?:canonical|alternate)"[^>]* href="([^"]*)"/g)];
  const shared = [...text.matchAll(/property="og:url" content="([^"]*)"/g)];
  for (const [, address] of [...head, ...shared]) expect(address).toMatch(CANONICAL);
}

/** Without ids, which may look like any of the words, in the places where they may be. */
const withoutIds = (text: string): string =>
  text
    .replaceAll(/href="(?:https:\/\/line\.me\/R\/ti\/p|\/liff)?\/(?:@|%40)?[a-z0-9._-]{1,32}(?=["?/])/g, '')
    // The button of an error page that looks for it in the app, in whichever language.
    .replaceAll(/>[^<>]*@[a-z0-9._-]{1,32}[^<>]*<\/span>/g, '')
    .replaceAll(/"account":"@[a-z0-9._-]{1,32}"/g, '');

it.each([
  ['on Node', openOnNode, numRuns],
  ['on workerd', openWorker, Math.ceil(numRuns / 5)],
] as const)(
  `no request is answered %s with another site's address, a failure, or its own words (seed ${seed})`,
  async (_, open, runs) => {
    const site = await open();
    const known = await knownOrigins(site);
    const check = async (asked: string, given: Record<string, string>): Promise<void> => {
      site.log.length = 0;
      const answer = await ask(site, asked, given);
      expect(answer.status).toBeLessThan(500);
      const text = await answer.text();
      expectOwnAddresses({ asked, location: answer.headers.get('location'), text }, known);
      const others = [...answer.headers].filter(([name]) => name !== 'location').join();
      const said = withoutIds(`${text}\n${others}`);
      for (const word of words) expect(said).not.toContain(word);
      const logged = withoutIds(site.log.join());
      for (const word of [...words, KEY, '%']) expect(logged).not.toContain(word);
    };
    await fc.assert(fc.asyncProperty(target, headers, check), { numRuns: runs, seed, examples });
    expect([...routes].join()).not.toMatch(/example|komorebi/);
  },
  60_000 + 30 * numRuns,
);

it.each<[string, (times: number) => string]>([
  ['the app’s entry', (times) => `/liff?liff.state=%25${'25'.repeat(times)}2f@komorebi`],
  ['a page', (times) => `/%25${'25'.repeat(times)}40komorebi`],
  ['a page in the app', (times) => `/liff/%25${'25'.repeat(times)}40komorebi`],
  ['an old link', (times) => `/?accountId=%25${'25'.repeat(times)}40komorebi`],
])('the work for %s that is encoded thousands of times grows with its length alone', async (_, addressOf) => {
  const site = await openOnNode();
  const decode = vi.spyOn(globalThis, 'decodeURIComponent');
  for (const times of [1000, 4000, 16_000]) {
    const address = addressOf(times);
    decode.mockClear();
    await ask(site, address);
    const characters = decode.mock.calls.reduce((sum, [text]) => sum + text.length, 0);
    expect(characters).toBeLessThanOrEqual(8 * address.length);
  }
  decode.mockRestore();
});
