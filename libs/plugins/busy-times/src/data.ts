import { openInterval } from '@oa-profile/api-client/schemas';
import { instant, optionalMinutes, optionalPart } from '@oa-profile/api-client/schemas/building-blocks';
import type { SectionContract } from '@oa-profile/plugin-sdk';
import * as v from 'valibot';

const busyDay = v.pipe(v.array(v.pipe(v.number(), v.minValue(0), v.maxValue(100))), v.length(24));

/** TRAFFICINFO: how busy a place is, 0 to 100, for each hour of each weekday in the account's time zone. */
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

/** What an API must know about the section. */
export const section: SectionContract<BusyTimes> = {
  type: 'busy-times',
  source: { kind: 'sub-page', type: 'TRAFFICINFO' },
  schema: busyTimes,
};
