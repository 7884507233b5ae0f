import { describe, expect, it } from 'vitest';
import { ownPlugins, ownViewsOf } from '@oa-profile/profile/internal';
import { readAppEntry } from '@oa-profile/host-bridge/internal/app-entry';
import { plugins } from '../testing/plugins.js';
import { isPage, pagePath } from './page-address.js';
import { languageOf, readVisit, type Visit } from './visit.js';

const ownViews = ownViewsOf([...plugins, ...ownPlugins]);
const visit = (address = '/@komorebi', headers: Record<string, string> = {}): Visit =>
  readVisit(new Request(`https://page.example${address}`, { headers }), ownViews);

describe('the account id of a path', () => {
  it.each([
    ['@komorebi', '@komorebi'],
    ['@KomoRebi', '@komorebi'],
    ['komorebi', 'komorebi'],
    ['@a.b-c_1', '@a.b-c_1'],
  ])('the account id of a path %j is %j', (path, id) => {
    expect(visit(`/${path}`).searchId).toBe(id);
  });

  it.each(['', '@', '@@a', '..', '@a b', '\0', '@<script>', `@${'x'.repeat(33)}`])(
    'an account id is not %j',
    (path) => {
      expect(visit(`/${encodeURIComponent(path)}`).searchId).toBeUndefined();
    },
  );
});

describe('the view', () => {
  it.each([
    ['/@komorebi', { name: 'profile' }],
    ['/@komorebi/', { name: 'profile' }],
    ['/%40komorebi/place', { name: 'named', view: 'place' }],
    ['/@komorebi/report?lang=th', { name: 'named', view: 'report' }],
    ['/@komorebi/reward-card/c-1', { name: 'item', plugin: 'reward-card', itemId: 'c-1' }],
    ['/@komorebi/reward-card', { name: 'section', plugin: 'reward-card' }],
    ['/@komorebi/Nowhere', undefined],
    ['/@komorebi/coupon/..%2f..', undefined],
    ['/@komorebi/coupon/A B', undefined],
    ['/@komorebi/coupon/c-1/more', undefined],
  ])('the view of %s is %j', (address, view) => {
    expect(visit(address).view).toEqual(view);
    expect(visit(address).searchId).toBe('@komorebi');
  });

  it.each([
    ['/@KomoRebi/place', '/@komorebi/place'],
    ['/%40komorebi/coupon/c-1/', '/@komorebi/coupon/c-1'],
    ['/liff/@KOMOREBI/report', '/liff/@komorebi/report'],
    ['/LIFF/komorebi', '/liff/komorebi'],
  ])('the view has one path for all spellings of an address: %s is %s', (address, path) => {
    const read = visit(address);
    expect(isPage(read) && pagePath(read)).toBe(path);
  });
});

describe('the opener', () => {
  it.each<Record<string, string>>([
    { 'x-opener-platform': 'Android' },
    { 'user-agent': 'Mozilla/5.0 (Linux; Android 15)' },
  ])('the opener takes the platform from no header, which is left to the browser: %o', (headers) => {
    expect(visit('/', headers).opener.platform).toBe('Unknown');
  });

  it('the opener takes key and route from the address', () => {
    expect(visit('/?key=k1&addFriendRoute=search').opener).toMatchObject({
      key: 'k1',
      addFriendRoute: 'search',
    });
  });

  it.each(['', '%0d%0aset-cookie:x', 'a b', 'ก', 'x'.repeat(201)])('the opener has no key from %j', (key) => {
    expect(visit(`/?key=${key}`).opener.key).toBeUndefined();
  });
});

describe('the language', () => {
  it.each([
    ['/?lang=th', 'ko', 'JP', 'th'],
    ['/?lang=xx', 'ko', 'JP', 'ko'],
    ['/?lang=', '', 'JP', 'ja'],
    ['/', 'fr, id;q=0.5, th;q=0.8', 'JP', 'th'],
    ['/', 'ko;q=0, fr', 'TW', 'zh-TW'],
    ['/', '*', 'TH', 'th'],
    ['/', ';;,=q', 'US', 'en'],
    ['/', '', undefined, 'en'],
  ])(
    'the language of %s with Accept-Language %j and country %s is %s',
    (address, accepted, country, language) => {
      expect(languageOf(visit(address, { 'accept-language': accepted }), country)).toBe(language);
    },
  );
});

it('the server reads only so much of Accept-Language as browsers send', () => {
  const { acceptedLanguages } = visit('/', { 'accept-language': `ja,${'a,'.repeat(5000)}` });
  expect(acceptedLanguages[0]).toBe('ja');
  expect(acceptedLanguages.length).toBeLessThan(250);
});

describe("the app's entry", () => {
  const entry = (query: string): string | undefined => {
    const target = readAppEntry(new URL(`https://page.example/liff${query}`));
    return target && `${target.pathname}${target.search}`;
  };
  const state = (text: string): string => `?liff.state=${encodeURIComponent(text)}`;

  it.each([
    [state('/@komorebi'), '/liff/@komorebi'],
    [state('/@komorebi/coupon/c-1?key=k1&lang=th'), '/liff/@komorebi/coupon/c-1?key=k1&lang=th'],
    // The old form of links, before and after the SDK has navigated.
    [state('?accountId=@komorebi&key=k1'), '/liff/%40komorebi?key=k1'],
    [state('/?accountId=komorebi'), '/liff/komorebi'],
    // Encoded twice, or three times, on its way through other apps.
    [state('%2F%40komorebi%2Fplace%3Flang%3Dth'), '/liff/@komorebi/place?lang=th'],
    [state('%252F%2540komorebi'), '/liff/@komorebi'],
    [state('%3FaccountId%3D%40komorebi'), '/liff/%40komorebi'],
    ['?accountId=@komorebi&lang=th', '/liff/%40komorebi?lang=th'],
    ['/?accountId=@komorebi', '/liff/%40komorebi'],
    // An address with a path names its account there.
    [state('/@komorebi?accountId=@shanlan'), '/liff/@komorebi?accountId=%40shanlan'],
  ])("the app's entry with %s is %s", (query, path) => {
    expect(entry(query)?.replace('=@', '=%40')).toBe(path);
  });

  it.each([
    '',
    '?accountId=',
    '?key=k1',
    state(''),
    state('@komorebi'),
    state('https://other.example/'),
    state('/../@komorebi'),
    state('%2F%'),
    state('%68ttps://other.example/'),
    state('?key=k1'),
  ])("the app's entry with %j is none", (query) => {
    expect(entry(query)).toBeUndefined();
  });
});
