import { isOpenInterval, readWallTime, readZone } from '@oa-profile/business-hours/internal';
import * as v from 'valibot';
import { date, listOf, MAX_ITEMS, optionalPart, optionalText, type EntriesOf } from './building-blocks.js';

/** The contract knows one spelling, and opens nothing after 23:59; others are read all the same. */
const wallTime = v.pipe(v.string(), v.transform(readWallTime), v.regex(/^([0-2]\d:[0-5]\d|30:00)$/));

/** A time of at most a day. Wall times are 'HH:MM' from '00:00' to '30:00'; from '24:00' on they are the next day's. */
export interface OpenInterval {
  opens: string;
  /** If at or before `opens`, it is on the next day. '00:00' to '23:59' is the whole day. */
  closes: string;
  /** The last order, when the kitchen closes, or the last admission or appointment: between `opens` and `closes`. */
  lastOrder?: string | undefined;
}

/** Schema of {@link OpenInterval}. */
export const openInterval: v.GenericSchema<unknown, OpenInterval> = v.pipe(
  v.object({
    opens: wallTime,
    closes: wallTime,
    lastOrder: optionalPart(wallTime),
  } satisfies EntriesOf<OpenInterval>),
  // A day that closes early often keeps the usual last order: what is known is when it is open.
  v.transform((interval): OpenInterval =>
    isOpenInterval(interval) ? interval : { ...interval, lastOrder: undefined },
  ),
  v.check((interval) => isOpenInterval(interval), 'must be within a day'),
);

// What is lost is a time of being open: nobody stands before a closed door for it.
const intervals = listOf(openInterval);

/** The hours of a day, which are unknown if nothing of them can be read: an empty list would say 'closed'. */
const dayHours = optionalPart<OpenInterval[] | undefined>(
  v.pipe(
    v.array(v.unknown()),
    v.metadata({ item: openInterval, most: MAX_ITEMS }),
    v.transform((given) => {
      const read = v.parse(intervals, given);
      return read.length > 0 || given.length === 0 ? read : undefined;
    }),
  ),
);

/** The zone of an account whose own is unknown. No runtime knows it, so that dates in it say what they are in. */
export const UNKNOWN_ZONE = 'Etc/Unknown';

/** A zone that this runtime knows, in one spelling; an offset is a zone, too. */
export const timeZone: v.GenericSchema<string> = v.pipe(
  v.string(),
  v.transform(readZone),
  v.check((zone) => zone !== undefined, 'must be a time zone'),
) as v.GenericSchema<string>;

/** Hours of certain dates, which replace the usual ones. */
export interface SpecialHours {
  /** First day, 'YYYY-MM-DD' in the account's time zone; missing if it cannot be read. */
  from?: string | undefined;
  /** Last day, inclusive; missing if it cannot be read. */
  to?: string | undefined;
  /** Empty if closed; missing if unknown. */
  intervals?: OpenInterval[] | undefined;
  /** Why, in the account's words. */
  note?: string | undefined;
}

/** Hours of a week. An empty list is closed, a missing day is unknown. */
export interface WeeklyHours {
  sun?: OpenInterval[] | undefined;
  mon?: OpenInterval[] | undefined;
  tue?: OpenInterval[] | undefined;
  wed?: OpenInterval[] | undefined;
  thu?: OpenInterval[] | undefined;
  fri?: OpenInterval[] | undefined;
  sat?: OpenInterval[] | undefined;
}

/** Opening hours, in the shape of `@oa-profile/business-hours`. */
export interface BusinessHours {
  /** IANA name, such as 'Asia/Tokyo'. */
  timeZone: string;
  /** The hours of a usual week. */
  weekly: WeeklyHours;
  /** Hours on {@link BusinessHours.publicHolidays}, if they differ from the week's; 'unknown' if they cannot be read. */
  holiday?: OpenInterval[] | 'unknown' | undefined;
  /** Days 'YYYY-MM-DD'. */
  publicHolidays?: string[] | undefined;
  /** Hours of certain dates, such as of a festival. */
  special?: SpecialHours[] | undefined;
  /** The place is closed for now; `until` is the last closed date, 'YYYY-MM-DD'. */
  temporarilyClosed?: { until?: string | undefined; note?: string | undefined } | undefined;
}

const weekly: v.GenericSchema<unknown, WeeklyHours> = v.object({
  sun: dayHours,
  mon: dayHours,
  tue: dayHours,
  wed: dayHours,
  thu: dayHours,
  fri: dayHours,
  sat: dayHours,
} satisfies EntriesOf<WeeklyHours>);

/** Stands for a date that cannot be read until {@link businessHours} has told what then is unknown. */
const UNREAD = '';

const dateOrUnread = v.fallback(date, UNREAD);

/**
 * Without one of its dates, or if it ends before it begins, nobody knows on which days it applies: their hours are
 * unknown, because those of the week may be wrong there.
 */
const specialHours: v.GenericSchema<unknown, SpecialHours> = v.pipe(
  v.fallback(
    v.object({
      from: dateOrUnread,
      to: dateOrUnread,
      intervals: dayHours,
      note: optionalText,
    } satisfies EntriesOf<SpecialHours>),
    { from: UNREAD, to: UNREAD },
  ),
  v.transform((read): SpecialHours => {
    const { from, to } = read;
    if (from !== UNREAD && to !== UNREAD) return from <= to ? read : {};
    return { ...(from !== UNREAD && { from }), ...(to !== UNREAD && { to }) };
  }),
);

/** A closing that cannot be read is one without a known end; the page says 'Temporarily closed'. */
const temporarilyClosed: v.GenericSchema<unknown, BusinessHours['temporarilyClosed']> = v.fallback(
  v.object({ until: optionalPart(date), note: optionalText }) as v.GenericSchema<
    unknown,
    BusinessHours['temporarilyClosed']
  >,
  // False says in one word that it is not closed.
  (output) => ((output as { value?: unknown } | undefined)?.value === false ? undefined : {}),
);

const readableHours: v.GenericSchema<unknown, BusinessHours> = v.pipe(
  v.object({
    timeZone: v.fallback(timeZone, UNKNOWN_ZONE),
    weekly: v.fallback(weekly, {}),
    holiday: v.optional(
      v.pipe(
        v.fallback(dayHours, undefined),
        v.transform((read) => read ?? ('unknown' as const)),
      ),
    ),
    publicHolidays: v.optional(v.fallback(v.array(dateOrUnread), [UNREAD])),
    special: v.optional(v.fallback(v.array(specialHours), [{}])),
    temporarilyClosed: v.optional(temporarilyClosed),
  } satisfies EntriesOf<BusinessHours>),
  v.transform((hours): BusinessHours => {
    const { publicHolidays, special = [], holiday } = hours;
    if (hours.timeZone === UNKNOWN_ZONE)
      return {
        timeZone: UNKNOWN_ZONE,
        weekly: {},
        // One more than was given: reports would count a missing one as left out.
        special: [...special.map(() => ({})), {}],
        temporarilyClosed: hours.temporarilyClosed,
      };
    if (!publicHolidays?.includes(UNREAD)) return hours;
    return {
      ...hours,
      publicHolidays: publicHolidays.filter((each) => each !== UNREAD),
      // Any day may be the holiday; without hours of their own, holidays change nothing.
      ...(holiday && { special: [...special, {}] }),
    };
  }),
);

/**
 * Schema of {@link BusinessHours}. An odd interval costs only itself. What may be a closing is never left out: with an
 * odd date it is one without that date. In a zone that nobody knows the hours of every day are unknown, and so are those
 * that cannot be read at all, whatever was sent: without them a service would be told by its own hours while the account
 * may be closed, and messages would be answered at any time.
 */
export const businessHours: v.GenericSchema<unknown, BusinessHours> = v.fallback(readableHours, () => ({
  timeZone: UNKNOWN_ZONE,
  weekly: {},
  special: [{}],
}));
