import { dateFormat } from '@oa-profile/i18n';

/** An instant at which it is a full hour in UTC, for formatters: hours of a week have no date. */
export function hourOfClock(hour: number): Date {
  return new Date(Date.UTC(1970, 0, 1, hour));
}

let korean: ReturnType<typeof dateFormat> | undefined;

/** '12시' instead of '오후 12:00', which is too wide for an axis, and read twice at midnight. */
export function koreanHour(instant: Date): string {
  // Made once: what Intl makes is expensive, and most visitors read another language.
  korean ??= dateFormat('ko', { timeZone: 'UTC', hour: 'numeric', hourCycle: 'h23' });
  return korean.format(instant);
}
