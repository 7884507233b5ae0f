import { languages } from '@oa-profile/i18n';
import { createScene, renderPage, type SceneOptions } from '@oa-profile/profile/testing';
import { Hono } from 'hono';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { queuePlugin } from './queue-plugin.js';
import { form, leaveLine, refreshPlace, selectQueue, takeNumber } from './queue-slice.js';
import { queueTexts } from './queue-texts.js';
import { createQueueRouter, MOST_WAITING } from './server/queue-router.js';

const words = { done: { keys: [], text: 'taken' }, failed: { keys: [], text: 'failed' } };
const staff = { authorization: 'Bearer staff' };
let site: Hono;
/** What becomes of the next requests of the page: their answers get lost. */
let lost: number;
beforeEach(() => {
  lost = 0;
  const environment = { QUEUE_ACCOUNTS: '@1 @2', QUEUE_STAFF_TOKEN: 'staff' };
  site = new Hono().route('/queue', createQueueRouter(environment));
  vi.stubGlobal('location', new URL('https://site.example/@komorebi/queue'));
  vi.stubGlobal('fetch', async (input: RequestInfo, init?: RequestInit): Promise<Response> => {
    const answer = await site.fetch(new Request(input, init));
    if (lost-- > 0) throw new TypeError('The network is gone');
    return answer;
  });
});
afterEach(() => vi.unstubAllGlobals());

/** A page of the account, by default on a new device of somebody who is not signed in. */
const open = (options: SceneOptions = {}) => {
  const { store, services } = createScene({
    origin: 'web',
    plugins: [queuePlugin],
    page: { initialView: { name: 'named', view: 'queue' }, given: { queue: {} } },
    timeout: 50,
    ...options,
  });
  return {
    store,
    services,
    mine: () => selectQueue(store.getState()).mine,
    notices: () => store.getState().notices.map(({ text }) => text),
  };
};
const waiting = async (): Promise<unknown> => (await site.request('/queue/@1/line')).json();
const callNext = (after: number | null): Response | Promise<Response> =>
  site.request('/queue/@1/staff/next', {
    method: 'POST',
    headers: staff,
    body: JSON.stringify({ after }),
  });

describe('a number', () => {
  it('a number is taken once, however often it is asked for while its answers get lost', async () => {
    const { store, mine } = open();
    lost = 8;
    await store.dispatch(takeNumber(words));
    expect(selectQueue(store.getState()).sending.status).toBe('Failure');
    lost = 0;
    await Promise.all([store.dispatch(takeNumber(words)), store.dispatch(takeNumber(words))]);
    expect(mine()).toMatchObject({ number: 1, before: 0 });
    expect(await waiting()).toEqual({ waiting: 1 });
  });

  it('a number whose answer got lost is found by the page that is loaded again', async () => {
    const { store, services } = open();
    lost = 8;
    await store.dispatch(takeNumber(words));
    lost = 0;
    const next = open({ caches: services });
    await next.store.dispatch(form.settle());
    expect(next.mine()).toMatchObject({ number: 1 });
  });

  it('a number is the device’s, in all of its tabs, and of whoever signs in there first', async () => {
    let visitor: string | undefined;
    const host = { getAccessToken: () => visitor && 'token', getOwner: () => visitor };
    const { store, services, mine } = open({ host });
    await store.dispatch(takeNumber(words));
    const taken = mine();
    const inTab = async (account = '@1') => {
      const tab = open({ host, caches: services, account: { basicSearchId: account } });
      await tab.store.dispatch(refreshPlace('gone'));
      return tab;
    };
    const second = await inTab();
    await second.store.dispatch(takeNumber(words));
    expect([second.mine(), (await inTab('@2')).mine()]).toEqual([taken, undefined]);
    visitor = 'mei';
    expect((await inTab()).mine()).toEqual(taken);
    visitor = 'somchai';
    expect((await inTab()).mine()).toBeUndefined();
    expect(await waiting()).toEqual({ waiting: 1 });
  });

  it('a number is called, and then gone, and the visitor is told both', async () => {
    const { store, mine, notices } = open();
    await store.dispatch(takeNumber(words));
    await callNext(null);
    // Not another one for the same call.
    await callNext(null);
    await store.dispatch(refreshPlace('gone'));
    expect(mine()).toMatchObject({ number: 1, isCalled: true });
    await callNext(1);
    await store.dispatch(refreshPlace('gone'));
    expect([mine(), notices()]).toEqual([undefined, ['gone']]);
    await store.dispatch(takeNumber(words));
    expect(mine()).toMatchObject({ number: 2 });
  });

  it('a number stays, and is said to be as of earlier, while the line cannot be asked', async () => {
    const { store, mine } = open();
    await store.dispatch(takeNumber(words));
    lost = 8;
    await store.dispatch(refreshPlace('gone'));
    expect(mine()).toMatchObject({ number: 1 });
    expect(selectQueue(store.getState()).isOutdated).toBe(true);
  });

  it('a number that is given back is out of the line, unless that could not be sent', async () => {
    const { store, mine, notices } = open();
    await store.dispatch(takeNumber(words));
    lost = 8;
    await store.dispatch(leaveLine('left'));
    expect(mine()).toMatchObject({ number: 1 });
    lost = 0;
    await store.dispatch(leaveLine('left'));
    expect([mine(), notices().at(-1)]).toEqual([undefined, 'left']);
    expect(await waiting()).toEqual({ waiting: 0 });
  });
});

describe('the line', () => {
  const take = (key: string): Response | Promise<Response> =>
    site.request('/queue/@1/ticket', { method: 'PUT', headers: { 'queue-key': key } });

  it('the line refuses other accounts and keys, and more than it holds', async () => {
    expect((await site.request('/queue/@3/line')).status).toBe(404);
    expect((await take('short')).status).toBe(400);
    for (let party = 0; party < MOST_WAITING; party += 1) await take(`key-of-a-party-number-${party}`);
    expect((await take('key-of-one-party-more-1')).status).toBe(409);
    expect((await take('key-of-a-party-number-0')).status).toBe(200);
  });

  it('the line is gone on with by the staff alone', async () => {
    const next = (headers: HeadersInit): Response | Promise<Response> =>
      site.request('/queue/@1/staff/next', { method: 'POST', headers, body: '{"after":null}' });
    expect((await next({})).status).toBe(401);
    expect((await next({ authorization: 'Bearer guessed' })).status).toBe(401);
    expect((await next(staff)).status).toBe(200);
  });
});

describe('a page', () => {
  const given = { queue: { waiting: 3 } };
  const inView = { initialView: { name: 'named', view: 'queue' }, given } as const;

  it.each(languages)('a page leads to the view, which says how many wait, in %s', async (language) => {
    const texts = await queueTexts.load(language);
    const page = await renderPage({ plugins: [queuePlugin], page: { given } }, language);
    expect(page).toMatch(new RegExp(`href="/@komorebi/queue".*?${texts['take.label']}`));
    const view = await renderPage({ plugins: [queuePlugin], page: inView }, language);
    expect(view).toContain(texts['waiting_other']?.replace('{{displayCount}}', '3'));
    expect(view).toMatch(new RegExp(`<noscript>.*${texts['noScript']}`));
  });

  it('a page of an account without a line does not lead there', async () => {
    expect(await renderPage({ plugins: [queuePlugin] })).not.toContain('/queue');
  });

  it('a page asks how many wait, and comes without if nobody can tell', async () => {
    const settings = { QUEUE_ACCOUNTS: '@tea @1', QUEUE_URL: 'https://site.example' };
    const ask = (basicSearchId: string): Promise<unknown> =>
      queuePlugin.server.ask(
        { account: { basicSearchId } } as never,
        { settings, signal: new AbortController().signal } as never,
      );
    expect(await ask('@1')).toEqual({ waiting: 0 });
    expect(await ask('@tea')).toEqual({});
    expect(await ask('@other')).toBeUndefined();
  });
});
