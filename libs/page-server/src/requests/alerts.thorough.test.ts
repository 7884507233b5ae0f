import type { Plugin } from '@oa-profile/plugin-sdk/page';
import { execFileSync } from 'node:child_process';
import fs, { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { MiddlewareHandler } from 'hono';
import { createElement } from 'react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { parse, stringify } from 'yaml';
import { createMetrics } from '../node/metrics.js';
import { swiftClock } from '../testing/clock.js';
import { listen } from '../testing/connections.js';
import { openServer } from '../testing/open-server.js';
import { plugins as allPlugins } from '../testing/plugins.js';
import { evaluate, readScrape, type Scrape } from '../testing/promql.js';
import { samplePage } from '../testing/sample-page.js';

const documented = (name: string): string =>
  readFileSync(new URL(`../../../../docs/${name}`, import.meta.url), 'utf8');

interface Rule {
  alert: string;
  expr: string;
  for: string;
}
const { rules } = (parse(documented('alerts.yml')) as { groups: [{ rules: Rule[] }] }).groups[0];
const minutesOf = ({ for: time }: Rule): number => Number(/^(\d+)m$/.exec(time)?.[1]);

/** As much of an hour as the alerts look at. It begins well. */
const MINUTES = 20;
const WELL_MINUTES = 4;
const accounts = Array.from({ length: 20 }, (_, number) => `@shop-${number}`);
const favourite = '@shop-7';
const isHad = (id: string): boolean => !id.startsWith('@none');
/** Even in a good hour a call fails now and then. */
const failsOnce = (id: string): boolean => /^@new-\d*[37]$/.test(id);

/** What is wrong in an hour, after its beginning. */
interface Hour {
  /** Milliseconds that the API takes, but for ids that it does not know. */
  apiTakes?: number;
  /** Status that the API answers for an id, 0 if the answer cannot be read; undefined as usual. */
  apiSays?: (id: string) => number | undefined;
  /** Whether a file of the build has gone. */
  hasLost?: (path: string) => boolean;
  /** What the section throws that all accounts have. */
  sectionThrows?: boolean;
  /** Ids that nobody has, which are asked for in a minute. @default 2 */
  madeUp?: number;
  /** Visits in a minute to accounts that are in memory, a fifth of them to one. @default 50 */
  visits?: number;
  /** Milliseconds for which the processor does something else, each minute. */
  busy?: number;
  /** Bytes that the process takes. @default 300 MB */
  resident?: number;
}

/** What Prometheus has scraped in an hour. Balancers ask for health and readiness once a second meanwhile. */
async function scrapesOf(hour: Hour): Promise<Scrape[]> {
  const clock = swiftClock();
  let isWell = true;
  const now = <Part extends keyof Hour>(part: Part): Hour[Part] => (isWell ? undefined : hour[part]);

  const readFile = fs.readFileSync.bind(fs);
  vi.spyOn(fs, 'readFileSync').mockImplementation((path, ...options) =>
    path === '/proc/self/status'
      ? `VmSize: 900000 kB\nVmRSS: ${(now('resident') ?? 300e6) / 1024} kB\nVmData: 400000 kB\n`
      : readFile(path, ...options),
  );
  onTestFinished(() => void vi.restoreAllMocks());

  const page = samplePage();
  const faq = { type: 'faq', id: 'f', data: { items: [{ id: 'q', question: 'Dogs?', answer: 'Yes.' }] } };
  const api = createServer(({ url = '' }, response) => {
    const [, id = ''] = /account-page\/([^/]+)/.exec(decodeURIComponent(url)) ?? [];
    clock.letPass((isHad(id) && now('apiTakes')) || 20);
    const usual = !isHad(id) ? 404 : failsOnce(id) ? 500 : 200;
    const status = now('apiSays')?.(id) ?? usual;
    response.writeHead(status || 200, { 'content-type': 'application/json' });
    const account = { ...page.account, accountId: id, basicSearchId: id, premiumSearchId: undefined };
    const result = status === 0 ? { account: 7 } : { ...page, account, sections: [faq] };
    response.end(JSON.stringify(status >= 400 ? { message: 'No.' } : { result }));
  });
  const API_URL = `http://127.0.0.1:${await listen(api)}`;

  const files: MiddlewareHandler = ({ req, text }, next) =>
    now('hasLost')?.(req.path) || req.path.includes('of-last-month') ? next() : Promise.resolve(text(''));
  const plugins = allPlugins.map((plugin): Plugin => {
    const { name, section } = plugin;
    if (name !== 'faq' || !section) return plugin;
    const load = async (): ReturnType<typeof section> => {
      const loaded = await section();
      const Section: typeof loaded.Section = (props) => {
        if (now('sectionThrows')) throw new TypeError('highlights is not a function');
        return createElement(loaded.Section, props);
      };
      return { ...loaded, Section };
    };
    return { ...plugin, section: load };
  });
  const work = new Set<Promise<unknown>>();
  const metrics = createMetrics(() => 0);
  const { get } = await openServer({
    plugins,
    files,
    metrics,
    env: { API_URL, API_FRESH_SECONDS: '120', PAGE_FRESH_SECONDS: '120' },
    keepAlive: (promise) => void work.add(promise),
  });
  const ask = async (path: string): Promise<void> => {
    await get(path);
    for (const each of work) await each;
    work.clear();
  };

  // The first page loads code, which is no part of the hour.
  await ask('/@warm-up');
  const scrapes: Scrape[] = [];
  for (let minute = 0; minute < MINUTES; minute += 1) {
    isWell = minute < WELL_MINUTES;
    const { busy = 0 } = isWell ? {} : hour;
    const { visits = 50, madeUp = 2 } = hour;
    const asked = [
      ...Array.from(
        { length: visits },
        (_, number) => `/${number % 5 ? accounts[number % accounts.length] : favourite}`,
      ),
      ...(visits ? [`/@new-${minute}`, `/@new-${minute}-b`, `/@new-${minute}-c`] : []),
      ...Array.from({ length: isWell ? 2 : madeUp }, (_, number) => `/@none-${minute}-${number}`),
      ...Array.from({ length: visits }, (_, number) => `/assets/main-${number}.js`),
      ...(visits ? ['/assets/of-last-month.js'] : []),
    ];
    const begun = performance.now();
    for (let second = 0; second < 60; second += 1) {
      await get('/healthz');
      await get('/readyz');
      const share = (at: number): number => Math.floor((asked.length * at) / 60);
      for (const path of asked.slice(share(second), share(second + 1))) await ask(path);
      clock.letPass(Math.max(0, begun + (second + 1) * 1000 - performance.now()));
    }
    const until = process.hrtime.bigint() + BigInt(busy) * 1_000_000n;
    while (process.hrtime.bigint() < until);
    // What has waited for the processor is measured when it has its turn.
    if (busy) for (let turn = 0; turn < 3; turn += 1) await new Promise((resolve) => setImmediate(resolve));
    scrapes.push(readScrape(await (await get('/metrics')).text(), performance.now() / 1000));
  }
  return scrapes;
}

/** The alerts that fire some time: whose expressions hold for as long as they must. */
const firing = (scrapes: readonly Scrape[]): string[] =>
  rules
    .filter((rule) => {
      let since: number | undefined;
      return scrapes.some((scrape, index) => {
        const value = evaluate(rule.expr, scrapes.slice(0, index + 1));
        const holds = typeof value !== 'number' && value.length > 0;
        since = holds ? (since ?? scrape.at) : undefined;
        return since !== undefined && scrape.at - since >= minutesOf(rule) * 60 - 1;
      });
    })
    .map(({ alert }) => alert);

const hours: readonly (readonly [hour: string, alerts: readonly string[], is: Hour])[] = [
  ['visitors, probes and a call that fails now and then', [], {}],
  ['nothing but probes two a second', [], { visits: 0, madeUp: 0 }],
  ['a slow API', ['ProfilePagesSlow'], { apiTakes: 3000 }],
  ['one account failing', ['ProfileApiFails'], { apiSays: (id) => (id === favourite ? 500 : undefined) }],
  ['an API that is down', ['ProfileVisitorsSeeErrors', 'ProfileApiFails'], { apiSays: () => 500 }],
  [
    'an API that fails for all accounts while a bot makes up ids',
    ['ProfileVisitorsSeeErrors', 'ProfileApiFails', 'ProfileMadeUpIds'],
    { apiSays: (id) => (isHad(id) ? 500 : 404), madeUp: 200 },
  ],
  [
    'a slow API while a bot makes up ids',
    ['ProfilePagesSlow', 'ProfileMadeUpIds'],
    { apiTakes: 3000, madeUp: 200 },
  ],
  [
    'an API whose release sends what cannot be read',
    ['ProfileVisitorsSeeErrors', 'ProfileApiAnswersInvalid'],
    { apiSays: (id) => (isHad(id) ? 0 : 404) },
  ],
  ['assets missing', ['ProfileAssetsMissing'], { hasLost: (path) => /[05]\.js$/.test(path) }],
  ['a release that throws in one section', ['ProfileOwnFault'], { sectionThrows: true }],
  ['a bot with made-up ids', ['ProfileMadeUpIds'], { madeUp: 200 }],
  ['a processor that others need, too', ['ProfileProcessorBusy'], { busy: 700 }],
  ['a process that grows', ['ProfileMemoryShort'], { resident: 690e6 }],
];

const promtool = ['/usr/bin/promtool', '/usr/local/bin/promtool', '/opt/homebrew/bin/promtool'].find((path) =>
  existsSync(path),
);

/** What Prometheus's own tool says of the end of an hour. Its scrapes are exactly a minute apart. */
function checkWithPromtool(tool: string, scrapes: readonly Scrape[], alerts: readonly string[]): void {
  const folder = mkdtempSync(join(tmpdir(), 'alerts-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const series = new Map<string, (number | '_')[]>();
  for (const [index, { samples }] of scrapes.entries())
    for (const { labels, value } of samples) {
      if (!Number.isFinite(value)) continue;
      const { __name__: name = '', ...others } = labels;
      const key = `${name}{${Object.entries(others)
        .map(([label, of]) => `${label}=${JSON.stringify(of)}`)
        .join(',')}}`;
      const values = series.get(key) ?? [];
      series.set(key, [...values, ...Array<'_'>(index - values.length).fill('_'), value]);
    }
  const bare = rules.map(({ alert, expr, for: time }) => ({ alert, expr, for: time }));
  writeFileSync(join(folder, 'rules.yml'), stringify({ groups: [{ name: 'bare', rules: bare }] }));
  const test = {
    rule_files: ['rules.yml'],
    evaluation_interval: '1m',
    tests: [
      {
        interval: '1m',
        input_series: [...series].map(([name, values]) => ({ series: name, values: values.join(' ') })),
        alert_rule_test: rules.map(({ alert: alertname }) => ({
          eval_time: `${scrapes.length - 1}m`,
          alertname,
          exp_alerts: alerts.includes(alertname) ? [{ exp_labels: {} }] : [],
        })),
      },
    ],
  };
  writeFileSync(join(folder, 'test.yml'), stringify(test));
  execFileSync(tool, ['test', 'rules', 'test.yml'], { cwd: folder });
}

it.each(hours)('in an hour with %s, these alerts fire and no others: %j', async (_, alerts, hour) => {
  const scrapes = await scrapesOf(hour);
  expect(firing(scrapes)).toEqual(alerts);
  if (promtool) checkWithPromtool(promtool, scrapes, alerts);
});

it('each alert fires in one of the hours', () => {
  const fired = new Set(hours.flatMap(([, alerts]) => alerts));
  expect([...fired].sort()).toEqual(rules.map(({ alert }) => alert).sort());
});

it.skipIf(!promtool)('Prometheus takes the rules as they are', () => {
  const path = fileURLToPath(new URL('../../../../docs/alerts.yml', import.meta.url));
  expect(execFileSync(promtool ?? '', ['check', 'rules', path], { encoding: 'utf8' })).toContain('SUCCESS');
});

it('memory is short above nine tenths of what the unit allows', () => {
  const [, limit] = /^MemoryMax=(\d+)M$/m.exec(documented('profile-web@.service')) ?? [];
  const { expr = '' } = rules.find(({ alert }) => alert === 'ProfileMemoryShort') ?? {};
  const share = Number(/> (\S+)$/.exec(expr)?.[1]) / (Number(limit) * 1024 ** 2);
  expect(share).toBeCloseTo(0.9, 2);
});
