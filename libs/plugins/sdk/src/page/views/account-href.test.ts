import { describe, expect, it } from 'vitest';
import { accountHref } from './account-href.js';

describe('the address of another account', () => {
  it.each([
    ['/@komorebi', '', '/@melati'],
    ['/@komorebi', '?lang=th', '/@melati?lang=th'],
    ['/liff/@komorebi', '?lang=ja', '/liff/@melati?lang=ja'],
  ])('beside %s%s is %s', (basePath, query, href) => {
    expect(accountHref({ basePath, query }, '@melati')).toBe(href);
  });
});
