import type { Weekday } from '@oa-profile/business-hours';
import type { BusyTimes } from '../data.js';

/** A day with the given hours; all others are closed. */
function sampleDay(hours: Readonly<Record<number, number>> = {}): number[] {
  return Array.from({ length: 24 }, (_, hour) => hours[hour] ?? 0);
}

/** A week with the given days; all others are closed. */
export function sampleWeek(
  days: Partial<Record<Weekday, Readonly<Record<number, number>>>>,
  more: Partial<BusyTimes> = {},
): BusyTimes {
  const day = (weekday: Weekday): number[] => sampleDay(days[weekday]);
  return {
    weekdays: {
      sun: day('sun'),
      mon: day('mon'),
      tue: day('tue'),
      wed: day('wed'),
      thu: day('thu'),
      fri: day('fri'),
      sat: day('sat'),
    },
    ...more,
  };
}

/** Values for the hours from `opens` to `closes`, which can be after midnight. */
export function openFrom(opens: number, closes: number, value = 40): Record<number, number> {
  return Object.fromEntries(
    Array.from({ length: closes - opens }, (_, index) => [(opens + index) % 24, value]),
  );
}
