import { minutesOfDay } from '@oa-profile/business-hours';

/** '18:00' by the clock of a time zone. */
export function clockAt(timeZone: string, instant: string): string {
  const minutes = minutesOfDay(timeZone, new Date(instant));
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
}
