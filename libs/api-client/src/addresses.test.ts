import { parse, safeParse, type GenericSchema } from 'valibot';
import { describe, expect, it } from 'vitest';
import { operations } from './index.js';
import {
  account,
  basicInfo,
  faq,
  mediaFeed,
  membership,
  recommendation,
  subPagePlugins,
} from './schemas/index.js';
import { entriesOf } from './testing/walk-schema.js';
import { picture } from './testing/wire.js';

const unsafe = [
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  'javascript:alert(1)//https://ok.example',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'blob:https://ok.example/1',
  'file:///etc/passwd',
  'intent://scan#Intent;end',
  '//elsewhere.example',
  '/relative',
  'https://',
  'https:/one-slash.example',
  'not an address',
  '',
  7,
  null,
];

const schemas: [string, GenericSchema][] = [
  ...Object.entries(operations).map(([name, { result }]): [string, GenericSchema] => [name, result]),
  ...Object.entries(subPagePlugins),
  ['basicInfo', basicInfo],
  ['faq', faq],
];

const addresses = schemas.flatMap(([name, schema]) =>
  entriesOf(schema, name).filter(([path]) => /(ur[il]|href|link|website|address)s?$/i.test(path)),
);

/** Those that hold other things than an address of the web. */
const notOfTheWeb = ['basicInfo.address', 'basicInfo.websites'];

describe('an address in an answer', () => {
  const ofTheWeb = addresses.filter(([path]) => !notOfTheWeb.includes(path));

  it('is in these places, and in no other', () => {
    expect(ofTheWeb.map(([path]) => path)).toEqual([
      'getAccountPage.account.icon.url',
      'getAccountPage.account.cover.url',
      'getAccountPage.account.shareImage.url',
      'getRecommendation.accounts[].icon.url',
      'getRecommendation.items[].url',
      'getRecommendation.items[].picture.url',
      'MEDIA.items[].pictures[].url',
      'MEDIA.items[].videoUrl',
      'MEDIA.items[].captionsUrl',
      'MEDIA.items[].shareImage.url',
      'COUPON.items[].picture.url',
      'COUPON.items[].shareImage.url',
      'EZSTORE.items[].picture.url',
      'EZSTORE.items[].url',
      'MEMBERSHIP.plans[].picture.url',
      'MEMBERSHIP.plans[].url',
      'basicInfo.address.mapUrl',
      'basicInfo.websites[].url',
      'faq.items[].shareImage.url',
    ]);
  });

  it.each(ofTheWeb)('is never an unsafe one: %s', (_, schema) => {
    for (const value of unsafe) {
      const result = safeParse(schema, value);
      expect(result.success ? result.output : undefined).toBeUndefined();
    }
  });

  it.each(ofTheWeb)('is kept as it was sent when it is http or https: %s', (_, schema) => {
    for (const value of ['https://ok.example/a?b=c#d', 'http://ok.example', 'HTTPS://OK.example/コ'])
      expect(parse(schema, value)).toBe(value);
  });
});

describe('an unsafe address', () => {
  const bad = { ...picture, url: 'javascript:alert(1)' };

  it('costs the picture, not the account', () => {
    const sent = { accountId: 'a', basicSearchId: '@a', countryCode: 'TH', timeZone: 'Asia/Bangkok' };
    const parsed = parse(account, { ...sent, currency: 'THB', name: 'A', icon: bad, cover: picture });
    expect(parsed.icon).toBeUndefined();
    expect(parsed.cover).toEqual(picture);
  });

  it('costs the link, not the plan or the post', () => {
    const plan = { id: 'p', name: 'P', pricePerMonth: { amount: 5, currency: 'THB' }, perks: ['a'] };
    expect(parse(membership, { plans: [{ ...plan, url: bad.url }] }).plans).toEqual([
      expect.objectContaining({ id: 'p', url: undefined }),
    ]);
    const post = { id: 'm', kind: 'video', publishedAt: '2026-01-01T00:00:00Z', pictures: [picture] };
    expect(parse(mediaFeed, { items: [{ ...post, videoUrl: bad.url }] }).items).toEqual([
      expect.objectContaining({ id: 'm', videoUrl: undefined }),
    ]);
  });

  it('costs the item of which it is the point', () => {
    const item = { id: 'i', title: 'T', url: 'https://ok.example', picture };
    const items = [item, { ...item, url: bad.url }, { ...item, picture: bad }];
    expect(parse(recommendation, { accounts: [], items }).items).toEqual([item]);
    const websites = [{ url: bad.url }, { url: 'https://ok.example', label: 'Shop' }];
    expect(parse(basicInfo, { websites }).websites).toEqual([{ url: 'https://ok.example', label: 'Shop' }]);
  });
});
