import { parse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { accountPage } from './schemas/account-page.js';

const account = {
  accountId: 'a-1',
  basicSearchId: '@1',
  countryCode: 'JP',
  timeZone: 'Asia/Tokyo',
  currency: 'JPY',
  name: 'Komorebi',
};
const idsOf = (subPages: unknown): string[] =>
  parse(accountPage, { account, subPages }).subPages.map(({ id }) => id);

describe('the other pages of an account', () => {
  it('the other pages of an account are in the owner’s order, each with its title and its sections', () => {
    const faq = { type: 'faq', id: 'faq-1', data: { items: [] } };
    const { subPages } = parse(accountPage, {
      account,
      subPages: [
        { id: 'menu', title: 'メニュー', sections: [faq] },
        { id: 'jobs', title: '採用情報' },
      ],
    });
    expect(subPages).toEqual([
      { id: 'menu', title: 'メニュー', sections: [faq] },
      { id: 'jobs', title: '採用情報', sections: [] },
    ]);
  });

  it('the other pages of an account are none if the response has none', () => {
    expect(idsOf(undefined)).toEqual([]);
    expect(idsOf(null)).toEqual([]);
  });

  it('the other pages of an account exclude one whose id cannot be part of an address, without a title, or repeated', () => {
    expect(
      idsOf([
        { id: 'menu', title: 'Menu' },
        { id: 'Menu!', title: 'Menu' },
        { id: 'jobs' },
        { id: 'menu', title: 'Another' },
      ]),
    ).toEqual(['menu']);
  });
});
