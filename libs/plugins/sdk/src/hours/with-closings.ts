import {
  addDays,
  daysBetween,
  hoursOn,
  intervalMinutes,
  localDate,
  type BusinessHours,
  type DayHours,
  type OpenInterval,
} from '@oa-profile/business-hours';
import { lateWallTimeOf, type SpecialHours } from '@oa-profile/business-hours/internal';
import type { PluginContext } from '../section.js';

/** How many days ahead closings are carried over: as far as an opening is searched. */
const DAYS_AHEAD = 367;

/**
 * Hours of a service, such as delivery, closed when the account is closed for a while, on a special day or on a public
 * holiday: nobody cooks then. A service that keeps to the account's hours does so on days with shorter ones, too. Where
 * the service's own special days say otherwise, or its own holidays where the account's do, those hold.
 *
 * @example
 * ```tsx
 * <HoursRow hours={withClosings(orderHours(service.hours), context)} texts={deliveryTexts} context={context} />
 * ```
 */
export function withClosings(
  hours: BusinessHours,
  { hours: account, now }: Pick<PluginContext, 'hours' | 'now'>,
): BusinessHours {
  if (!account) return hours;
  const today = localDate(hours.timeZone, now);
  // A day of its own holds; a rule of its own for public holidays holds against the account's rule only.
  // Where the account's own hours cannot be read, it may be closed, and the service's are unknown, too.
  const isOwn = (date: string, reason: DayHours['source']): boolean => {
    const { source } = hoursOn(hours, date);
    return source === 'special' || (source === 'holiday' && reason === 'holiday');
  };
  const closings = unusualDays(account, today)
    .filter(({ date, source }) => !isOwn(date, source))
    .flatMap(({ date, weekday, source, intervals, note }): SpecialRange[] => {
      if (source === 'unknown') return [{ from: date, to: date, ...(note && { note }) }];
      const usual = hours.weekly[weekday];
      const left = intervals.length > 0 ? leftOf(usual, account.weekly[weekday], intervals) : [];
      return left ? [{ from: date, to: date, intervals: left, ...(note && { note }) }] : [];
    })
    .reduce<SpecialRange[]>(joined, []);
  const { temporarilyClosed: own, special = [], ...rest } = hours;
  const temporarilyClosed = longer(own, account.temporarilyClosed, today);
  return {
    ...rest,
    ...((special.length > 0 || closings.length > 0) && { special: [...special, ...closings] }),
    ...(temporarilyClosed && { temporarilyClosed }),
  };
}

/** Special hours of known dates. */
type SpecialRange = SpecialHours & { from: string; to: string };

/** A season is one closing, not a hundred: every day is compared with all of them. */
function joined(ranges: SpecialRange[], day: SpecialRange): SpecialRange[] {
  const last = ranges.at(-1);
  const isSame = last?.note === day.note && JSON.stringify(last?.intervals) === JSON.stringify(day.intervals);
  if (last && isSame && addDays(last.to, 1) === day.from) last.to = day.to;
  else ranges.push(day);
  return ranges;
}

type Closing = BusinessHours['temporarilyClosed'];

/** Of two closings the one that ends later, if it is not over. Whatever a service plans: without the account it takes nothing. */
function longer(one: Closing, other: Closing, today: string): Closing {
  const isOn = (closing: Closing): boolean => (closing ? (closing.until ?? today) >= today : false);
  if (!isOn(one)) return isOn(other) ? other : undefined;
  if (!isOn(other) || one?.until === undefined) return one;
  return other?.until === undefined || other.until > one.until ? other : one;
}

/** The days from yesterday on, whose evening may last, on which the account has other hours than those of the week. */
function unusualDays(account: BusinessHours, today: string): DayHours[] {
  const [first, last] = [addDays(today, -1), addDays(today, DAYS_AHEAD)];
  const dates = (account.special ?? []).flatMap(({ from = first, to = last }) => {
    const start = from > first ? from : first;
    const days = daysBetween(start, to < last ? to : last) + 1;
    return Array.from({ length: Math.max(0, days) }, (_, ahead) => addDays(start, ahead));
  });
  // Without hours of their own, public holidays change nothing.
  const holidays = account.holiday
    ? (account.publicHolidays ?? []).filter((date) => date >= first && date <= last)
    : [];
  return [...new Set([...dates, ...holidays])].sort().map((date) => hoursOn(account, date));
}

/**
 * What is left of a service's usual hours while its account has others; undefined if all is, or if the service has never
 * kept to the account's.
 */
function leftOf(
  usual: readonly OpenInterval[] = [],
  doors: readonly OpenInterval[] = [],
  now: readonly OpenInterval[],
): OpenInterval[] | undefined {
  const within = (one: OpenInterval, others: readonly OpenInterval[]): boolean =>
    others.some((other) => {
      const [inner, outer] = [intervalMinutes(one), intervalMinutes(other)];
      return outer.opens <= inner.opens && inner.closes <= outer.closes;
    });
  if (!usual.every((each) => within(each, doors)) || usual.every((each) => within(each, now)))
    return undefined;
  return usual.flatMap((each) => {
    const { opens, closes, lastOrder = closes } = intervalMinutes(each);
    return now.map(intervalMinutes).flatMap((open): OpenInterval[] => {
      const [start, end] = [Math.max(opens, open.opens), Math.min(closes, open.closes)];
      if (start >= end) return [];
      const isBefore = lastOrder >= start && lastOrder <= end;
      return [
        {
          opens: lateWallTimeOf(start),
          closes: lateWallTimeOf(end),
          ...(each.lastOrder && isBefore && { lastOrder: each.lastOrder }),
        },
      ];
    });
  });
}
