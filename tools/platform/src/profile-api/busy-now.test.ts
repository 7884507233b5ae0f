import { busyTimes as schema } from '@oa-profile/plugin-busy-times/data';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Platform } from '../index.js';
import { profileOf, SATURDAY_NOON, startTestPlatform } from '../testing/test-platform.js';

let now = SATURDAY_NOON;
let platform: Platform;
beforeAll(async () => {
  platform = await startTestPlatform({ now: () => now });
});
afterAll(() => platform.close());

const liveAt = async (accountId: string, instant: string) => {
  now = new Date(instant);
  const busy = { accountId, type: 'TRAFFICINFO', pageId: 'home', pluginId: 'busy' } as const;
  return (await profileOf(platform).getSubPagePlugin(busy, { schema })).live;
};

describe('how busy it is now', () => {
  it('how busy it is now was counted at most five minutes ago, and is near the usual value', async () => {
    const live = await liveAt('@komorebi', '2026-11-21T12:03:20+09:00');
    expect(live?.measuredAt).toBe('2026-11-21T03:00:00.000Z');
    // The usual value on a Saturday at noon is 90.
    expect(live?.value).toBeGreaterThanOrEqual(67);
    expect(await liveAt('@komorebi', '2026-11-21T12:04:59+09:00')).toEqual(live);
    expect(await liveAt('@baanrimnam', '2026-11-21T19:00:00+07:00')).toBeTruthy();
  });

  it('how busy it is now changes within an hour', async () => {
    const values = new Set<number | undefined>();
    for (const minute of ['00', '05', '10', '15', '20', '25', '30', '35'])
      values.add((await liveAt('@komorebi', `2026-11-21T11:${minute}:00+09:00`))?.value);
    expect(values.size).toBeGreaterThan(3);
  });

  it('how busy it is now continues after midnight, as part of the previous day’s night', async () => {
    expect(await liveAt('@komorebi', '2026-11-22T01:00:00+09:00')).toBeTruthy();
  });

  it.each([
    ['during a break', '@komorebi', '2026-11-21T17:00:00+09:00'],
    ['on a closed day', '@komorebi', '2026-11-24T12:00:00+09:00'],
    ['on a special day without hours', '@komorebi', '2026-12-31T12:00:00+09:00'],
    ['where nobody counts', '@melati', '2026-11-20T10:00:00+07:00'],
  ])('how busy it is now is not known %s', async (_, account, instant) => {
    expect(await liveAt(account, instant)).toBeUndefined();
  });
});
