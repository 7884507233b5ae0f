/** Days of the week as `Date.prototype.getUTCDay` counts them. */
export const weekdays = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const;

/** One of {@link weekdays}. */
export type Weekday = (typeof weekdays)[number];

/** A time of at most a day. Wall times go from `'00:00'` to `'30:00'`; from `'24:00'` on they are the next day's. */
export interface OpenInterval {
  opens: string;
  /**
   * If not after `opens`, it is on the next day: `'18:00'`–`'02:00'` goes past midnight, as `'18:00'`–`'26:00'` does.
   * `'00:00'`–`'00:00'`, `'00:00'`–`'24:00'` and `'00:00'`–`'23:59'` are the whole day.
   */
  closes: string;
  /** The last order, between `opens` and `closes`; if before `opens`, it is also on the next day. */
  lastOrder?: string;
}

/** Hours of certain dates, which replace those of the week or of public holidays. */
export interface SpecialHours {
  /** The first date, `'YYYY-MM-DD'`; missing if unknown. Then the hours of every date that may be meant are unknown. */
  from?: string | undefined;
  /** The last date, inclusive; missing if unknown, as the first one. */
  to?: string | undefined;
  /** Empty means closed, missing unknown. */
  intervals?: OpenInterval[] | undefined;
  note?: string;
}

/** When an account is open, in its own time zone. Dates are `'YYYY-MM-DD'`. */
export interface BusinessHours {
  /** An IANA name such as `'Asia/Tokyo'`. */
  timeZone: string;
  /** Between several intervals there are breaks; an empty list means closed, a missing day unknown. */
  weekly: Partial<Record<Weekday, OpenInterval[]>>;
  /** Hours on {@link publicHolidays}, when they differ from the week's; 'unknown' if only that is known. */
  holiday?: OpenInterval[] | 'unknown';
  publicHolidays?: string[];
  /** If several cover a date, the shortest wins; among equally short ones, the last in the list. */
  special?: SpecialHours[];
  /** The whole account is closed; `until` is the last closed date, inclusive. */
  temporarilyClosed?: { until?: string; note?: string };
}
