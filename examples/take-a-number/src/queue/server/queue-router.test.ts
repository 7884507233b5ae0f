import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { MOST_WAITING } from './line-changes.js';
import { fileStore, memoryStore, type LineStore } from './line-store.js';
import { createQueueRouter } from './queue-router.js';

const START = Date.parse('2026-11-21T12:00:00+09:00');
const HOUR_MS = 60 * 60_000;
const firstCall = { after: null, missed: false };

function temporary(): string {
  const folder = mkdtempSync(join(tmpdir(), 'lines-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

const keyOf = (number: number): string => `key-${String(number).padStart(20, '0')}`;

interface Asked {
  key?: string;
  body?: unknown;
  staff?: string;
  text?: string;
}

/** A line that is asked as browsers ask. */
function openLine(store: LineStore = memoryStore()) {
  const clock = { now: START };
  const router = createQueueRouter({ accounts: ['@1'], store, staffToken: 'secret', now: () => clock.now });
  async function ask(method: string, path: string, { key, body, staff, text }: Asked = {}) {
    const answer = await router.request(path, {
      method,
      headers: {
        ...(key !== undefined && { 'queue-key': key }),
        ...(staff !== undefined && { authorization: `Bearer ${staff}` }),
      },
      ...(method !== 'GET' && { body: text ?? JSON.stringify(body ?? {}) }),
    });
    return { status: answer.status, body: (await answer.json()) as unknown, headers: answer.headers };
  }
  const take = (key: string, partySize = 2) => ask('POST', '/@1/ticket', { key, body: { partySize } });
  const callAfter = async (after: number | null, missed = false): Promise<{ number: number } | null> => {
    const { body } = await ask('POST', '/@1/staff/next', { staff: 'secret', body: { after, missed } });
    return (body as { called: { number: number } | null }).called;
  };
  let last: number | null = null;
  const callNext = async (): Promise<void> => {
    last = (await callAfter(last))?.number ?? null;
  };
  return { clock, ask, take, callNext, callAfter };
}

const stores: [string, () => LineStore][] = [
  ['in memory', memoryStore],
  ['in a folder', () => fileStore(temporary())],
];

describe.each(stores)('a line %s', (_, createStore) => {
  it('a line gives each key one number, however often and at once it is asked', async () => {
    const { take, ask } = openLine(createStore());
    const answers = await Promise.all([1, 2, 1, 2, 1].map((each) => take(keyOf(each))));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 201, 201]);
    const numbers = answers.map(({ body }) => (body as { number: number }).number);
    expect(numbers).toEqual([1, 2, 1, 2, 1]);
    expect((await ask('GET', '/@1/line')).body).toEqual({ isOpen: true, waiting: 2 });
  });

  it('a line goes on behind a ticket that was given back, which keeps its number', async () => {
    const { take, ask } = openLine(createStore());
    for (const each of [1, 2]) await take(keyOf(each));
    for (let times = 0; times < 2; times += 1)
      expect((await ask('DELETE', '/@1/ticket', { key: keyOf(1) })).body).toMatchObject({ state: 'left' });
    expect((await ask('GET', '/@1/ticket', { key: keyOf(2) })).body).toMatchObject({ before: 0 });
    expect((await take(keyOf(1))).body).toMatchObject({ number: 1, state: 'left' });
  });
});

it('a party that waits can be changed, and keeps its number and its place', async () => {
  const { take, ask } = openLine();
  for (const each of [1, 2]) await take(keyOf(each));
  const change = { key: keyOf(1), body: { partySize: 6, from: 2 } };
  for (let times = 0; times < 2; times += 1)
    expect(await ask('PUT', '/@1/ticket', change)).toMatchObject({
      status: 200,
      body: { number: 1, partySize: 6, before: 0 },
    });
  expect((await ask('GET', '/@1/ticket', { key: keyOf(2) })).body).toMatchObject({ before: 1, partySize: 2 });
});

it('a change that arrives after a later one, or after the call, changes nothing', async () => {
  const { take, ask, callNext } = openLine();
  await take(keyOf(1));
  const change = (from: number, partySize: number) =>
    ask('PUT', '/@1/ticket', { key: keyOf(1), body: { partySize, from } });
  await change(2, 6);
  await change(6, 3);
  expect((await change(2, 6)).body).toMatchObject({ partySize: 3 });
  await callNext();
  expect((await change(3, 8)).body).toMatchObject({ partySize: 3, state: 'called' });
});

it('a line in a folder outlives its server, and holds no key', async () => {
  const folder = temporary();
  await openLine(fileStore(folder)).take(keyOf(1));
  const next = openLine(fileStore(folder));
  expect((await next.ask('GET', '/@1/ticket', { key: keyOf(1) })).body).toMatchObject({ number: 1 });
  const [file = ''] = readdirSync(folder);
  expect(readFileSync(join(folder, file), 'utf8')).not.toContain(keyOf(1));
});

it('a line in a damaged file is a failure, and not an empty line', async () => {
  const folder = temporary();
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  writeFileSync(join(folder, '%401.json'), '{"entries":');
  const { take } = openLine(fileStore(folder));
  expect(await take(keyOf(1))).toMatchObject({ status: 500, body: { code: 'INTERNAL' } });
});

it.each<[string, Asked & { method?: string; path?: string }, number]>([
  ['no key', { body: { partySize: 2 } }, 400],
  ['a short key', { key: 'abc', body: { partySize: 2 } }, 400],
  ['a long key', { key: 'a'.repeat(65), body: { partySize: 2 } }, 400],
  ['a party of nobody', { key: keyOf(1), body: { partySize: 0 } }, 400],
  ['a party of nine', { key: keyOf(1), body: { partySize: 9 } }, 400],
  ['half a person', { key: keyOf(1), body: { partySize: 1.5 } }, 400],
  ['a number in words', { key: keyOf(1), body: { partySize: '2' } }, 400],
  ['no JSON', { key: keyOf(1), text: 'partySize=2' }, 400],
  ['a large body', { key: keyOf(1), text: JSON.stringify({ partySize: 2, more: 'x'.repeat(2000) }) }, 413],
  ['an account without a line', { key: keyOf(1), path: '/@2/ticket' }, 404],
  ['another method', { key: keyOf(1), method: 'PATCH' }, 404],
  ['a change to nobody', { key: keyOf(1), method: 'PUT', body: { partySize: 0, from: 2 } }, 400],
  ['a change of an unknown ticket', { key: keyOf(1), method: 'PUT', body: { partySize: 3, from: 2 } }, 404],
  ['an unknown ticket', { key: keyOf(1), method: 'DELETE' }, 404],
  ['staff without a secret', { path: '/@1/staff/next', body: firstCall }, 401],
  ['staff with a wrong secret', { path: '/@1/staff/next', staff: 'guess', body: firstCall }, 401],
])(
  'a line refuses %s, and nobody is in it afterwards',
  async (_, { method = 'POST', path = '/@1/ticket', ...asked }, status) => {
    const { ask } = openLine();
    const answer = await ask(method, path, asked);
    expect(answer.status).toBe(status);
    expect(answer.body).toEqual({ code: expect.stringMatching(/^[A-Z_]+$/) });
    expect((await ask('GET', '/@1/line')).body).toMatchObject({ waiting: 0 });
  },
);

it('a line without a secret of the staff is called by nobody', async () => {
  const router = createQueueRouter({ accounts: ['@1'], store: memoryStore() });
  const init = { method: 'POST', headers: { authorization: 'Bearer ' }, body: JSON.stringify(firstCall) };
  expect((await router.request('/@1/staff/next', init)).status).toBe(401);
});

it('a call that is sent twice, or from two tills, calls one party', async () => {
  const { ask, take, callAfter } = openLine();
  for (let each = 1; each <= 3; each += 1) await take(keyOf(each));
  const calls = await Promise.all([callAfter(null), callAfter(null)]);
  expect(calls.map((called) => called?.number)).toEqual([1, 1]);
  // Who sends the old one later learns who is called, and has not said of that party that it did not come.
  expect(await callAfter(1, true)).toMatchObject({ number: 2 });
  expect(await callAfter(1, true)).toMatchObject({ number: 2 });
  const states = [1, 2, 3].map(
    async (each) => (await ask('GET', '/@1/ticket', { key: keyOf(each) })).body as { state: string },
  );
  expect((await Promise.all(states)).map(({ state }) => state)).toEqual(['missed', 'called', 'waiting']);
});

it('the next party can be called after one that has left while it was called', async () => {
  const { ask, take, callAfter } = openLine();
  for (let each = 1; each <= 3; each += 1) await take(keyOf(each));
  await callAfter(null);
  await ask('DELETE', '/@1/ticket', { key: keyOf(1) });
  expect(await callAfter(1)).toMatchObject({ number: 2 });
  expect(await callAfter(1)).toMatchObject({ number: 2 });
});

it('a line is in no cache', async () => {
  const { ask, take } = openLine();
  const answers = [
    await take(keyOf(1)),
    await ask('GET', '/@1/ticket', { key: keyOf(1) }),
    await ask('GET', '/@1/line'),
    await ask('GET', '/@2/line'),
    await ask('GET', '/@1/unknown'),
  ];
  const kept = answers.map(({ headers }) => headers.get('cache-control'));
  expect(kept).toEqual(answers.map(() => 'no-store'));
});

it('a full line takes nobody else, and goes on answering those in it', async () => {
  const { take, callNext } = openLine();
  for (let each = 0; each < MOST_WAITING; each += 1) await take(keyOf(each));
  expect(await take(keyOf(MOST_WAITING))).toMatchObject({ status: 409, body: { code: 'FULL' } });
  expect((await take(keyOf(0))).status).toBe(200);
  await callNext();
  expect((await take(keyOf(MOST_WAITING))).status).toBe(201);
});

it('a line tells when a turn is expected once it has gone on for a while, and not from long ago', async () => {
  const { clock, take, callNext, ask } = openLine();
  for (let each = 1; each <= 8; each += 1) await take(keyOf(each));
  const expectedOf = async (each: number): Promise<unknown> =>
    ((await ask('GET', '/@1/ticket', { key: keyOf(each) })).body as { expectedAt: unknown }).expectedAt;
  for (let called = 1; called <= 4; called += 1) {
    expect(await expectedOf(8)).toBeNull();
    await callNext();
    clock.now += 5 * 60_000;
  }
  // The fourth was called five minutes ago: four more are called every five minutes.
  expect(await expectedOf(8)).toBe(new Date(clock.now + 15 * 60_000).toISOString());
  clock.now += 2 * HOUR_MS;
  expect(await expectedOf(8)).toBeNull();
});

it('a line forgets what is over after two hours, and begins with 1 again once it is empty', async () => {
  const { clock, take, callNext, ask } = openLine();
  await take(keyOf(1));
  await callNext();
  await callNext();
  expect((await ask('GET', '/@1/ticket', { key: keyOf(1) })).body).toMatchObject({ state: 'served' });
  clock.now += 3 * HOUR_MS;
  expect((await ask('GET', '/@1/ticket', { key: keyOf(1) })).status).toBe(404);
  expect((await take(keyOf(2))).body).toMatchObject({ number: 1 });
});
