import { intervalMinutes } from '@oa-profile/business-hours';
import type { BusyTimes } from '../data.js';

const HOUR_MINUTES = 60;
const DAY_MINUTES = 24 * HOUR_MINUTES;

/** Whether the place is open during any part of an hour of the clock. */
export function isOpenHour(openHours: NonNullable<BusyTimes['openHours']>, hour: number): boolean {
  return openHours.some(({ opens, closes }) => {
    const { opens: start, closes: end } = intervalMinutes({ opens, closes });
    // In an interval past midnight, the hour can be on either day.
    return [hour * HOUR_MINUTES, hour * HOUR_MINUTES + DAY_MINUTES].some(
      (begin) => begin < end && start < begin + HOUR_MINUTES,
    );
  });
}
