import { minutesOfDay, wallTimeOf } from '@oa-profile/business-hours';

/** '18:00' by the clock of a time zone. */
export const clockAt = (timeZone: string, instant: string): string =>
  wallTimeOf(minutesOfDay(timeZone, new Date(instant)));
