import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Platform } from '../index.js';
import { control, freshToken, keepOf, profileOf, startTestPlatform } from '../testing/test-platform.js';

let platform: Platform;
beforeAll(async () => {
  platform = await startTestPlatform({ faults: true });
});
afterAll(() => platform.close());

describe('the record of a visitor', () => {
  it('the record of a visitor contains everything that the visitor did', async () => {
    const token = freshToken();
    const client = profileOf(platform, { token });
    await client.updateFriendship('@komorebi', 'addFriend');
    await client.follow('@shanlan');
    await client.report('@melati', { reason: 'spam', agreed: true });
    const { days } = await client.getReservationInventory('@komorebi');
    const slot = days.flatMap(({ slots }) => slots).find(({ availability }) => availability === 'free');
    await client.reserve('@komorebi', { slotId: slot?.slotId ?? '', partySize: 3, note: '窓際' });
    await keepOf(platform, token).create({
      contentId: '@komorebi',
      title: '木漏れ日珈琲',
      url: 'https://profile.example.com/@komorebi',
    });
    expect((await control(platform, 'GET', `visitors/${token}`)).json).toMatchObject({
      token,
      relations: [{ accountId: 'oa-komorebi', friendshipType: 'friend', favorite: 'false' }],
      follows: [{ accountId: 'oa-shanlan' }],
      holdings: [],
      reports: [{ accountId: 'oa-melati', reason: 'spam', detail: null }],
      reservations: [{ accountId: 'oa-komorebi', slotId: slot?.slotId, partySize: 3, note: '窓際' }],
      keeps: [{ contentId: '@komorebi', title: '木漏れ日珈琲' }],
    });
  });

  it('the record of a visitor is a 404 for an unknown visitor', async () => {
    expect((await control(platform, 'GET', `visitors/${freshToken()}`)).status).toBe(404);
  });
});

describe('filling a slot', () => {
  it('filling a slot is refused for a missing slot, and creates no tables', async () => {
    const fill = (slotId: string, more = {}) =>
      control(platform, 'POST', 'reservations', { searchId: '@komorebi', slotId, ...more });
    expect((await fill('2020-01-01T18:00')).status).toBe(404);
    expect((await fill('2026-11-21T18:00', { tablesLeft: -1 })).status).toBe(422);
    const { json } = await fill('2026-11-21T18:00', { tablesLeft: 99 });
    expect((json as { tablesLeft: number }).tablesLeft).toBeLessThanOrEqual(7);
  });
});

describe('changing an account', () => {
  it('changing an account merges what is given into what it says, and can be taken back', async () => {
    const phoneOf = async (): Promise<unknown> => {
      const { sections } = await profileOf(platform).getAccountPage('@shanlan');
      return (sections.find(({ type }) => type === 'basic-info')?.data as { phone?: string }).phone;
    };
    const before = await phoneOf();
    const phone = (wanted: unknown) =>
      control(platform, 'PATCH', 'accounts/@shanlan', {
        page: { original: { basicInfo: { phone: wanted } } },
      });
    expect((await phone('+886 2 0000 0000')).status).toBe(200);
    expect(await phoneOf()).toBe('+886 2 0000 0000');
    await phone(null);
    expect(await phoneOf()).toBeUndefined();
    await phone(before);
    expect(await phoneOf()).toBe(before);
  });

  it('changing an account is refused for an unknown account', async () => {
    expect((await control(platform, 'PATCH', 'accounts/@nobody', {})).status).toBe(404);
  });
});

describe('arranging a visitor', () => {
  it.each([
    { followingElsewhere: 99_999_999_999 },
    { keepQuota: 99_999_999_999 },
    { relation: { searchId: '@nobody', friendshipType: 'friend' } },
    { relation: { searchId: '@komorebi\0\0nobody', friendshipType: 'friend' } },
  ])('arranging a visitor is refused with %j', async (wanted) => {
    const { status } = await control(platform, 'POST', 'visitors', { token: freshToken(), ...wanted });
    expect([404, 422]).toContain(status);
  });
});
