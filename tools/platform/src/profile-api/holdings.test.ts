import { coupons as couponSchema } from '@oa-profile/plugin-coupon/data';
import { membership } from '@oa-profile/plugin-membership/data';
import { rewardCard } from '@oa-profile/plugin-reward-card/data';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Platform } from '../index.js';
import { control, freshToken, profileOf, startTestPlatform } from '../testing/test-platform.js';

let platform: Platform;
beforeAll(async () => {
  platform = await startTestPlatform({ faults: true });
});
afterAll(() => platform.close());

/** Points, used coupons and joined plans that a visitor sees at Komorebi. */
async function holdingSeenBy(token: string) {
  const client = profileOf(platform, { token });
  const at = { accountId: '@komorebi', pageId: 'home' };
  const card = await client.getSubPagePlugin(
    { ...at, type: 'SHOPCARD', pluginId: 'card' },
    { schema: rewardCard },
  );
  const coupons = await client.getSubPagePlugin(
    { ...at, type: 'COUPON', pluginId: 'coupon' },
    { schema: couponSchema },
  );
  const { plans } = await client.getSubPagePlugin(
    { ...at, type: 'MEMBERSHIP', pluginId: 'membership' },
    { schema: membership },
  );
  return {
    points: card.points,
    used: coupons.items.filter(({ used }) => used).map(({ id }) => id),
    draws: coupons.items.flatMap(({ drawState }) => drawState ?? []),
    joined: plans.filter(({ joined }) => joined).map(({ id }) => id),
  };
}
const nothing = { points: 0, used: [], draws: ['notEntered'], joined: [] };

describe('reward card, coupons and membership', () => {
  it('reward card, coupons and membership are neutral for a new visitor', async () => {
    expect(await holdingSeenBy(freshToken())).toEqual(nothing);
  });

  it('reward card, coupons and membership show visitors what they have', async () => {
    expect(await holdingSeenBy('visitor-mei')).toEqual({
      points: 6,
      used: ['c-first-cup'],
      draws: ['notEntered'],
      joined: ['p-leaf'],
    });
    expect(await holdingSeenBy('visitor-somchai')).toEqual(nothing);
  });

  it('a used coupon says when it was used, if that was recorded', async () => {
    const client = profileOf(platform, { token: 'visitor-mei' });
    const { items } = await client.getSubPagePlugin(
      { accountId: '@komorebi', pageId: 'home', type: 'COUPON', pluginId: 'coupon' },
      { schema: couponSchema },
    );
    expect(items.flatMap(({ usedAt }) => usedAt ?? [])).toEqual(['2026-11-14T10:20:00+09:00']);
  });

  it('reward card, coupons and membership can be prepared independently', async () => {
    const token = freshToken();
    const arrange = (holding: object) =>
      control(platform, 'POST', 'visitors', { token, holdings: [{ searchId: '@komorebi', ...holding }] });
    await arrange({ points: 15, usedCoupons: ['c-christmas'] });
    await arrange({ joinedPlans: ['p-tree'] });
    await arrange({ draws: { 'c-cake-lottery': 'won' } });
    await arrange({});
    expect(await holdingSeenBy(token)).toEqual({
      points: 15,
      used: ['c-christmas'],
      draws: ['won'],
      joined: ['p-tree'],
    });
    expect((await arrange({ points: 51 })).status).toBe(422);
  });
});
