import { describe, expect, it } from 'vitest';
import { isPlain, pageKeyOf } from './page-key.js';

const at = (path: string): URL => new URL(path, 'https://page.example');

describe('the key of a page', () => {
  it.each([
    ['/@komorebi', '/@komorebi'],
    ['/@komorebi/', '/@komorebi'],
    ['/%40komorebi', '/@komorebi'],
    ['/komorebi.2', '/komorebi.2'],
    ['/@komorebi?lang=zh-TW', '/@komorebi?lang=zh-TW'],
    ['/@komorebi/coupon/c-first-cup?lang=en', '/@komorebi/coupon/c-first-cup?lang=en'],
    ['/liff/@komorebi/place', '/liff/@komorebi/place'],
    [`/liff?liff.state=${encodeURIComponent('/@komorebi?lang=th&key=k')}`, '/liff/@komorebi?lang=th'],
    ['/liff?accountId=@komorebi', '/liff/@komorebi'],
  ])('the key of a page is its path and its language: %s', (address, key) => {
    expect(pageKeyOf(at(address))).toBe(key);
  });

  it('the key of a page has nothing else of the query and nothing of the fragment, which may hold keys and tokens', () => {
    const address = '/@komorebi?key=secret&lang=en&code=secret&liff.hback=2#access_token=secret';
    expect(pageKeyOf(at(address))).toBe('/@komorebi?lang=en');
  });

  it.each([
    '/',
    '/?accountId=@komorebi',
    '/liff',
    '/liff?liff.state=nowhere',
    '/@komorebi/contact.vcf',
    '/@komorebi/hours/2026-12-24.ics',
    '/@komorebi?lang=access_token',
    '/@komorebi/%E0%A4%A',
    '/assets/main-abc.js',
  ])('the key of a page is undefined for an address that is not a page: %s', (address) => {
    expect(pageKeyOf(at(address))).toBeUndefined();
  });
});

describe('an address whose answer is saved', () => {
  it('an address whose answer is saved names only the page and its language', () => {
    expect(isPlain(at('/@komorebi'))).toBe(true);
    expect(isPlain(at('/liff/@komorebi/place?lang=en#map'))).toBe(true);
  });

  it('an address whose answer is saved has no opener', () => {
    expect(isPlain(at('/@komorebi?lang=en&key=secret'))).toBe(false);
    expect(isPlain(at('/liff?liff.state=%2F%40komorebi'))).toBe(false);
  });
});
