import { ProfileError } from '@oa-profile/errors';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createExactlyOnce, createProfileApiClient, type ExactlyOnce, type OpenWrite } from './index.js';
import type { OpenWrites } from './exactly-once.js';
import type { Report, ReportReceipt } from './schemas/visitor.js';
import { createUnreliableServer, type Fate, type UnreliableServer } from './testing/unreliable-server.js';

type Reports = ExactlyOnce<Report, ReportReceipt>;
const report = (detail: string): Report => ({ reason: 'other', detail, agreed: true });

/** A page that sends reports. What it has left open is in `openWrites`, like in the storage of a tab. */
function openPage({ fetch }: UnreliableServer, openWrites: OpenWrites): Reports {
  const api = createProfileApiClient({
    baseUrl: 'https://api.example',
    origin: 'web',
    language: 'en',
    opener: { platform: 'Desktop' },
    fetch,
  });
  return createExactlyOnce({
    key: 'report @1',
    openWrites,
    send: (request: Report, transactionId) => api.report('@1', request, { transactionId }),
    settle: async (id) => (await api.settleReport('@1', id)).report ?? undefined,
  });
}

/** Skips the waits between retries, and never fires the longer timeouts of calls. */
function setNoTimeout(run: () => void, milliseconds: number): unknown {
  return milliseconds < 1000 ? setImmediate(run) : undefined;
}
beforeEach(() => void vi.stubGlobal('setTimeout', setNoTimeout));
afterEach(() => void vi.unstubAllGlobals());

/** The result of a call, or its error. */
const ending = <Result>(call: Promise<Result>): Promise<Result | Error> =>
  call.catch((error: unknown) => error as Error);

describe('a write', () => {
  const four = (fate: Fate): Fate[] => [fate, fate, fate, fate];

  it.each<[string, Fate[]]>([
    ['401', [401]],
    ['403', [403]],
    ['404', [404]],
    ['422', [422]],
  ])('whose repeat is refused with %s after its response got lost is done once', async (_, refusal) => {
    const server = createUnreliableServer();
    const page = openPage(server, new Map());
    server.fates.push(...four('answer lost'));
    expect(await ending(page.send(report('a')))).toMatchObject({ code: 'HTTP_NETWORK_ERROR' });
    expect(page.isOpen()).toBe(true);
    // The server refuses the repeat, and then tells what it has done.
    server.fates.push(...refusal);
    expect(await ending(page.send(report('a')))).toMatchObject({ answer: { reportId: 'r-0' } });
    expect(server.acts).toHaveLength(1);
  });

  it('a write that the transport repeats and the server then refuses is done once', async () => {
    const server = createUnreliableServer();
    const page = openPage(server, new Map());
    server.fates.push('answer lost', 404);
    expect(await ending(page.send(report('a')))).toMatchObject({ answer: { reportId: 'r-0' } });
    expect(server.acts).toHaveLength(1);
  });

  it('a write that was changed after its response got lost is not sent, and the result is the first one', async () => {
    const server = createUnreliableServer();
    const page = openPage(server, new Map());
    server.fates.push(...four('answer lost'));
    await ending(page.send(report('a')));
    expect(await ending(page.send(report('b')))).toEqual({ answer: { reportId: 'r-0' }, isEarlier: true });
    expect(server.acts).toMatchObject([{ detail: 'a' }]);
    // From here on it counts as another write, which is wanted.
    expect(await ending(page.send(report('b')))).toMatchObject({ isEarlier: false });
    expect(server.acts).toMatchObject([{ detail: 'a' }, { detail: 'b' }]);
  });

  it('a write that was changed after the first one got lost is the only one that is done', async () => {
    const server = createUnreliableServer();
    const page = openPage(server, new Map());
    server.fates.push(...four('arrives late'));
    await ending(page.send(report('a')));
    expect(await ending(page.send(report('b')))).toMatchObject({ isEarlier: false });
    server.deliverLate();
    expect(server.acts).toMatchObject([{ detail: 'b' }]);
  });

  it('a write is not replaced by another while its outcome is unknown', async () => {
    const server = createUnreliableServer();
    const page = openPage(server, new Map());
    server.fates.push(...four('answer lost'), ...four('request lost'));
    await ending(page.send(report('a')));
    expect(await ending(page.send(report('b')))).toMatchObject({ code: 'HTTP_NETWORK_ERROR' });
    expect(page.isOpen()).toBe(true);
    expect(server.acts).toMatchObject([{ detail: 'a' }]);
  });

  it('a write that got through before a reload is found by the next page', async () => {
    const server = createUnreliableServer();
    const openWrites = new Map<string, OpenWrite>();
    server.fates.push(...four('answer lost'));
    await ending(openPage(server, openWrites).send(report('a')));
    const next = openPage(server, openWrites);
    expect(await ending(next.settle())).toEqual({ reportId: 'r-0' });
    expect(next.isOpen()).toBe(false);
    expect(await ending(next.settle())).toBeUndefined();
  });

  it('a write that was refused at its only attempt is closed', async () => {
    const server = createUnreliableServer();
    const page = openPage(server, new Map());
    server.fates.push(422);
    expect(await ending(page.send(report('a')))).toMatchObject({ data: { status: 422 } });
    expect(page.isOpen()).toBe(false);
  });

  it('a write that is settled while it is being sent is done once', async () => {
    const server = createUnreliableServer();
    const page = openPage(server, new Map());
    server.fates.push('answer lost');
    await ending(Promise.all([page.send(report('a')), page.settle()]));
    expect(server.acts).toHaveLength(1);
  });

  it('a write that is sent twice at once is done once, and both callers get its answer', async () => {
    const server = createUnreliableServer();
    const page = openPage(server, new Map());
    const outcomes = await Promise.all([page.send(report('a')), page.send(report('a'))]);
    expect(server.acts).toHaveLength(1);
    expect(outcomes.map(({ answer }) => answer.reportId)).toEqual(['r-0', 'r-0']);
    // Once it has been answered, the same words are another report.
    await page.send(report('a'));
    expect(server.acts).toHaveLength(2);
  });

  it('a write that waits behind another is done once, however often it is sent meanwhile', async () => {
    const server = createUnreliableServer();
    const page = openPage(server, new Map());
    const sent = [page.send(report('a')), page.send(report('b')), page.send(report('a'))];
    await Promise.all(sent.map(ending));
    expect(server.acts).toMatchObject([{ detail: 'a' }, { detail: 'b' }]);
  });

  it('a write without a body is done once, too', async () => {
    const sent: string[] = [];
    const orders = createExactlyOnce<undefined, string>({
      key: 'order',
      openWrites: new Map(),
      send: (_, id) => Promise.resolve(`done ${sent.push(id)}`),
      settle: () => Promise.resolve(undefined),
    });
    const outcomes = await Promise.all([orders.send(undefined), orders.send(undefined)]);
    expect(outcomes).toEqual(Array(2).fill({ answer: 'done 1', isEarlier: false }));
  });

  /** Two that share a store, against their word. Each sends with a function of its own, and asks the same server. */
  function openTwo(
    senders: readonly [
      send: (request: string, id: string) => Promise<string>,
      send: (request: string, id: string) => Promise<string>,
    ],
    done: ReadonlyMap<string, string>,
    openWrites: OpenWrites,
  ): [ExactlyOnce<string, string>, ExactlyOnce<string, string>] {
    const settle = (id: string): Promise<string | undefined> => Promise.resolve(done.get(id));
    const [one, other] = senders;
    return [
      createExactlyOnce({ key: 'order', openWrites, send: one, settle }),
      createExactlyOnce({ key: 'order', openWrites, send: other, settle }),
    ];
  }
  const refusal = (data: { status: number; mayHaveActed?: true }): ProfileError =>
    new ProfileError({ code: 'HTTP_ABNORMAL', message: 'Refused', data });
  const lost = new ProfileError({ code: 'HTTP_NETWORK_ERROR', message: 'No answer' });

  it.each([409, 422])(
    'the answer %s to a write that another page has settled leaves open what that page has sent since',
    async (status) => {
      const [openWrites, done] = [new Map<string, OpenWrite>(), new Map<string, string>()];
      let refuse = (): void => undefined;
      const refused = refusal({ status });
      const [first, second] = openTwo(
        [
          () => new Promise<string>((_, reject) => (refuse = () => reject(refused))),
          (request, id) => {
            const isRepeat = done.has(id);
            done.set(id, request);
            return isRepeat ? Promise.resolve('again') : Promise.reject(lost);
          },
        ],
        done,
        openWrites,
      );
      const earlier = ending(first.send('a'));
      await expect.poll(() => openWrites.size).toBe(1);
      expect(await ending(second.send('b'))).toBe(lost);
      refuse();
      expect(await earlier).toBe(refused);
      expect(second.isOpen()).toBe(true);
      expect(await second.send('b')).toEqual({ answer: 'again', isEarlier: false });
      expect(done.size).toBe(1);
      expect(openWrites.size).toBe(0);
    },
  );

  it('a refused repeat is asked about by its own id, although another page has closed it or sent its own', async () => {
    const [openWrites, done] = [new Map<string, OpenWrite>(), new Map<string, string>()];
    const [first, second] = openTwo(
      [
        async (request, id) => {
          done.set(id, request);
          // Meanwhile the other page settles it, and sends its own.
          await second.send('b');
          throw refusal({ status: 409, mayHaveActed: true });
        },
        (request, id) => Promise.resolve(done.set(id, request) && request),
      ],
      done,
      openWrites,
    );
    expect(await first.send('a')).toEqual({ answer: 'a', isEarlier: false });
    expect([...done.values()]).toEqual(['a']);
    expect([first.isOpen(), second.isOpen()]).toEqual([false, false]);
  });

  it('a write that is done has its answer although the storage cannot forget it, and is asked about no more', async () => {
    const server = createUnreliableServer();
    const openWrites = new Map<string, OpenWrite>();
    const stuck: OpenWrites = {
      get: (key) => openWrites.get(key),
      set: (key, write) => openWrites.set(key, write),
      delete: () => {
        throw new Error('read-only');
      },
    };
    const page = openPage(server, stuck);
    for (const detail of ['a', 'b', 'b'])
      expect(await page.send(report(detail))).toMatchObject({ isEarlier: false });
    expect(page.isOpen()).toBe(false);
    expect(server.acts).toMatchObject([{ detail: 'a' }, { detail: 'b' }, { detail: 'b' }]);
  });

  it.each<[string, () => undefined]>([
    ['shows nothing', () => undefined],
    [
      'fails',
      () => {
        throw new Error('gone');
      },
    ],
  ])('a write that is done while the storage %s is not open later', async (_, get) => {
    const server = createUnreliableServer();
    const openWrites = new Map<string, OpenWrite>();
    let isHidden = false;
    const page = openPage(
      {
        ...server,
        fetch: async (...request) => {
          const answer = await server.fetch(...request);
          isHidden = true;
          return answer;
        },
      },
      {
        get: (key) => (isHidden ? get() : openWrites.get(key)),
        set: (key, write) => openWrites.set(key, write),
        delete: () => undefined,
      },
    );
    expect(await page.send(report('a'))).toMatchObject({ answer: { reportId: 'r-0' } });
    isHidden = false;
    expect(page.isOpen()).toBe(false);
    expect(await page.send(report('b'))).toMatchObject({ answer: { reportId: 'r-1' }, isEarlier: false });
  });

  it('a write stays open although the storage has no room for it', async () => {
    const server = createUnreliableServer();
    const full = { get: () => undefined, set: () => false, delete: () => undefined };
    const page = openPage(server, full);
    server.fates.push(...four('answer lost'));
    await ending(page.send(report('a')));
    expect(page.isOpen()).toBe(true);
    expect(await ending(page.send(report('a')))).toMatchObject({ answer: { reportId: 'r-0' } });
    expect(server.acts).toHaveLength(1);
    expect(page.isOpen()).toBe(false);
  });

  it('a write leaves nothing of what the visitor wrote in the storage', async () => {
    const server = createUnreliableServer();
    const openWrites = new Map<string, OpenWrite>();
    server.fates.push(...four('request lost'));
    await ending(openPage(server, openWrites).send(report('what happened to me')));
    expect(openWrites.size).toBe(1);
    expect(JSON.stringify([...openWrites])).not.toContain('happened');
  });
});

/** The second tier sets it. For more: `RANDOM_SEQUENCES=100000 npx vitest run --project node exactly-once`. */
const numRuns = Number(process.env['RANDOM_SEQUENCES'] ?? 100);

describe('over any sequence of sending, changing, reloading and losing, in two tabs', () => {
  const fate = fc.constantFrom<Fate>(
    'arrives',
    'request lost',
    'answer lost',
    'arrives late',
    'answer garbled',
    401,
    403,
    404,
    422,
    503,
  );
  const step = fc.oneof(
    {
      weight: 6,
      arbitrary: fc.record({ do: fc.constant('send' as const), detail: fc.constantFrom('a', 'b') }),
    },
    { weight: 2, arbitrary: fc.record({ do: fc.constant('reload' as const) }) },
    { weight: 1, arbitrary: fc.record({ do: fc.constant('deliver late' as const) }) },
  );
  const sequence = fc.array(fc.tuple(step, fc.constantFrom(0, 1), fc.array(fate, { maxLength: 6 })), {
    minLength: 1,
    maxLength: 10,
  });

  it(
    `nothing is done twice and nothing that was acknowledged is lost (${numRuns} sequences)`,
    async () => {
      await fc.assert(
        fc.asyncProperty(sequence, async (steps) => {
          const server = createUnreliableServer();
          const tabs = [0, 1].map((number) => {
            const openWrites = new Map<string, OpenWrite>();
            return { number, openWrites, page: openPage(server, openWrites), sent: [] as string[] };
          });
          /** The writes that were reported to visitors as done. */
          const acknowledged: { reportId: string }[] = [];
          /** How many writes the visitors wanted. A write counts once until its outcome is known. */
          let wanted = 0;
          for (const [{ do: action, ...rest }, number, fates] of steps) {
            const tab = tabs[number]!;
            server.fates.splice(0, Infinity, ...fates);
            if (action === 'deliver late') server.deliverLate();
            if (action === 'reload') {
              tab.page = openPage(server, tab.openWrites);
              const answer = await ending(tab.page.settle());
              if (answer && 'reportId' in answer) acknowledged.push(answer);
            }
            if (action === 'send') {
              if (!tab.page.isOpen()) wanted += 1;
              const { detail } = rest as { detail: string };
              const outcome = await ending(tab.page.send(report(`${detail}${number}`)));
              if ('answer' in outcome) {
                acknowledged.push(outcome.answer);
                const act = server.acts.find(({ reportId }) => reportId === outcome.answer.reportId);
                if (!outcome.isEarlier) expect(act?.detail).toBe(`${detail}${number}`);
              }
            }
            expect(server.acts.length).toBeLessThanOrEqual(wanted);
          }
          server.fates.splice(0);
          server.deliverLate();
          // At the end, open writes are settled. Then everything that was done has been acknowledged, once.
          for (const { page } of tabs) {
            const answer = await ending(page.settle());
            if (answer && 'reportId' in answer) acknowledged.push(answer);
          }
          server.deliverLate();
          const told = acknowledged.map(({ reportId }) => reportId);
          expect(new Set(told).size).toBe(told.length);
          expect(new Set(told)).toEqual(new Set(server.acts.map(({ reportId }) => reportId)));
        }),
        { numRuns },
      );
      // Usually seconds; minutes on busy machines and in long runs.
    },
    60_000 + numRuns * 500,
  );
});
