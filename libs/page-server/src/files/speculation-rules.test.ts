import { expect, it } from 'vitest';
import { openServer } from '../testing/open-server.js';

const open = () => openServer({ env: { LOG_LEVEL: 'info' } });

/** What the rules say to a browser that sends these headers, by the address that a page names. */
async function rulesFor(headers: Record<string, string> = {}): Promise<Response> {
  const { app } = await open();
  const page = await app.request('/@komorebi');
  const path = /^"(.+)"$/.exec(page.headers.get('speculation-rules') ?? '')?.[1] ?? '';
  return app.request(path, { headers });
}

it('the page server names rules to browsers that can fetch the next page early, in the type that they insist on', async () => {
  const answer = await rulesFor();
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('application/speculationrules+json');
  expect(await answer.json()).toMatchObject({ prefetch: [{ eagerness: 'moderate' }] });
});

it.each<Record<string, string>>([
  { 'sec-ch-ua-mobile': '?1' },
  // A tablet.
  { 'sec-ch-ua-mobile': '?0', 'sec-ch-ua-platform': '"Android"' },
])('has a page fetched early on a touched device only when the finger is down: %o', async (headers) => {
  const answer = await rulesFor(headers);
  expect(await answer.json()).toMatchObject({ prefetch: [{ eagerness: 'conservative' }] });
  for (const name of Object.keys(headers)) expect(answer.headers.get('vary')?.toLowerCase()).toContain(name);
});

it.each<Record<string, string>>([{ 'save-data': 'on' }, { ect: '2g' }, { ect: 'slow-2g' }])(
  'has nothing fetched early for those who save data, or whose connection is slow: %o',
  async (headers) => {
    const answer = await rulesFor(headers);
    expect(await answer.json()).toEqual({});
    for (const name of Object.keys(headers))
      expect(answer.headers.get('vary')?.toLowerCase()).toContain(name);
  },
);

it('the page server has nothing fetched early but pages of accounts, whatever else a site has', async () => {
  const text = await (await rulesFor()).text();
  // Those that begin with a star are left out by the rules.
  const wanted = [...text.matchAll(/"(\/[^*"][^"]*)"/g)].map(([, path]) => path);
  expect(wanted).not.toEqual([]);
  for (const path of wanted) expect(path).toMatch(/^(?:\/liff)?\/@/);
});

it('the page server names no rules on a page that says that there is none', async () => {
  const { app } = await open();
  expect((await app.request('/@nobody/nothing/here')).headers.get('speculation-rules')).toBeNull();
});

it('the page server tells in the log which pages were fetched before anybody opened them', async () => {
  const { app, log: lines } = await open();
  await app.request('/@komorebi', { headers: { 'sec-purpose': 'prefetch' } });
  await app.request('/@komorebi');
  const entries = lines.map((line) => JSON.parse(line) as { message: string; prefetch?: boolean });
  expect(entries.filter(({ message }) => message === 'Answered').map(({ prefetch }) => prefetch)).toEqual([
    true,
    undefined,
  ]);
});
