import { openInterval } from '@oa-profile/api-client/schemas';
import { instant, optionalMinutes, optionalPart } from '@oa-profile/api-client/schemas/building-blocks';
import type { SectionContract } from '@oa-profile/plugin-sdk';
import * as v from 'valibot';

/** -1 where there is none. */
const busyValue = v.union([v.literal(-1), v.pipe(v.number(), v.minValue(0), v.maxValue(100))]);
/** A value that cannot be read is one that nobody knows: it costs neither its day nor the section. */
const UNREAD = -2;
const busyDay = v.fallback(
  v.pipe(v.array(v.fallback(busyValue, UNREAD)), v.length(24)),
  Array<number>(24).fill(UNREAD),
);

/**
 * TRAFFICINFO: how busy a place is, 0 to 100, for each hour of each weekday in the account's time zone, and -1 where there
 * is no value. Where no hour has -1, an hour of 0 counts as one without a value.
 */
export const busyTimes = v.object({
  weekdays: v.pipe(
    v.object({
      sun: busyDay,
      mon: busyDay,
      tue: busyDay,
      wed: busyDay,
      thu: busyDay,
      fri: busyDay,
      sat: busyDay,
    }),
    v.check(
      (week) => Object.values(week).some((day) => day.some((value) => value >= 0)),
      'must have a value',
    ),
    v.transform((week) => {
      // As the API writes an hour without a value.
      const none = Object.values(week).some((day) => day.includes(-1)) ? -1 : 0;
      const read = (day: number[]): number[] => day.map((value) => (value === UNREAD ? none : value));
      const { sun, mon, tue, wed, thu, fri, sat } = week;
      return {
        sun: read(sun),
        mon: read(mon),
        tue: read(tue),
        wed: read(wed),
        thu: read(thu),
        fri: read(fri),
        sat: read(sat),
      };
    }),
  ),
  live: optionalPart(
    v.object({ value: v.pipe(v.number(), v.minValue(0), v.maxValue(100)), measuredAt: instant }),
  ),
  usualStayMinutes: optionalMinutes,
  openHours: optionalPart(v.array(openInterval)),
});

export type BusyTimes = v.InferOutput<typeof busyTimes>;

export const section: SectionContract<BusyTimes> = {
  type: 'busy-times',
  source: { kind: 'sub-page', type: 'TRAFFICINFO' },
  schema: busyTimes,
};
