import { ourLanguages } from '@oa-profile/i18n/internal';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Platform } from '../index.js';
import { accountSeeds } from '../seeds/account-seeds.js';
import { profileOf, startTestPlatform } from '../testing/test-platform.js';

let platform: Platform;
beforeAll(async () => {
  platform = await startTestPlatform();
});
afterAll(() => platform.close());

describe('the language of names', () => {
  it.each(ourLanguages)(
    'recommended accounts are named in the language of the page, also in %s',
    async (language) => {
      const recommending = accountSeeds.filter(({ recommendation }) => recommendation);
      const asked = recommending.map(({ page }) =>
        profileOf(platform, { language }).getRecommendation(page.original.account.basicSearchId),
      );
      const accounts = (await Promise.all(asked)).flatMap((answer) => answer.accounts);
      expect(accounts.length).toBeGreaterThan(3);
      for (const account of accounts) expect(account).toMatchObject({ contentLanguage: language });
    },
  );

  it('the language of names is given for each nearby place, and for replies to reviews', async () => {
    const page = await profileOf(platform, { language: 'en' }).getAccountPage('@komorebi');
    expect(page.nearbyPlaces.length).toBeGreaterThan(0);
    for (const { contentLanguage } of page.nearbyPlaces) expect(contentLanguage).toBe('en');
    const { items } = page.sections.find(({ type }) => type === 'reviews')?.data as {
      items: { language: string; reply?: { language: string } }[];
    };
    const replies = items.filter(({ reply }) => reply);
    expect(replies.length).toBeGreaterThan(1);
    for (const { language, reply } of replies) expect(reply?.language).toBe(language);
  });
});

it('the account page gives the date on which reviews end, with the year', async () => {
  const { sections } = await profileOf(platform).getAccountPage('@komorebi');
  expect(sections.find(({ type }) => type === 'reviews')?.data).toMatchObject({ endsOn: '2027-06-30' });
});
