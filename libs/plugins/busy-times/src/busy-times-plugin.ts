import { busyTimes, type BusyTimes } from '@oa-profile/api-client/schemas';
import { definePlugin, type ProfilePlugin } from '@oa-profile/plugin-sdk';
import { BusyTimesSection } from './busy-times-section.js';
import { BusyTimesSkeleton } from './busy-times-skeleton.js';
import { isNeverBusy } from './week/is-never-busy.js';
import { busyTimesTexts } from './texts.js';

/** How busy a place usually is, hour by hour, and how busy it is now. */
export const busyTimesPlugin: ProfilePlugin<BusyTimes> = definePlugin({
  type: 'busy-times',
  texts: busyTimesTexts,
  schema: busyTimes,
  source: { kind: 'sub-page', type: 'TRAFFICINFO' },
  isEmpty: isNeverBusy,
  emptyOn: ['NOT_FOUND_TRAFFIC_INFO'],
  Section: BusyTimesSection,
  Skeleton: BusyTimesSkeleton,
});
