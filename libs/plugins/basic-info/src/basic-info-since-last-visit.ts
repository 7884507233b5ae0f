import { businessHours, type BasicInfo, type OpenInterval } from '@oa-profile/api-client/schemas';
import { latitude, longitude } from '@oa-profile/api-client/schemas/building-blocks';
import {
  addDays,
  dayAt,
  hoursOn,
  intervalMinutes,
  localDate,
  openStateAt,
  type BusinessHours,
  type DayHours,
} from '@oa-profile/business-hours';
import {
  fingerprintOf,
  readTelephone,
  type Change,
  type ChangeContext,
  type SinceLastVisit,
} from '@oa-profile/plugin-sdk';
import { intervalText } from '@oa-profile/plugin-sdk/hours';
import * as v from 'valibot';
import type { TranslateBasicInfo } from './texts.js';

/** How many days ahead special hours are news. */
const DAYS_AHEAD = 14;
/** More special days are counted instead of named. */
const MOST_DAYS = 2;
/** A pin that has moved by less, some fifty metres, is no new address. In degrees. */
const SAME_PLACE = 0.0005;

const digest = v.object({
  /** Without notes and last orders. */
  hours: v.optional(businessHours),
  position: v.optional(v.tuple([latitude, longitude])),
  postalCode: v.optional(v.string()),
  /** Digits only. */
  phone: v.optional(v.string()),
  /** In whatever order. */
  priceRanges: v.optional(v.string()),
});
type Digest = v.InferOutput<typeof digest>;

/** Hours, place, telephone and prices. */
export const basicInfoSinceLastVisit: SinceLastVisit<BasicInfo, Digest> = {
  digest: ({ hours, address, phone, priceRanges }) => ({
    hours: hours && withoutWords(hours),
    position:
      address?.latitude === undefined || address.longitude === undefined
        ? undefined
        : [address.latitude, address.longitude],
    postalCode: address?.postalCode,
    phone: phone === undefined ? undefined : readTelephone(phone)?.digits.replace('+', ''),
    priceRanges: fingerprintOf(
      priceRanges.map(({ kind, min, max }) => JSON.stringify([kind, min, max])).sort(),
    ),
  }),
  schema: digest,
  changes(before, now, context, t: TranslateBasicInfo): Change[] {
    if (!before) return [];
    return [
      ...hoursChanges(before.hours, now.hours, context, t),
      isElsewhere(before, now) && t('change.address'),
      isOtherNumber(before.phone, now.phone) && t('change.phone'),
      before.priceRanges !== undefined && before.priceRanges !== now.priceRanges && t('change.prices'),
    ]
      .filter((text) => text !== false)
      .map((text) => ({ text }));
  },
};

/** '03-1234-5678' is '+81 3-1234-5678'. The countries are those whose profiles have sections. */
const withinCountry = (digits: string): string => digits.replace(/^(?:0|(?:81|66|62|886)(?=\d{8}))/, '');

const isOtherNumber = (before: string | undefined, now: string | undefined): boolean =>
  before !== undefined && now !== undefined && withinCountry(before) !== withinCountry(now);

/** Opening hours as they can be compared: in any language, and without what changes by the dish. */
function withoutWords({
  timeZone,
  weekly,
  holiday,
  publicHolidays,
  special,
  temporarilyClosed,
}: BusinessHours): Digest['hours'] {
  return {
    timeZone,
    weekly: Object.fromEntries(
      (Object.entries(weekly) as [string, OpenInterval[] | undefined][])
        // A day that was odd is there, without intervals.
        .flatMap(([day, intervals]) => (intervals ? [[day, times(intervals)]] : [])),
    ),
    ...(holiday && { holiday: holiday === 'unknown' ? holiday : times(holiday) }),
    ...(publicHolidays && { publicHolidays }),
    ...(special && {
      special: special.map(({ from, to, intervals }) => ({
        from,
        to,
        intervals: intervals && times(intervals),
      })),
    }),
    ...(temporarilyClosed && { temporarilyClosed: { until: temporarilyClosed.until } }),
  };
}

const times = (intervals: readonly OpenInterval[]): OpenInterval[] =>
  intervals.map(({ opens, closes }) => ({ opens, closes }));

function hoursChanges(
  before: BusinessHours | undefined,
  hours: BusinessHours | undefined,
  context: ChangeContext,
  t: TranslateBasicInfo,
): string[] {
  // Hours that have just been entered are no change.
  if (!before || !hours) return [];
  const { now, formatters } = context;
  const isShut = (known: BusinessHours): boolean => openStateAt(known, now).state === 'temporarilyClosed';
  // While it is closed, no other hours matter.
  if (isShut(hours)) return isShut(before) ? [] : [t('status.temporarilyClosed')];

  const { timeZone } = hours;
  const today = localDate(timeZone, now);
  const days = Array.from({ length: DAYS_AHEAD }, (_, ahead) => addDays(today, ahead))
    .map((date) => [hoursOn(before, date), hoursOn(hours, date)] as const)
    .filter(([was, is]) => (was.source === 'special' || is.source === 'special') && isOther(was, is))
    .map(([, is]) => is);
  const dayText = ({ date, source, intervals }: DayHours): string =>
    t('change.day', {
      day: formatters.dayAndMonth(dayAt(timeZone, date)),
      hours:
        intervals.map((each) => intervalText(each, { timeZone, date, t, formatters })).join(', ') ||
        t(source === 'unknown' ? 'status.unknown' : 'hours.closed'),
    });
  const { length: count } = days;
  return [
    ...(count > MOST_DAYS
      ? [t('change.days', { count, displayCount: formatters.number(count) })]
      : days.map(dayText)),
    ...(usual(before) === usual(hours) ? [] : [t('change.week')]),
  ];
}

/** Whether a day that was known, or is now, has other hours. */
const isOther = (was: DayHours, is: DayHours): boolean =>
  is.source !== 'unknown' &&
  (was.source === 'unknown' || JSON.stringify(was.intervals) !== JSON.stringify(is.intervals));

/** The hours of a usual week, in any order that the account writes them in. */
const usual = ({ weekly, holiday }: BusinessHours): string =>
  JSON.stringify([
    ...Object.entries(weekly)
      .map(([day, intervals]) => [day, usualTimes(intervals)] as const)
      .sort(([one], [other]) => one.localeCompare(other)),
    Array.isArray(holiday) ? usualTimes(holiday) : holiday,
  ]);

/** In order of time, and '24:00' as '00:00'. */
const usualTimes = (intervals: readonly OpenInterval[]): string[] =>
  intervals
    .map(intervalMinutes)
    .map(({ opens, closes }) => `${opens}-${closes}`)
    .sort();

function isElsewhere(before: Digest, now: Digest): boolean {
  if (before.position && now.position) {
    const [[north, east], [newNorth, newEast]] = [before.position, now.position];
    return Math.abs(north - newNorth) > SAME_PLACE || Math.abs(east - newEast) > SAME_PLACE;
  }
  return (
    before.postalCode !== undefined && now.postalCode !== undefined && before.postalCode !== now.postalCode
  );
}
