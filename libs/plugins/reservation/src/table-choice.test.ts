import { describe, expect, it } from 'vitest';
import { sampleInventory } from './testing/sample-inventory.js';
import { findTable, tableChoice } from './table-choice.js';

const timeZone = 'Asia/Tokyo';
const slot = (startsAt: string) => ({
  slotId: startsAt,
  startsAt,
  durationMinutes: 90,
  availability: 'free' as const,
});
const late = { date: '2026-11-28', slots: [slot('2026-11-28T18:00:00+09:00'), slot('2026-11-28T15:30:00Z')] };

describe('a table in a link', () => {
  it('a table in a link is found again, whatever times the account offers', () => {
    const inventory = sampleInventory();
    for (const day of inventory.days) {
      for (const chosen of day.slots) {
        const choice = tableChoice(day, chosen, { partySize: 4, timeZone });
        expect(findTable(inventory, choice, timeZone)).toEqual({
          partySize: 4,
          date: day.date,
          slot: chosen,
        });
      }
    }
  });

  it('a table in a link belongs to the business day that continues after midnight', () => {
    const [, afterMidnight] = late.slots;
    const choice = tableChoice(late, afterMidnight!, { partySize: 2, timeZone });
    expect(choice).toEqual({ people: 2, day: '2026-11-28', time: '00:30' });
    expect(findTable({ days: [late] }, choice, timeZone).slot).toEqual(afterMidnight);
  });

  it('a table in a link is read by the account’s clock', () => {
    expect(findTable({ days: [late] }, { day: '2026-11-28', time: '09:00' }, 'UTC').slot).toEqual(
      late.slots[0],
    );
  });

  it.each([
    ['a day that is over', { people: 3, day: '2026-11-20', time: '18:00' }, { partySize: 3 }],
    ['a time that is not offered', { day: '2026-11-28', time: '18:15' }, { date: '2026-11-28' }],
    ['a time without a day', { time: '18:00' }, {}],
  ])('a table in a link keeps what is still valid: %s', (_, choice, found) => {
    expect(findTable({ days: [late] }, choice, timeZone)).toEqual(found);
  });
});
