import { parseWallTime } from '@oa-profile/business-hours';
import type { BusyTimes } from '../data.js';

const HOUR = 60;
const DAY = 24 * HOUR;

/** Whether the doors are open in some part of an hour of the clock. */
export function isOpenHour(openHours: NonNullable<BusyTimes['openHours']>, hour: number): boolean {
  return openHours.some(({ opens, closes }) => {
    const start = parseWallTime(opens);
    const end = parseWallTime(closes) + (parseWallTime(closes) > start ? 0 : DAY);
    // Of an interval beyond midnight the hour can be on either day.
    return [hour * HOUR, hour * HOUR + DAY].some((begin) => begin < end && start < begin + HOUR);
  });
}
