import { describe, expect, it } from 'vitest';
import { settableClock } from '../testing/clock.js';
import { openServer } from '../testing/open-server.js';
import { samplePage } from '../testing/sample-page.js';
import { createTurns } from './turns.js';

const always = (): boolean => true;
const loopTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

describe('turns', () => {
  it('turns go first to what has begun, then to what has not, in the order of arrival', async () => {
    const turns = createTurns();
    const order: string[] = [];
    await Promise.all([
      turns.begin(always).then(() => order.push('new 1')),
      turns.begin(always).then(() => order.push('new 2')),
      turns.goOn().then(() => order.push('begun 1')),
      turns.goOn().then(() => order.push('begun 2')),
    ]);
    expect(order).toEqual(['begun 1', 'begun 2', 'new 1', 'new 2']);
  });

  it('turns are one in each turn of the event loop', async () => {
    const turns = createTurns();
    let taken = 0;
    const all = Array.from({ length: 20 }, () => turns.goOn().then(() => (taken += 1)));
    for (let turn = 1; turn <= 20; turn += 1) {
      await loopTurn();
      expect(taken).toBeLessThanOrEqual(turn);
    }
    await Promise.all(all);
  });

  it('turns are refused at once to those for whom they would come too late', async () => {
    const turns = createTurns();
    const refused: unknown[] = [];
    const begun = Array.from({ length: 200 }, () =>
      turns.begin(always).catch((error: unknown) => void refused.push(error)),
    );
    // Not after a wait.
    await Promise.resolve();
    expect(refused.length).toBeGreaterThan(100);
    expect(refused.length).toBeLessThan(195);
    expect(refused[0]).toMatchObject({ name: 'RefusedError', retryAfter: 1000 });
    await Promise.all(begun);
    await turns.begin(always);
  });

  it('turns are refused to those who have waited for two seconds', async () => {
    const { letPass } = settableClock();
    const turns = createTurns();
    const late = turns.begin(always);
    letPass(2001);
    const inTime = turns.begin(always);
    await expect(late).rejects.toMatchObject({ name: 'RefusedError' });
    await inTime;
  });

  it('turns that take long let fewer wait', async () => {
    const { letPass } = settableClock();
    const turns = createTurns();
    const slowly = Array.from({ length: 5 }, () => turns.begin(always).then(() => letPass(350)));
    await Promise.all(slowly);
    const before = turns.begin(always);
    const waits = Array.from({ length: 60 }, () =>
      turns.begin(always).then(
        () => 'begun',
        () => 'refused',
      ),
    );
    await before;
    const fast = (await Promise.all(waits)).filter((how) => how === 'begun').length;
    expect(fast).toBeLessThan(60);
    expect(fast).toBeGreaterThan(5);
  });

  it('turns are not taken by what nobody waits for any more', async () => {
    const turns = createTurns();
    const abandoned = turns.begin(() => false);
    await expect(abandoned).rejects.toThrow('Nobody waits');
  });
});

describe('a page server with turns', () => {
  it('a page server with turns renders pages one after the other, and answers what is ready in between', async () => {
    const { get, api, renders } = await openServer({ turns: createTurns() });
    // Its code is loaded.
    await get('/@warm');
    const release = api.hold();
    const pages = Array.from({ length: 30 }, (_, number) => get(`/@cold${number}`));
    await expect.poll(() => api.requests).toHaveLength(31);
    release();
    let most = 0;
    for (let before = renders(); renders() < 31; before = renders()) {
      expect((await get('/healthz')).status).toBe(200);
      await loopTurn();
      most = Math.max(most, renders() - before);
    }
    expect(most).toBeLessThanOrEqual(2);
    for (const page of pages) expect((await page).status).toBe(200);
  });

  it('a page server with turns answers all of too many visitors, with the page or at once with when to come again', async () => {
    // However fast the machine is: pages take no time.
    settableClock(() => 1);
    const { get, log } = await openServer({ turns: createTurns(), limits: { atOnce: 1000 } });
    const answers = await Promise.all(Array.from({ length: 300 }, (_, number) => get(`/@cold${number}`)));
    const refused = answers.filter(({ status }) => status === 503);
    expect(refused.length).toBeGreaterThan(100);
    for (const answer of refused) expect(answer.headers.get('retry-after')).toBe('1');
    expect(answers.filter(({ status }) => status === 200).length).toBe(300 - refused.length);
    expect(refused.length).toBeLessThan(295);
    expect(log).toEqual([]);
  });
});

describe('a page whose visitors have gone', () => {
  const visit = (address: string, signal: AbortSignal): Request =>
    new Request(`http://page.example${address}`, { signal, headers: { 'accept-language': 'en' } });
  const page = { ...samplePage(), sections: [{ type: 'coupon', id: 'c', pageId: 'home' }] };

  it('a page whose visitors have gone is neither asked for further nor rendered', async () => {
    const { app, api, renders, log } = await openServer({ turns: createTurns(), page });
    const release = api.hold();
    const visitors = [new AbortController(), new AbortController()];
    const answers = visitors.map(async ({ signal }) => app.fetch(visit('/@gone', signal)));
    await expect.poll(() => api.requests).toHaveLength(1);
    for (const visitor of visitors) visitor.abort();
    release();
    for (const answer of await Promise.all(answers)) expect(answer.status).toBe(499);
    expect(api.requests).toHaveLength(1);
    expect(renders()).toBe(0);
    expect(log).toEqual([]);
  });

  it('a page whose visitors have gone is made if one of them has stayed, or came later', async () => {
    const { app, api, renders } = await openServer({ turns: createTurns(), page });
    const release = api.hold();
    const gone = new AbortController();
    const [, stayed] = [gone, new AbortController()].map(async ({ signal }) =>
      app.fetch(visit('/@stayed', signal)),
    );
    await expect.poll(() => api.requests).toHaveLength(1);
    gone.abort();
    const late = app.fetch(visit('/@stayed', new AbortController().signal));
    release();
    expect((await stayed)?.status).toBe(200);
    expect((await late).status).toBe(200);
    expect(renders()).toBe(1);
  });
});
