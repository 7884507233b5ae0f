import { createFormatters } from '@oa-profile/i18n';
import { loadTranslate } from '@oa-profile/plugin-sdk/testing';
import { describe, expect, it } from 'vitest';
import type { RewardCard } from '../data.js';
import { rewardCardTexts } from '../texts.js';
import { expiryText, type ExpiryText } from './expiry-text.js';

const timeZone = 'Asia/Tokyo';

async function expiry(
  given: RewardCard['expiry'],
  now = '2026-11-21T12:00:00+09:00',
): Promise<ExpiryText | undefined> {
  const t = await loadTranslate(rewardCardTexts, 'en');
  const formatters = createFormatters('en', timeZone);
  return expiryText(given, { timeZone, now: new Date(now), t, formatters });
}

describe('the expiry of a card', () => {
  it('the expiry of a card is a rule as long as the date is not known', async () => {
    expect((await expiry({ basis: 'firstUse', days: 180 }))?.text).toBe(
      'Valid for 180 days from your first point',
    );
    expect((await expiry({ basis: 'lastUse', days: 1 }))?.text).toBe(
      'Valid for 1 day from your latest point',
    );
  });

  it('the expiry of a card is the date if there is one, with the rule below', async () => {
    expect(await expiry({ basis: 'lastUse', days: 365, date: '2027-11-20' })).toEqual({
      state: 'valid',
      text: 'Valid until Nov 20, 2027',
      details: ['Valid for 365 days from your latest point'],
    });
  });

  it.each([
    ['2026-11-29', 'valid', []],
    ['2026-11-28', 'soon', ['7 days left']],
    ['2026-11-22', 'soon', ['1 day left']],
    ['2026-11-21', 'soon', ['Expires today']],
    ['2026-11-20', 'over', []],
  ])('the expiry of a card counts calendar days: %s is %s', async (date, state, details) => {
    expect(await expiry({ basis: 'fixed', date })).toMatchObject({ state, details });
  });

  it('the expiry of a card goes by the account’s date, not by the visitor’s', async () => {
    const lateInLondon = '2026-11-20T16:00:00Z';
    expect(await expiry({ basis: 'fixed', date: '2026-11-20' }, lateInLondon)).toMatchObject({
      state: 'over',
    });
  });

  it('the expiry of a card is to be asked if it is not known, and not told if there is none', async () => {
    expect(await expiry(undefined)).toBeUndefined();
    const ask = { state: 'unknown', text: 'Ask how long the card is valid', details: [] };
    expect(await expiry('unknown')).toEqual(ask);
    expect(await expiry({ basis: 'fixed' })).toEqual(ask);
    expect(await expiry({ basis: 'fixed', days: 30 })).toEqual(ask);
    expect(await expiry({ basis: 'unknown', days: 30 })).toEqual(ask);
    expect(await expiry({ basis: 'lastUse', days: 0 })).toEqual(ask);
    expect(await expiry({ basis: 'lastUse', days: 'unknown' })).toEqual(ask);
    // The rule alone would say that it has not expired.
    expect(await expiry({ basis: 'lastUse', days: 30, date: 'unknown' })).toEqual({
      ...ask,
      details: ['Valid for 30 days from your latest point'],
    });
  });
});
