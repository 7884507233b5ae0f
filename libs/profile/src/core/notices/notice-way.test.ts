import { actionMessageKeys, errorCodes } from '@oa-profile/errors';
import { commonTexts } from '@oa-profile/i18n';
import { expect, it } from 'vitest';
import { noticeWay } from './notice-way.js';

/** What a message can ask for that a visitor may not find how to do. */
const asksForThePage = /reload|(close|open) this page/i;

it('a message that asks to load, close or open the page again has a button for it, and no other has', async () => {
  const english = (await commonTexts.load('en')) as Record<string, string>;
  for (const code of errorCodes) {
    const words = english[actionMessageKeys[code]] ?? '';
    expect(words).not.toBe('');
    const way = noticeWay({ keys: ['failed.addFriend', ['error', code]] });
    expect([code, way !== undefined]).toEqual([code, asksForThePage.test(words)]);
  }
});

it('the message of a lost connection loads the page again', () => {
  expect(noticeWay({ keys: ['failed.connection'], reload: true })).toBe('reload');
});
