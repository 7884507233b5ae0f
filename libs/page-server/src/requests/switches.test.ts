import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { followSwitches } from '../node/follow-switches.js';
import { createMetrics } from '../node/metrics.js';
import { openServer, type OpenServerOptions } from '../testing/open-server.js';
import { plugins } from '../testing/plugins.js';
import { samplePage } from '../testing/sample-page.js';
import type { LogEntry } from './log.js';
import { createSwitches, switchableNames } from './switches.js';

const known = switchableNames(plugins);
const faq = { type: 'faq', id: 'f', data: { items: [{ id: 'q', question: 'Dogs?', answer: 'Yes.' }] } };
const signboard = { type: 'signboard', id: 's', data: { text: 'New tea' } };
const page = {
  ...samplePage(
    { features: ['call', 'reservation', 'keep', 'follow', 'share', 'report'] },
    { phone: '03-1234-5678' },
  ),
  subPages: [{ id: 'more', title: 'More', sections: [signboard, faq] }],
};
page.sections.push(faq, signboard);

const open = (off: string, options: OpenServerOptions = {}) =>
  openServer({ page, env: { SWITCHED_OFF: off }, ...options });

it('a section that is off is on no page, in no menu and at no address, and the rest is whole', async () => {
  const { get } = await open('faq');
  for (const path of ['/@komorebi', '/@komorebi/page/more']) {
    const answer = await get(path);
    expect(answer.status, path).toBe(200);
    const html = await answer.text();
    expect(html, path).toContain('New tea');
    expect(html, path).not.toContain('Dogs?');
    expect(html, path).not.toMatch(/"type":"faq"|#faq|\/faq"/);
  }
  expect((await get('/@komorebi/faq')).status).toBe(404);
  expect((await get('/@komorebi/faq/q')).status).toBe(404);
  expect(await (await get('/@komorebi/sitemap.xml')).text()).not.toContain('/faq');
});

it('what is off for one account is off by each of its ids, and for nobody else', async () => {
  const other = {
    ...page,
    account: { ...page.account, basicSearchId: '@other', premiumSearchId: undefined },
  };
  const { get, api } = await open('@412kmrbi:faq @nobody:signboard');
  for (const id of ['@komorebi', '@412kmrbi', '@KomoRebi'])
    expect(await (await get(`/liff/${id}`)).text(), id).not.toContain('Dogs?');
  expect(await (await get('/@komorebi')).text()).toContain('New tea');
  api.answer(200, other);
  expect(await (await get('/@other')).text()).toContain('Dogs?');
});

it.each(['call', 'keep', 'follow', 'share', 'report', 'reservation'])(
  'an action that is off is not offered: %s',
  async (action) => {
    const featuresOf = async (off: string): Promise<unknown> => {
      const { get } = await open(off);
      const html = await (await get('/@komorebi')).text();
      return /"features":\[([^\]]*)\]/.exec(html)?.[1];
    };
    expect(await featuresOf('')).toContain(`"${action}"`);
    expect(await featuresOf(action)).not.toContain(`"${action}"`);
  },
);

it('of a plugin that is off, nothing is asked, served or sent, and the browser leaves it out, too', async () => {
  const asked: string[] = [];
  const queue = {
    name: 'queue',
    UnderShortcuts: () => 'Take a number',
    views: { queue: { load: () => Promise.reject(new Error('Not to be loaded')) } },
    server: {
      given: () => {
        asked.push('queue');
        return Promise.resolve(7);
      },
      files: {
        ticket: {
          path: 'ticket.txt',
          keptBy: 'all' as const,
          answer: () => ({ contentType: 'text/plain', content: '7' }),
        },
      },
    },
  };
  const { get } = await open('queue', { plugins: [queue, ...plugins] });
  const html = await (await get('/@komorebi')).text();
  expect(html).not.toContain('Take a number');
  expect(html).not.toContain('"ticket"');
  expect(html).toContain('"off":["queue"]');
  for (const path of ['/@komorebi/queue', '/@komorebi/ticket.txt'])
    expect((await get(path)).status, path).toBe(404);
  expect(asked).toEqual([]);
});

it('a switch takes effect at once on what is in memory, also while the API is down, and back again', async () => {
  const switches = createSwitches('', known);
  const { get, api } = await open('', { switches });
  const shows = async (): Promise<boolean> => (await (await get('/@komorebi')).text()).includes('Dogs?');
  expect(await shows()).toBe(true);
  const { headers } = await get('/@komorebi');
  api.answer(500);
  switches.read('faq # throws since the release');
  expect(await shows()).toBe(false);
  const again = await get('/@komorebi', { 'if-none-match': headers.get('etag') ?? '' });
  expect(again.status).toBe(200);
  switches.read('');
  expect(await shows()).toBe(true);
});

it('a word in the environment that names nothing is refused by the start', () => {
  expect(() => createSwitches('faq fraq @komorebi:what <b>', known)).toThrow(
    ['fraq', '@komorebi:what', '<b>']
      .map((word) => `SWITCHED_OFF: '${word}' is no section, plugin or action of this site.`)
      .join('\n'),
  );
});

it('what is off is told by /readyz and by the metrics, accounts by their number', async () => {
  const switches = createSwitches('faq @komorebi:share,@baan:share', known);
  const metrics = createMetrics(() => 0, switches);
  const { get } = await open('', { switches, metrics });
  await expect.poll(async () => (await get('/readyz')).status).toBe(200);
  expect(await (await get('/readyz')).text()).toBe('ready\noff: faq\noff: share (@komorebi, @baan)');
  const text = await (await get('/metrics')).text();
  expect(text).toContain('profile_switched_off{name="faq",scope="all"} 1');
  expect(text).toContain('profile_switched_off{name="share",scope="accounts"} 2');
  expect(text).not.toContain('@komorebi');
});

it('a file is read anew, and one that is wrong changes nothing and is one warning', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'switches-'));
  const path = join(folder, 'off.txt');
  const log: LogEntry[] = [];
  const switches = createSwitches('share', known);
  const end = followSwitches(switches, path, (entry) => void log.push(entry), 1);
  onTestFinished(() => {
    end();
    rmSync(folder, { recursive: true });
  });
  const off = (id = '@komorebi'): readonly string[] => switches.offFor([id]);
  expect(off()).toEqual(['share']);
  writeFileSync(path, 'faq\n@baan:coupon # until Monday\n');
  await expect.poll(() => off()).toEqual(['faq', 'share']);
  expect(off('@baan')).toEqual(['coupon', 'faq', 'share']);
  writeFileSync(path, 'coupn\n');
  await expect
    .poll(() => log.at(-1)?.message)
    .toContain("'coupn' is no section, plugin or action of this site.");
  expect(off()).toEqual(['faq', 'share']);
  const told = log.length;
  writeFileSync(path, '');
  await expect.poll(() => off()).toEqual(['share']);
  expect(log.length).toBe(told + 1);
});

/** Follows what stands at a path, and says what is off and what was told. */
function followed(put: (path: string) => void): { off: readonly string[]; told: string[] } {
  const folder = mkdtempSync(join(tmpdir(), 'switches-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const path = join(folder, 'off.txt');
  put(path);
  const told: string[] = [];
  const switches = createSwitches('share', known);
  followSwitches(switches, path, ({ message }) => void told.push(message))();
  return { off: switches.offFor(['@komorebi']), told };
}

it('a file that is far too long is not read, since all visitors would wait for it', () => {
  const { off, told } = followed((path) => writeFileSync(path, 'faq\n'.repeat(30_000)));
  expect(off).toEqual(['share']);
  expect(told).toEqual([
    'SWITCHES_FILE cannot be used, and nothing has changed: it has 120000 bytes, and may have 100000.',
  ]);
});

it.skipIf(process.platform === 'win32')('a pipe is not read, since nobody may ever write into it', () => {
  const { off, told } = followed((path) => void execFileSync('mkfifo', [path]));
  expect(off).toEqual(['share']);
  expect(told).toEqual(['SWITCHES_FILE cannot be used, and nothing has changed: it is no file.']);
});

it('of many odd words in a file, the first are told', () => {
  const { told } = followed((path) => writeFileSync(path, 'fraq '.repeat(1000)));
  expect(told).toHaveLength(1);
  expect(told[0]?.split('\n')).toHaveLength(11);
  expect(told[0]).toMatch(/\n… and 990 more\.$/);
});
