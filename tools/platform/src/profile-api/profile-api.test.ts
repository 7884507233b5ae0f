import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Platform } from '../index.js';
import { freshToken, profileOf, startTestPlatform } from '../testing/test-platform.js';

let platform: Platform;
beforeAll(async () => {
  platform = await startTestPlatform();
});
afterAll(() => platform.close());

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${platform.url}${path}`, { headers });

describe('the language of an answer', () => {
  it.each([
    ['@komorebi', 'en', 'en', 'Komorebi Coffee'],
    ['@komorebi', 'th', 'th', 'โคโมเรบิ คอฟฟี่'],
    ['@komorebi', 'ja', 'ja', '木漏れ日珈琲 Komorebi'],
    ['@komorebi', 'ko', 'en', 'Komorebi Coffee'],
    ['@komorebi', 'id', 'en', 'Komorebi Coffee'],
    ['@shanlan', 'zh-TW', 'zh-TW', '山嵐茶行'],
    ['@shanlan', 'ja', 'en', 'Shanlan Tea House'],
    ['@harbor', 'th', 'en', 'Old Harbor Museum'],
    ['@melati', 'id', 'id', 'Klinik Melati'],
    // It has neither Korean nor English.
    ['@justaname', 'ko', 'ja', '佐藤そろばん教室'],
  ] as const)('the language of an answer of %s for %s is %s', async (id, language, contentLanguage, name) => {
    const { account } = await profileOf(platform, { language }).getAccountPage(id);
    expect(account).toMatchObject({ contentLanguage, name });
  });

  it('the language of an answer is the same for a section that is requested separately', async () => {
    const card = { accountId: 'oa-komorebi', pageId: 'home', type: 'SHOPCARD', pluginId: 'card' } as const;
    const client = profileOf(platform, { language: 'ko' });
    const { name } = await client.getSubPagePlugin<{ name: string }>(card);
    expect(name).toBe('Komorebi card');
  });

  it('the language of an answer is the account’s own if none is requested', async () => {
    const answer = (await (await get('/v1/account-page/@komorebi/')).json()) as {
      result: { account: { contentLanguage: string } };
    };
    expect(answer.result.account.contentLanguage).toBe('ja');
  });

  it('the language of an answer applies to sections, sub-pages and recommendations, too', async () => {
    const client = profileOf(platform, { language: 'en' });
    const { sections } = await client.getAccountPage('@komorebi');
    expect(sections.find(({ type }) => type === 'faq')?.data).toMatchObject({
      items: expect.arrayContaining([
        expect.objectContaining({ id: 'laptop', question: 'May I work on a laptop?' }),
      ]) as unknown,
    });
    const card = await client.getSubPagePlugin({
      accountId: 'oa-komorebi',
      pageId: 'home',
      type: 'SHOPCARD',
      pluginId: 'card',
    });
    expect(card).toMatchObject({ name: 'Komorebi card', points: 0 });
    const { accounts } = await client.getRecommendation('@komorebi');
    expect(accounts.map(({ name }) => name)).toContain('Shanlan Tea House');
  });
});

describe('an account', () => {
  it('an account has absolute addresses of existing pictures', async () => {
    const { account } = await profileOf(platform).getAccountPage('@komorebi');
    const response = await fetch(account.icon?.url ?? '');
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toContain('image/svg+xml');
  });

  it.each(['%00', '%E0%A4%A', '@komorebi%2Frelation', '..%2f..%2fetc', 'x'.repeat(3000)])(
    'an account is 404 under the id %s',
    async (id) => {
      expect((await get(`/v1/account-page/${id}/relation`)).status).toBe(404);
    },
  );

  it('an account can have nothing but a name', async () => {
    const { account, sections } = await profileOf(platform).getAccountPage('@justaname');
    expect(account).toMatchObject({ name: '佐藤そろばん教室', badge: 'unverified', features: [] });
    expect(sections).toEqual([]);
  });

  it('an account is answered with and without a trailing slash', async () => {
    for (const path of [
      '/v1/account-page/@komorebi',
      '/v1/account-page/@komorebi/',
      '/v1/account-page/@komorebi/relation/',
    ])
      expect((await get(path)).status).toBe(200);
  });
});

describe('a visitor', () => {
  it('a visitor from the seeds has the seeded relations', async () => {
    const mei = profileOf(platform, { token: 'visitor-mei' });
    expect(await mei.getRelation('@komorebi')).toEqual({ friendshipType: 'friend', favorite: 'true' });
    const blocked = profileOf(platform, { token: 'visitor-blocked' });
    expect(await blocked.getRelation('@harbor')).toMatchObject({ friendshipType: 'friendBlocked' });
  });
});

describe('a body', () => {
  it('a body of more than a megabyte is 413, in the form of the requested API', async () => {
    const send = async (path: string) => {
      const response = await fetch(`${platform.url}${path}`, { method: 'POST', body: 'x'.repeat(1_100_000) });
      return { status: response.status, body: (await response.json()) as unknown };
    };
    expect(await send('/v1/account-page/@komorebi/report')).toMatchObject({
      status: 413,
      body: { statusCode: 'TOO_LARGE' },
    });
    expect(await send('/v1/keep')).toMatchObject({ status: 413, body: { code: 810 } });
  });
});

it('a body is stored without characters that no database can store', async () => {
  const visitor = profileOf(platform, { token: freshToken() });
  const receipt = await visitor.report('@komorebi', { reason: 'other', agreed: true, detail: 'a\0b' });
  expect(receipt.reportId).toBeTruthy();
});

it('a page of a list that no other page names is 422', async () => {
  const feed = { accountId: '@komorebi', pageId: 'home', type: 'MEDIA', pluginId: 'media' } as const;
  await expect(profileOf(platform).getSubPagePlugin(feed, { cursor: 'x' })).rejects.toMatchObject({
    data: { status: 422 },
  });
});

describe('the setting of calls', () => {
  it.each([
    ['@komorebi', { enabled: true, acceptance: 'direct', minimumAppVersion: '13.4.0' }],
    ['@baanrimnam', { enabled: true, acceptance: 'byRequest' }],
    ['@shanlan', { enabled: true, acceptance: 'direct' }],
    ['@melati', { enabled: false }],
    ['@justaname', { enabled: false }],
  ])('the setting of calls of %s shows one way that a call can go', async (id, setting) => {
    expect(await profileOf(platform).getCallSetting(id)).toMatchObject(setting);
  });
});

it('shared caches keep no page, which differs by language', async () => {
  const answer = await get('/v1/account-page/@komorebi/');
  expect(answer.headers.get('cache-control')).toBe('no-store');
});

describe('other origins', () => {
  it('other origins need not ask again for a day before they send headers', async () => {
    const response = await fetch(`${platform.url}/v1/account-page/@komorebi/relation`, {
      method: 'OPTIONS',
      headers: { origin: 'https://page.example', 'access-control-request-method': 'PUT' },
    });
    expect(response.headers.get('access-control-max-age')).toBe('86400');
  });
});
