import { number, object, parse, type GenericSchema } from 'valibot';
import { describe, expect, expectTypeOf, it } from 'vitest';
import {
  createProfileApiClient,
  operations,
  type FriendCount,
  type OperationName,
  type ProfileApiClient,
  type ProfileApiClientOptions,
} from '../index.js';
import type { ProfileError } from '@oa-profile/errors';
import * as schemas from '../schemas/account-page.js';
import { account, accountPage, delayed, failure, fakeProfileApi, profileApiHandlers } from './index.js';
import type { FakeProfileApi } from './fake-profile-api.js';

const plugin = { accountId: 'oa-komorebi', pageId: 'home', type: 'COUPON', pluginId: 'coupon' } as const;

/** A call of every method. */
const calls: { readonly [Name in keyof ProfileApiClient]: (api: ProfileApiClient) => Promise<unknown> } = {
  getAccountPage: (api) => api.getAccountPage('@komorebi'),
  getFriendCount: (api) => api.getFriendCount('@komorebi'),
  getCounts: (api) => api.getCounts('oa-komorebi'),
  getRelation: (api) => api.getRelation('oa-komorebi'),
  updateFriendship: (api) => api.updateFriendship('oa-komorebi', 'unblock'),
  updateFavorite: (api) => api.updateFavorite('oa-komorebi', true),
  getFollow: (api) => api.getFollow('@komorebi'),
  follow: (api) => api.follow('@komorebi'),
  unfollow: (api) => api.unfollow('@komorebi'),
  getCallSetting: (api) => api.getCallSetting('@komorebi'),
  getReservationInventory: (api) => api.getReservationInventory('@komorebi', { from: '2026-11-28' }),
  reserve: (api) => api.reserve('@komorebi', { slotId: 's', partySize: 4 }),
  settleReservation: (api) => api.settleReservation('@komorebi', 't-1'),
  getReplyTime: (api) => api.getReplyTime('@komorebi'),
  getResponseMode: (api) => api.getResponseMode('@komorebi'),
  getRecommendation: (api) => api.getRecommendation('oa-komorebi'),
  report: (api) => api.report('@komorebi', { reason: 'spam', agreed: true }),
  settleReport: (api) => api.settleReport('@komorebi', 't-1'),
  getSubPagePlugin: (api) => api.getSubPagePlugin(plugin),
};
const names = Object.keys(calls) as (keyof ProfileApiClient)[];

/** The client itself, before a double. */
const clientOf = (
  { fetch }: Pick<FakeProfileApi, 'fetch'>,
  options: Partial<ProfileApiClientOptions> = {},
): ProfileApiClient =>
  createProfileApiClient({
    baseUrl: 'https://api.example/profile',
    origin: 'web',
    language: 'en',
    opener: { platform: 'Unknown' },
    retries: 0,
    fetch,
    ...options,
  });

const failureOf = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => 'no failure',
    (error: unknown) => error,
  );

describe('the sample account', () => {
  it.each(Object.keys(operations) as OperationName[])(
    'the sample account has an answer of %s that its schema takes as it is',
    async (name) => {
      const answer = await calls[name](fakeProfileApi());
      expect(parse(operations[name].result as GenericSchema, answer)).toEqual(answer);
    },
  );

  it('the sample account can be changed in a test, and the next one has the whole of it again', () => {
    expect(parse(schemas.account, account({ name: 'Shanlan' }))).toEqual({ ...account(), name: 'Shanlan' });
    const page = accountPage();
    page.account.name = 'Changed';
    page.sections.length = 0;
    expect(accountPage().account.name).toBe('Komorebi Coffee');
    expect(accountPage().sections.map(({ type }) => type)).toContain('coupon');
  });
});

describe('the double', () => {
  it('the double has every method of the client', () => {
    expect(names.toSorted()).toEqual(Object.keys(clientOf(fakeProfileApi())).toSorted());
    expect(fakeProfileApi()).toEqual(
      expect.objectContaining(
        Object.fromEntries(names.map((name) => [name, expect.any(Function) as unknown])),
      ),
    );
  });

  it('the double answers what a test says, by value or by a function of the arguments', async () => {
    const api = fakeProfileApi({
      getFriendCount: { count: 3 },
      updateFavorite: (accountId, favorite) => ({
        friendshipType: accountId === 'oa-blocked' ? 'friendBlocked' : 'friend',
        favorite: String(favorite) as 'true' | 'false',
      }),
    });
    expectTypeOf(await api.getFriendCount('@komorebi')).toEqualTypeOf<FriendCount>();
    expect(await api.getFriendCount('@komorebi')).toEqual({ count: 3 });
    expect(await api.updateFavorite('oa-blocked', true)).toEqual({
      friendshipType: 'friendBlocked',
      favorite: 'true',
    });
    // @ts-expect-error: not what the method answers.
    fakeProfileApi({ getFriendCount: { number: 3 } });
  });

  it('the double records all calls with their arguments', async () => {
    const api = fakeProfileApi();
    await api.follow('@komorebi');
    await api.reserve('@komorebi', { slotId: 's', partySize: 2 }, { transactionId: 't-1' });
    expect(api.calls).toEqual([
      { method: 'follow', args: ['@komorebi'] },
      { method: 'reserve', args: ['@komorebi', { slotId: 's', partySize: 2 }, { transactionId: 't-1' }] },
    ]);
  });

  it('the double changes its answers within a test, and goes back to those that it has by default', async () => {
    const api = fakeProfileApi({ getFriendCount: failure('TIMEOUT') });
    await expect(api.getFriendCount('@komorebi')).rejects.toMatchObject({ code: 'TIMEOUT' });
    api.answer({ getFriendCount: { count: 1 } });
    expect(await api.getFriendCount('@komorebi')).toEqual({ count: 1 });
    api.answer({ getFriendCount: undefined });
    expect(await api.getFriendCount('@komorebi')).toEqual({ count: 12846 });
  });

  it('the double answers the same again, whatever a test has done to an answer', async () => {
    const api = fakeProfileApi({ getRecommendation: { accounts: [], items: [] } });
    (await api.getRecommendation('oa-komorebi')).accounts.push({} as never);
    expect(await api.getRecommendation('oa-komorebi')).toEqual({ accounts: [], items: [] });
  });

  it('the double answers late where a test wants it, and gives up with the signal of a call', async () => {
    const order: string[] = [];
    const api = fakeProfileApi({
      getFriendCount: delayed(5, { count: 3 }),
      getCounts: delayed(60_000, { followers: 1, posts: 1 }),
    });
    const late = api.getFriendCount('@komorebi').then(() => order.push('late'));
    await api.getFollow('@komorebi').then(() => order.push('at once'));
    await late;
    expect(order).toEqual(['at once', 'late']);
    const controller = new AbortController();
    const given = api.getCounts('oa-komorebi', { signal: controller.signal });
    controller.abort(new Error('Left'));
    await expect(given).rejects.toThrow('Left');
    await expect(api.follow('@komorebi', { signal: controller.signal })).rejects.toThrow('Left');
  });

  it('the double reads a sub-page with the schema of a call, as the client does', async () => {
    const api = fakeProfileApi({ getSubPagePlugin: { goal: 10, colour: 'green' } });
    expect(await api.getSubPagePlugin(plugin, { schema: object({ goal: number() }) })).toEqual({ goal: 10 });
    await expect(
      api.getSubPagePlugin(plugin, { schema: object({ points: number() }) }),
    ).rejects.toMatchObject({ code: 'API_RESPONSE_INVALID', data: { method: 'GET' } });
  });
});

describe('the double and the client itself', () => {
  it.each(names)(
    'the double and the client itself answer %s alike, and are asked for the same',
    async (name) => {
      const [direct, behind] = [fakeProfileApi(), fakeProfileApi()];
      const answer = await calls[name](clientOf(behind));
      expect(answer).toEqual(await calls[name](direct));
      const [args, asked] = [direct, behind].map((api) => api.calls[0]?.args ?? []);
      expect(behind.calls.map(({ method }) => method)).toEqual([name]);
      // The request has two headers as well, which are options.
      expect(asked?.slice(0, args?.length)).toMatchObject(args ?? {});
      expect(asked?.at(-1)).toMatchObject({ language: 'en', transactionId: expect.any(String) as string });
    },
  );

  it.each([
    failure('HTTP_ABNORMAL', { status: 409, serverStatusCode: 'FOLLOW_LIMIT', message: 'Full.' }),
    failure('HTTP_ABNORMAL', { status: 503, serverStatusCode: 'DOWN', message: 'No.', retryAfter: '120' }),
    failure('HTTP_NETWORK_ERROR'),
    failure('TIMEOUT'),
    failure('API_RESPONSE_INVALID'),
  ])('the double and the client itself fail alike: $code', async (error) => {
    const options = { transactionId: 't-1' };
    const api = fakeProfileApi({ follow: error });
    const direct = await failureOf(api.follow('@komorebi', options));
    const behind = await failureOf(clientOf(api, { timeout: 30 }).follow('@komorebi', options));
    expect(direct).toMatchObject({ code: error.code, data: { method: 'POST', transactionId: 't-1' } });
    const { code, data } = behind as typeof error;
    expect({ code, data }).toEqual({ code: error.code, data: (direct as typeof error).data });
  });

  it.each<[string, (api: ProfileApiClient) => Promise<unknown>]>([
    ['an id that leads elsewhere', (api) => api.getCounts('..')],
    ['a plugin without an id', (api) => api.getSubPagePlugin({ ...plugin, pluginId: '' })],
    ['a transaction id that no header holds', (api) => api.follow('@a', { transactionId: 'あ' })],
    ['such an id to settle', (api) => api.settleReport('@a', 'あ')],
    ['no id to settle', (api) => api.settleReservation('@a', undefined as unknown as string)],
    ['a language that is no tag', (api) => api.getFriendCount('@a', { language: 'zh_TW' })],
  ])('the double and the client itself refuse %s', async (_, call) => {
    const [direct, behind] = await Promise.all(
      [fakeProfileApi(), clientOf(fakeProfileApi())].map((api) => failureOf(call(api))),
    );
    const transactionId = expect.any(String) as string;
    expect(direct).toMatchObject({ code: 'INVALID_PARAM', data: { transactionId } });
    const { message, data } = direct as ProfileError<'INVALID_PARAM'>;
    expect(behind).toMatchObject({ code: 'INVALID_PARAM', message, data: { ...data, transactionId } });
  });
});

describe('a handler for msw', () => {
  it('a handler for msw answers all of the API below any address, or one, and tells a lost connection by its response', async () => {
    const made: [path: string, resolver: (info: { request: Request }) => Promise<Response>][] = [];
    const http = { all: (...handler: (typeof made)[number]) => made.push(handler) };
    const api = fakeProfileApi({ follow: failure('HTTP_NETWORK_ERROR') });
    profileApiHandlers(http, api);
    profileApiHandlers(http, api, 'https://api.example/');
    expect(made.map(([path]) => path)).toEqual([
      '*/v1/account-page/*',
      'https://api.example/v1/account-page/*',
    ]);
    const [, resolver] = made[0] ?? [];
    const asked = async (path: string, init?: RequestInit): Promise<Response | undefined> =>
      resolver?.({ request: new Request(`https://any.example/v1/account-page/${path}`, init) });
    expect(await (await asked('%40komorebi/friend-count'))?.json()).toEqual({ result: { count: 12846 } });
    expect(await asked('%40komorebi/follow', { method: 'POST' })).toMatchObject({ type: 'error' });
    expect(await asked('%40komorebi/nothing')).toMatchObject({ status: 404 });
  });
});
