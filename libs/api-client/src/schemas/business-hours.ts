import * as v from 'valibot';
import { date, optionalText, type EntriesOf } from './building-blocks.js';

const openingTime = v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/));
const closingTime = v.pipe(v.string(), v.regex(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/));

/** A time during which a place is open. Wall times are 'HH:MM'. */
export interface OpenInterval {
  /** '00:00' to '23:59'. */
  opens: string;
  /** '00:00' to '24:00'; if at or before `opens`, it is on the next day. */
  closes: string;
  /** '00:00' to '24:00': the last order, when the kitchen closes. */
  lastOrder?: string | undefined;
}

/** Schema of {@link OpenInterval}. */
export const openInterval: v.GenericSchema<unknown, OpenInterval> = v.object({
  opens: openingTime,
  closes: closingTime,
  lastOrder: v.optional(closingTime),
} satisfies EntriesOf<OpenInterval>);

// Not `listOf`: hours that lost an interval or a special day would send visitors to a closed door.
const intervals = v.array(openInterval);

/** Valid zones: asking the runtime takes longer than all the other checks of an account's hours. */
const knownZones = new Set<string>();

function isKnownZone(zone: string): boolean {
  if (knownZones.has(zone)) return true;
  // Some engines accept an offset such as '+09:00' as a zone, others throw.
  if (/^[+-]/.test(zone)) return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
  } catch {
    return false;
  }
  // There are a few hundred, but upper and lower case may be mixed in any way.
  if (knownZones.size < 1000) knownZones.add(zone);
  return true;
}

/** A zone that this runtime knows, so that no formatter throws later. */
export const timeZone: v.GenericSchema<string> = v.pipe(
  v.string(),
  v.description("IANA time zone, for example 'Asia/Tokyo'"),
  v.check(isKnownZone, 'must be an IANA time zone'),
);

/** Hours of certain dates, which replace the usual ones. */
export interface SpecialHours {
  /** First day, 'YYYY-MM-DD' in the account's time zone. */
  from: string;
  /** Last day, inclusive. */
  to: string;
  /** Empty if closed. */
  intervals: OpenInterval[];
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
  weekly: WeeklyHours;
  /** Hours on {@link BusinessHours.publicHolidays}, if they differ from the week's. */
  holiday?: OpenInterval[] | undefined;
  /** Days 'YYYY-MM-DD'. */
  publicHolidays?: string[] | undefined;
  special?: SpecialHours[] | undefined;
  /** The place is closed for now; `until` is the last closed date, 'YYYY-MM-DD'. */
  temporarilyClosed?: { until?: string | undefined; note?: string | undefined } | undefined;
}

const weekly: v.GenericSchema<unknown, WeeklyHours> = v.partial(
  v.object({
    sun: intervals,
    mon: intervals,
    tue: intervals,
    wed: intervals,
    thu: intervals,
    fri: intervals,
    sat: intervals,
  } satisfies EntriesOf<WeeklyHours>),
);

const specialHours: v.GenericSchema<unknown, SpecialHours> = v.pipe(
  v.object({ from: date, to: date, intervals, note: optionalText } satisfies EntriesOf<SpecialHours>),
  v.check(({ from, to }) => from <= to, 'must not end before it begins'),
);

/** Schema of {@link BusinessHours}. */
export const businessHours: v.GenericSchema<unknown, BusinessHours> = v.object({
  timeZone,
  weekly,
  // Not `optionalPart`: hours without these would also send visitors to a closed door.
  holiday: v.optional(intervals),
  publicHolidays: v.optional(v.array(date)),
  special: v.optional(v.array(specialHours)),
  temporarilyClosed: v.optional(v.object({ until: v.optional(date), note: optionalText })),
} satisfies EntriesOf<BusinessHours>);
