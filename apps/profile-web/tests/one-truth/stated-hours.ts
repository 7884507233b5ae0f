import { addDays, dayAt, instantAt } from '@oa-profile/business-hours';
import { cachedFormatters, type Language } from '@oa-profile/i18n';

const pad = (number: number): string => String(number).padStart(2, '0');
const STEP = 5;

/** Reads times and dates as a page writes them. */
export interface HoursReader {
  /** Times as 'HH:MM', in their order. */
  timesIn: (text: string) => string[];
  /** Dates as 'YYYY-MM-DD', in their order. */
  datesIn: (text: string) => string[];
  /** The coming dates that are called by their weekdays: 'Mon, Wed–Thu'. */
  weekdaysIn: (text: string) => string[];
}

/** A reader for a language; dates are those from `today` on. */
export function hoursReader(language: Language, timeZone: string, today: string): HoursReader {
  const { time, dayAndMonth, weekday } = cachedFormatters(language, timeZone);
  const times = new Map<string, string>();
  for (let minutes = 0; minutes < 24 * 60; minutes += STEP)
    times.set(
      plain(time(instantAt(timeZone, today, minutes))),
      `${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}`,
    );
  const dates = new Map<string, string>();
  for (let ahead = 0; ahead < 90; ahead += 1) {
    const date = addDays(today, ahead);
    dates.set(plain(dayAndMonth(dayAt(timeZone, date))), date);
  }
  const coming = Array.from({ length: 6 }, (_, day) => addDays(today, day + 1));
  const dateOf = (name: string | undefined): string => {
    const date = coming.find((each) => weekday(new Date(each).getUTCDay(), 'short') === name?.trim());
    if (date === undefined) throw new Error(`No day of the week is called ${name}.`);
    return date;
  };
  return {
    timesIn: (text) => allIn(text, times),
    datesIn: (text) => allIn(text, dates),
    weekdaysIn: (text) =>
      text.split(/[,、]/).flatMap((range) => {
        const [from, until] = [range.split(/[–～~]/)[0], range.split(/[–～~]/).at(-1)].map(dateOf);
        return coming.filter((date) => from && until && from <= date && date <= until);
      }),
  };
}

const plain = (text: string): string => text.replaceAll('\u2060', '').replace(/[\s\u00a0\u202f]+/g, ' ');

/** Those of the texts that are in a text; of two at one place the longer. */
function allIn(text: string, texts: ReadonlyMap<string, string>): string[] {
  const longestFirst = [...texts.keys()].sort((a, b) => b.length - a.length);
  const either = longestFirst.map((each) => each.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|');
  return [...plain(text).matchAll(new RegExp(`(?<!\\d)(?:${either})(?!\\d)`, 'gu'))].map(
    ([found]) => texts.get(found) ?? '',
  );
}

/** An entry of opening hours in schema.org's vocabulary. */
export interface OpeningHours {
  opens: string;
  closes: string;
  dayOfWeek?: string;
  validFrom?: string;
  validThrough?: string;
}

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** The usual hours of a weekday, 0 for Sunday: pairs of times; none if closed, undefined if unknown. */
export const usualTimes = (entries: readonly OpeningHours[], weekday: number): string[][] | undefined =>
  timesOf(entries.filter(({ dayOfWeek }) => dayOfWeek === weekdays[weekday]));

/** The hours of a date; those for the date go before those of the week, and must be all of one range. */
export function timesOn(entries: readonly OpeningHours[], date: string): string[][] | undefined {
  const special = specialsOn(entries, date);
  const ranges = new Set(special.map(({ validFrom, validThrough }) => `${validFrom} ${validThrough}`));
  if (ranges.size > 1) throw new Error(`${date} has the hours of ${[...ranges].join(' and ')}.`);
  return special.length > 0 ? timesOf(special) : usualTimes(entries, new Date(date).getUTCDay());
}

export const specialsOn = (entries: readonly OpeningHours[], date: string): OpeningHours[] =>
  entries.filter(
    ({ validFrom, validThrough = '' }) =>
      validFrom !== undefined && validFrom <= date && date <= validThrough,
  );

function timesOf(entries: readonly OpeningHours[]): string[][] | undefined {
  if (entries.length === 0) return undefined;
  return entries
    .filter(({ opens, closes }) => opens !== closes)
    .map(({ opens, closes }) =>
      // schema.org has no 24:00. The whole day has a word instead of times.
      closes !== '23:59' ? [opens, closes] : opens === '00:00' ? [] : [opens, '00:00'],
    );
}
