import { openInterval } from '@oa-profile/api-client/schemas';
import { instant, optionalMinutes, optionalPart } from '@oa-profile/api-client/schemas/building-blocks';
import type { SectionContract } from '@oa-profile/plugin-sdk';
import * as v from 'valibot';

/** -1 where there is none. */
const busyValue = v.union([v.literal(-1), v.pipe(v.number(), v.minValue(0), v.maxValue(100))]);
/** A value that cannot be read costs neither its day nor the section: the page says that there are no data. */
type BusyValue = number | 'unknown';
const busyDay = v.fallback(
  v.pipe(
    v.array(v.fallback<v.GenericSchema<unknown, BusyValue>, 'unknown'>(busyValue, 'unknown')),
    v.length(24),
  ),
  Array<BusyValue>(24).fill('unknown'),
);

/**
 * TRAFFICINFO: how busy a place is, 0 to 100, for each hour of each weekday in the account's time zone, and -1 where there
 * is no value. Where no hour has -1, an hour of 0 counts as one without a value. 'unknown' where the value cannot be read.
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
      (week) => Object.values(week).some((day) => day.some((value) => value !== 'unknown' && value >= 0)),
      'must have a value',
    ),
  ),
  // Without a value and its time that can be read, nothing is called live.
  live: optionalPart(
    v.object({ value: v.pipe(v.number(), v.minValue(0), v.maxValue(100)), measuredAt: instant }),
  ),
  usualStayMinutes: optionalMinutes,
  // Without them no hour is called closed because of them, and none quiet.
  openHours: optionalPart(v.array(openInterval)),
});

export type BusyTimes = v.InferOutput<typeof busyTimes>;

export const section: SectionContract<BusyTimes> = {
  type: 'busy-times',
  source: { kind: 'sub-page', type: 'TRAFFICINFO' },
  schema: busyTimes,
};
