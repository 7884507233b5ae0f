import { knowsZone } from './knows-zone.js';
import { made } from './made.js';

/** What is used of `Intl.DateTimeFormat`. */
export interface DateFormat {
  format: (date: Date) => string;
  formatToParts: (date: Date) => Pick<Intl.DateTimeFormatPart, 'type' | 'value'>[];
  formatRange: (from: Date, to: Date) => string;
}

/** '+09:00': a zone that is an offset, which not every engine takes for one. */
const offset = /^([+-])(\d\d):(\d\d)$/;

/** How an engine can be asked for the dates of a zone. */
interface Clock {
  /** A zone that the engine knows. */
  timeZone: string;
  /** Milliseconds to add to an instant first. */
  shift: number;
  /** What must follow, since the times are not those of the zone. */
  mark: string;
}

function clockOf(timeZone: string): Clock {
  const [, sign, hours, minutes] = offset.exec(timeZone) ?? [];
  if (sign) {
    const ahead = (Number(hours) * 60 + Number(minutes)) * 60_000;
    return { timeZone: 'UTC', shift: sign === '-' ? -ahead : ahead, mark: '' };
  }
  return knowsZone(timeZone)
    ? { timeZone, shift: 0, mark: '' }
    : { timeZone: 'UTC', shift: 0, mark: ' (UTC)' };
}

/**
 * Formats dates in a zone: an IANA name, or an offset such as '+09:00', whether or not the engine takes it for a zone. In
 * a zone that the engine does not know, dates are in UTC and say so.
 */
export function dateFormat(
  language: string,
  { timeZone, ...options }: Intl.DateTimeFormatOptions & { timeZone: string },
): DateFormat {
  const clock = clockOf(timeZone);
  const format = made<DateFormat>(
    () => new Intl.DateTimeFormat(withClock(language), { ...options, timeZone: clock.timeZone }),
    () => plainDates,
  );
  const { shift, mark } = clock;
  if (!shift && !mark) return format;
  const shifted = (date: Date): Date => new Date(date.getTime() + shift);
  return {
    format: (date) => format.format(shifted(date)) + mark,
    formatToParts: (date) => format.formatToParts(shifted(date)),
    formatRange: (from, to) => format.formatRange(shifted(from), shifted(to)) + mark,
  };
}

/** Hours of a day in Taiwan are written 17:30; Intl says 下午5:30, as in speech. */
const withClock = (language: string): string => (language === 'zh-TW' ? 'zh-TW-u-hc-h23' : language);

/** '2026-11-27 16:30' */
const plainDate = (date: Date): string => date.toISOString().slice(0, 16).replace('T', ' ');

const plainDates: DateFormat = {
  format: plainDate,
  formatToParts(date) {
    const [year = '', month = '', day = ''] = plainDate(date).split(/\D/);
    return [
      { type: 'year', value: year },
      { type: 'month', value: month },
      { type: 'day', value: day },
    ];
  },
  formatRange: (from, to) => `${plainDate(from)} – ${plainDate(to)}`,
};

/** The zone of the device; undefined if it has none: some browsers then give 'Etc/Unknown', which they refuse. */
export function browserZone(): string | undefined {
  return made(
    () => {
      const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
      return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone;
    },
    () => undefined,
  );
}
