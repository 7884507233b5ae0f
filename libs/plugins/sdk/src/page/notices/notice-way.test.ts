import { actionMessageKeys, errorCodes } from '@oa-profile/errors';
import { commonTexts } from '@oa-profile/i18n';
import { expect, it } from 'vitest';
import { noticeWay } from './notice-way.js';

/** What a message may ask for that visitors may not know how to do. */
const asksForThePage = /reload|(close|open) this page/i;

it('only messages that ask to reload, close or reopen the page have a button for it', async () => {
  const english = (await commonTexts.load('en')) as Record<string, string>;
  for (const code of errorCodes) {
    const words = english[actionMessageKeys[code]] ?? '';
    expect(words).not.toBe('');
    const way = noticeWay({ keys: ['failed.addFriend', ['error', code]] });
    expect([code, way !== undefined]).toEqual([code, asksForThePage.test(words)]);
  }
});

it('the message about a lost connection reloads the page', () => {
  expect(noticeWay({ keys: ['failed.connection'], reload: true })).toBe('reload');
});
