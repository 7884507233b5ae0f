import { describe, expect, it } from 'vitest';
import { accountSeeds } from './account-seeds.js';
import { visitorSeeds } from './visitor-seeds.js';

const accounts = accountSeeds.map(({ page }) => page.original.account);

describe('seeded visitors', () => {
  it('seeded visitors have kept accounts under the id that the page uses, the basic search id', () => {
    const known = accounts.map(({ basicSearchId }) => basicSearchId);
    for (const { token, keeps = [] } of visitorSeeds)
      for (const { contentId } of keeps) expect(known, token).toContain(contentId);
  });

  it('seeded visitors include Mei, who has kept Komorebi', () => {
    const komorebi = accounts.find(({ premiumSearchId }) => premiumSearchId === '@komorebi');
    const mei = visitorSeeds.find(({ token }) => token === 'visitor-mei');
    expect(mei?.keeps?.map(({ contentId }) => contentId)).toEqual([komorebi?.basicSearchId]);
  });
});
