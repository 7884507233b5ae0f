import { createMoneyFormat } from './create-money-format.js';
import { createCalendar, daysBetween, elapsed } from './elapsed.js';
import { compactNotation } from './format-count.js';
import { dateFormat } from './intl/date-format.js';
import { numberFormat } from './intl/number-format.js';
import { isKnownCurrency, listFormat, relativeTimeFormat } from './intl/words.js';
import type { Language } from './languages.js';
import { settleSpaces } from './settle-spaces.js';

/**
 * Formatters of one language and one time zone; all built on Intl. The examples are English.
 *
 * Every method that takes a Date throws RangeError for an invalid one, as Intl does.
 */
export interface Formatters {
  /**
   * '9:00 AM'. In the 12- or 24-hour clock of the language. The Thai ' น.' is left to the text around it, since a range
   * has it only once.
   */
  time: (date: Date) => string;
  /** 'Nov 21, 2026'. Thai counts years in the Buddhist era. */
  date: (date: Date) => string;
  /** 'Sat, Nov 21' */
  dayAndMonth: (date: Date) => string;
  /** 'Nov 21, 2026, 9:00 AM'. In Thai with ' น.'. */
  dateTime: (date: Date) => string;
  /**
   * A day near now, as it is called: 'today', 'tomorrow', 'Saturday' for the coming six days, else 'Sat, Nov 21'; with the
   * year only if it is another one, and not within half a year: 'Nov 21, 2027'. Days are those of the time zone.
   */
  day: (date: Date, now: Date) => string;
  /**
   * A point in time near now: '9:00 AM' if it is today, else with its {@link Formatters.day}: 'tomorrow, 9:00 AM'. In Thai
   * with ' น.'. Of what is kept, printed or sent to somebody say the `dateTime`: it is read on other days, too.
   *
   * @param namesToday Where today does not go without saying: 'today, 9:00 AM'. @default false
   */
  moment: (date: Date, now: Date, options?: { namesToday?: boolean }) => string;
  /**
   * 'Saturday' or 'Sat' for a weekday (0 is Sunday), whatever the time zone.
   *
   * @param width Defaults to 'long'.
   */
  weekday: (day: number, width?: 'long' | 'short') => string;
  /**
   * '¥650', '฿180.50', '$12', 'NT$1,180': as many minor digits as the currency has, but none for a whole amount. A sign
   * shared by several currencies is made clear. An unknown currency is named: '650 XXQ'.
   *
   * @param amount In major units: 180.5 is 180 baht and 50 satang.
   * @param currency ISO 4217 code.
   */
  money: (amount: number, currency: string) => string;
  /** '350 m' to the nearest ten metres; from one kilometre '1.2 km'; from ten '12 km'. */
  distance: (metres: number) => string;
  /** 'now', 'in 2 hours', 'yesterday': whole units, from seconds to years. Days are those of the time zone. */
  relativeTime: (date: Date, now: Date) => string;
  /** '12,345', or '12K' when compact; '4.0' with one fraction digit. */
  number: (value: number, options?: { compact?: boolean; fractionDigits?: number }) => string;
  /** 'A, B, and C' */
  list: (items: readonly string[]) => string;
}

/** So near, a date is not taken for one of another year. */
const HALF_A_YEAR_DAYS = 180;

/** Most dates cached for each format: a server formats those of an account again and again. */
const MAX_CACHED_DATES = 500;

/**
 * Creates the formatters of one language and one time zone. The Intl objects behind them are expensive, so each is
 * made when first needed and kept: keep the formatters too.
 *
 * @param timeZone IANA zone of the dates and times, or an offset such as '+09:00': an account's, not the visitor's. In a
 * zone that the environment does not know, dates are in UTC and say so: '9:00 AM (UTC)'.
 * @param together Joins the characters of a time, a date or an amount, so that no line ends within it. @default they stay
 * as they are
 *
 * @example
 * ```ts
 * createFormatters('en', 'Asia/Tokyo').time(new Date('2026-11-21T00:00:00Z')); // '9:00 AM'
 * ```
 */
export function createFormatters(
  language: Language,
  timeZone: string,
  together = (text: string): string => text,
): Formatters {
  const calendar = createCalendar(timeZone);
  const cache = new Map<string, unknown>();
  const keep = <T>(key: string, create: () => T): T => {
    if (!cache.has(key)) cache.set(key, create());
    return cache.get(key) as T;
  };
  const formatDate = (date: Date, options: Intl.DateTimeFormatOptions): string => {
    const { format, texts } = keep(JSON.stringify(options), () => ({
      format: dateFormat(language, { timeZone, ...options }),
      texts: new Map<number, string>(),
    }));
    const cached = texts.get(date.getTime());
    if (cached !== undefined) return cached;
    const formatted = settleSpaces(format.format(date));
    const text = language === 'ko' ? usualKorean(formatted) : formatted;
    if (texts.size === MAX_CACHED_DATES) texts.clear();
    texts.set(date.getTime(), text);
    return text;
  };
  const formatNumber = (value: number, options: Intl.NumberFormatOptions): string =>
    settleSpaces(keep(JSON.stringify(options), () => numberFormat(language, options)).format(value));

  // The Japanese 'medium' is numeric, with leading zeros: 2026/11/01.
  const dateStyle = language === 'ja' ? 'long' : 'medium';

  const timeOf = (date: Date): string => formatDate(date, { timeStyle: 'short' });
  const dateOf = (date: Date): string => formatDate(date, { dateStyle });

  // The weekday may be on another line.
  const dayAndMonth = (date: Date): string =>
    formatDate(date, { weekday: 'short', month: 'short', day: 'numeric' }).replace(
      /([A-Z][a-z]+ )?\d([^(週]*[^(週 ])?/,
      together,
    );
  const weekday = (day: number, width: 'long' | 'short' = 'long'): string =>
    formatDate(dayOfWeek(day), { weekday: width, timeZone: 'UTC' });
  const relative = (numeric: 'auto' | 'always'): ReturnType<typeof relativeTimeFormat> =>
    keep(`relative ${numeric}`, () => relativeTimeFormat(language, { numeric }));

  const day = (date: Date, now: Date): string => {
    const days = daysBetween(now, date, calendar);
    const name = Math.abs(days) < 2 && relative('auto')?.format(days, 'day');
    if (name) return name;
    const there = calendar(date);
    // Of a day that is over, a weekday would seem to be the next one.
    if (days > 0 && days < 7) return weekday(there.getUTCDay());
    return Math.abs(days) <= HALF_A_YEAR_DAYS || there.getUTCFullYear() === calendar(now).getUTCFullYear()
      ? dayAndMonth(date)
      : together(dateOf(date));
  };
  const inThai = language === 'th' ? together(' น.') : '';
  // A line may end between the day and the time.
  const withTime = (date: Date, dayText: string): string => {
    const text = formatDate(date, { dateStyle, timeStyle: 'short' })
      .replace(dateOf(date), dayText)
      .replace(timeOf(date), together);
    // Chinese has a space after a date, and none after a word: 明天10:00.
    return (language === 'zh-TW' ? text.replace(/^(\D+) /, '$1') : text) + inThai;
  };

  return {
    time: (date) => together(timeOf(date)),
    date: (date) => together(dateOf(date)),
    dayAndMonth,
    dateTime: (date) => withTime(date, together(dateOf(date))),
    day,
    moment: (date, now, { namesToday = false } = {}) =>
      namesToday || daysBetween(now, date, calendar) !== 0
        ? withTime(date, day(date, now))
        : together(timeOf(date)) + inThai,
    weekday,
    money(amount, currency) {
      const format = keep(`money ${currency}`, () =>
        isKnownCurrency(currency)
          ? createMoneyFormat(language, currency)
          : (unknown: number) => `${formatNumber(unknown, {})} ${currency}`,
      );
      return together(settleSpaces(format(amount)));
    },
    distance(metres) {
      const tens = Math.round(metres / 10) * 10;
      if (tens < 1000)
        return joinCount(
          language,
          formatNumber(tens, { style: 'unit', unit: 'meter', unitDisplay: 'short' }),
        );
      const kilometres = metres / 1000;
      const options = {
        style: 'unit',
        unit: 'kilometer',
        unitDisplay: 'short',
        maximumFractionDigits: kilometres < 10 ? 1 : 0,
      } as const;
      return joinCount(language, formatNumber(kilometres, options));
    },
    relativeTime(date, now) {
      const { count, unit, numeric } = elapsed(date, now, calendar);
      const format = relative(numeric);
      return format ? joinCount(language, settleSpaces(format.format(count, unit))) : dateOf(date);
    },
    number: (value, { compact = false, fractionDigits } = {}) =>
      formatNumber(value, {
        ...(compact && compactNotation(language)),
        ...(fractionDigits !== undefined && {
          minimumFractionDigits: fractionDigits,
          maximumFractionDigits: fractionDigits,
        }),
      }),
    list: (items) =>
      keep('list', () => listFormat(language))
        .formatToParts(items)
        // Intl sets the Thai word without spaces, so that it runs into a number.
        .map(({ type, value }) =>
          type === 'literal' ? settleSpaces(value).replace(/ ?(และ) ?/, ' $1 ') : value,
        )
        .join(''),
  };
}

/** In Korean, Node says 'AM 9:00' and Chrome '오전 9:00', which is usual. */
const usualKorean = (text: string): string => text.replace('AM', '오전').replace('PM', '오후');

/** Japanese and Chinese write no space between a number and its unit; Intl does: '3 週間前'. */
function joinCount(language: Language, text: string): string {
  return /^(?:ja|zh)/.test(language) ? text.replace(/ /g, '') : text;
}

function dayOfWeek(day: number): Date {
  // 4 January 1970 was a Sunday.
  return new Date(Date.UTC(1970, 0, 4 + day));
}
