import { describe, expect, it } from 'vitest';
import { readVisit } from './visit.js';
import { suggestionsFor, type LostVisit } from './suggestions.js';

const appLinkTemplates = {
  addFriend: 'https://app.example/add/{searchId}',
  chat: '',
  share: '',
  call: '',
  open: '',
  update: 'https://app.example/get',
};

/** The ways on from an address that cannot be shown, such as 'retry /@komorebi'. */
function from(address: string, lost: Pick<LostVisit, 'status' | 'found'>): string[] {
  const visit = readVisit(new Request(new URL(address, 'https://profile.example')));
  const ways = suggestionsFor({ visit, ...lost }, { appLinkTemplates });
  return ways.map(({ kind, href: target }) => `${kind} ${target}`);
}

describe('the ways on from', () => {
  it.each<[string, string, Pick<LostVisit, 'status' | 'found'>, string[]]>([
    [
      'a missing account',
      '/@komorebi?lang=th',
      { status: 404, found: 'nothing' },
      ['look https://app.example/add/%40komorebi'],
    ],
    [
      'what may be no id',
      '/090-1234-5678',
      { status: 404, found: 'nothing' },
      ['app https://app.example/add/090-1234-5678'],
    ],
    ['it in the app', '/liff/@komorebi', { status: 404, found: 'nothing' }, ['retry ']],
    [
      'an account that is not public',
      '/@komorebi/place',
      { status: 403, found: 'nothing' },
      ['app https://app.example/add/%40komorebi'],
    ],
    ['what is no account', '/', { status: 404, found: 'nothing' }, ['getApp https://app.example/get']],
    ['it in the app, too', '/liff', { status: 404, found: 'nothing' }, ['retry ']],
    [
      'an unknown view',
      '/@komorebi/nowhere?lang=th&key=k1',
      { status: 404, found: 'account' },
      ['account /@komorebi?lang=th&key=k1'],
    ],
    [
      'a coupon that is gone',
      '/liff/@komorebi/coupon/gone?lang=ja',
      { status: 404, found: 'list' },
      ['list /liff/@komorebi/coupon?lang=ja', 'account /liff/@komorebi?lang=ja'],
    ],
    [
      'a coupon of an account without coupons',
      '/@komorebi/coupon/gone',
      { status: 404, found: 'account' },
      ['account /@komorebi'],
    ],
    [
      'a failing API',
      '/@komorebi?lang=en',
      { status: 503, found: 'nothing' },
      ['retry ', 'app https://app.example/add/%40komorebi'],
    ],
    ['a failing API in the app', '/liff/@komorebi', { status: 503, found: 'nothing' }, ['retry ']],
  ])('the ways on from %s', (_, address, lost, expected) => {
    expect(from(address, lost)).toEqual(expected);
  });
});
