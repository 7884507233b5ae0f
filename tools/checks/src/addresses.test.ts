import { operations } from '@oa-profile/api-client';
import { basicInfo, recommendation } from '@oa-profile/api-client/schemas';
import { account } from '@oa-profile/api-client/internal/schemas';
import { sectionContracts } from 'platform/section-contracts';
import { parse, safeParse, type GenericSchema } from 'valibot';
import { describe, expect, it } from 'vitest';
import { entriesOf } from './walk-schema.js';

const picture = { url: 'https://cdn.example/p.png', width: 4, height: 3 };

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
  ...sectionContracts.map(({ type, schema }): [string, GenericSchema] => [type, schema]),
];

const addresses = schemas.flatMap(([name, schema]) =>
  entriesOf(schema, name).filter(([path]) => /(ur[il]|href|link|website|address)s?$/i.test(path)),
);

/** Fields that are not http(s) addresses. */
const notOfTheWeb = ['basic-info.address', 'basic-info.websites', 'social-media.links'];

describe('an address in an answer', () => {
  const ofTheWeb = addresses.filter(([path]) => !notOfTheWeb.includes(path));

  it('an address in an answer is found in pictures, links and lists of every answer and section', () => {
    const places = ofTheWeb.map(([path]) => path);
    expect(places).toEqual(
      expect.arrayContaining([
        'getAccountPage.account.icon.url',
        'getAccountPage.account.cover.url',
        'getAccountPage.account.shareImage.url',
        'getRecommendation.accounts[].icon.url',
        'getRecommendation.items[].url',
        'getRecommendation.items[].picture.url',
        'media-feed.items[].pictures[].url',
        'media-feed.items[].videoUrl',
        'coupon.items[].shareImage.url',
        'membership.plans[].url',
        'basic-info.address.mapUrl',
        'basic-info.websites[].url',
        'social-media.links[].url',
      ]),
    );
  });

  it.each(ofTheWeb)('an address in an answer is refused if it is unsafe: %s', (_, schema) => {
    for (const value of unsafe) {
      const result = safeParse(schema, value);
      expect(result.success ? result.output : undefined).toBeUndefined();
    }
  });

  it.each(ofTheWeb)('an http(s) address is kept as the URL parser writes it: %s', (_, schema) => {
    for (const value of ['https://ok.example/a?b=c#d', 'http://ok.example', 'HTTPS://OK.example/コ'])
      expect(parse(schema, value)).toBe(new URL(value).href);
  });
});

describe('an unsafe address', () => {
  const bad = { ...picture, url: 'javascript:alert(1)' };

  it('an unsafe address removes the picture, not the account', () => {
    const sent = { accountId: 'a', basicSearchId: '@a', countryCode: 'TH', timeZone: 'Asia/Bangkok' };
    const parsed = parse(account, { ...sent, currency: 'THB', name: 'A', icon: bad, cover: picture });
    expect(parsed.icon).toBeUndefined();
    expect(parsed.cover).toEqual(picture);
  });

  it('an unsafe address removes an item that consists of a link', () => {
    const item = { id: 'i', title: 'T', url: 'https://ok.example/', picture };
    const items = [item, { ...item, url: bad.url }, { ...item, picture: bad }];
    expect(parse(recommendation, { accounts: [], items }).items).toEqual([item]);
    const websites = [{ url: bad.url }, { url: 'https://ok.example/', label: 'Shop' }];
    expect(parse(basicInfo, { websites }).websites).toEqual([{ url: 'https://ok.example/', label: 'Shop' }]);
  });
});
