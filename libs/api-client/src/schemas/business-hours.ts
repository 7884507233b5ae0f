import * as v from 'valibot';
import { date, optionalPart, optionalText } from './building-blocks.js';

const openingTime = v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/));
const closingTime = v.pipe(v.string(), v.regex(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/));

/** 'HH:MM' wall times; `closes` at or before `opens` is on the next day. */
export const openInterval = v.object({
  opens: openingTime,
  closes: closingTime,
  lastOrder: optionalPart(closingTime),
});

// Not `listOf`: hours that lost an interval or a special day would send visitors to a closed door.
const intervals = v.array(openInterval);

/** Zones that are known to be known: asking the runtime takes longer than checking all else of an account's hours. */
const knownZones = new Set<string>();

function isKnownZone(zone: string): boolean {
  if (knownZones.has(zone)) return true;
  // Some engines take an offset such as '+09:00' for a zone, others throw.
  if (/^[+-]/.test(zone)) return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
  } catch {
    return false;
  }
  // There are some hundred of them, in whatever letters they are written.
  if (knownZones.size < 1000) knownZones.add(zone);
  return true;
}

/** A zone that this runtime knows, so that no formatter throws later. */
export const timeZone: v.GenericSchema<string> = v.pipe(
  v.string(),
  v.description("IANA time zone, for example 'Asia/Tokyo'"),
  v.check(isKnownZone, 'must be an IANA time zone'),
);

/** Opening hours, of the shape that `@oa-profile/business-hours` reads. A missing weekday means unknown hours. */
export const businessHours = v.object({
  timeZone,
  weekly: v.partial(
    v.object({
      sun: intervals,
      mon: intervals,
      tue: intervals,
      wed: intervals,
      thu: intervals,
      fri: intervals,
      sat: intervals,
    }),
  ),
  // Neither are these left out when they are wrong: who reads hours without them is sent to a closed door, too.
  holiday: v.optional(intervals),
  publicHolidays: v.optional(v.array(date)),
  special: v.optional(
    v.array(
      v.pipe(
        v.object({ from: date, to: date, intervals, note: optionalText }),
        v.check(({ from, to }) => from <= to, 'must not end before it begins'),
      ),
    ),
  ),
  temporarilyClosed: v.optional(v.object({ until: optionalPart(date), note: optionalText })),
});
