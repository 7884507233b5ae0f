import { openInterval } from '@oa-profile/api-client/schemas';
import { instant, optionalMinutes, optionalPart } from '@oa-profile/api-client/schemas/building-blocks';
import type { SectionContract } from '@oa-profile/plugin-sdk';
import * as v from 'valibot';

/** -1 where there is none. */
const busyValue = v.union([v.literal(-1), v.pipe(v.number(), v.minValue(0), v.maxValue(100))]);
const busyDay = v.pipe(v.array(busyValue), v.length(24));

/**
 * TRAFFICINFO: how busy a place is, 0 to 100, for each hour of each weekday in the account's time zone, and -1 where there
 * is no value. Where no hour has -1, an hour of 0 counts as one without a value.
 */
export const busyTimes = v.object({
  weekdays: v.object({
    sun: busyDay,
    mon: busyDay,
    tue: busyDay,
    wed: busyDay,
    thu: busyDay,
    fri: busyDay,
    sat: busyDay,
  }),
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
