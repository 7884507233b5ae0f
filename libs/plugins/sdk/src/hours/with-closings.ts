import {
  addDays,
  daysBetween,
  hoursOn,
  intervalMinutes,
  lateWallTimeOf,
  localDate,
  type BusinessHours,
  type DayHours,
  type OpenInterval,
  type SpecialHours,
} from '@oa-profile/business-hours';
import type { PluginContext } from '../plugin.js';

/** How many days ahead closings are carried over: a season, as long as the longest closings that are announced. */
const DAYS_AHEAD = 120;

/**
 * Hours of a service, such as delivery, closed when the account is closed for a while, on a special day or on a public
 * holiday: nobody cooks then. A service that keeps to the account's hours does so on days with shorter ones, too. Where
 * the service's own special days or holidays say otherwise, those hold.
 *
 * @example
 * ```tsx
 * <HoursRow hours={withClosings(service.hours, context)} texts={deliveryTexts} context={context} />
 * ```
 */
export function withClosings(
  hours: BusinessHours,
  { hours: account, now }: Pick<PluginContext, 'hours' | 'now'>,
): BusinessHours {
  if (!account) return hours;
  const today = localDate(hours.timeZone, now);
  const isOwn = (date: string): boolean => ['special', 'holiday'].includes(hoursOn(hours, date).source);
  const closings = unusualDays(account, today)
    .filter(({ date }) => !isOwn(date))
    .flatMap(({ date, weekday, intervals, note }): SpecialHours[] => {
      const usual = hours.weekly[weekday];
      const left = intervals.length > 0 ? leftOf(usual, account.weekly[weekday], intervals) : [];
      return left ? [{ from: date, to: date, intervals: left, ...(note && { note }) }] : [];
    });
  const { special = [], temporarilyClosed = isOwn(today) ? undefined : account.temporarilyClosed } = hours;
  return {
    ...hours,
    ...(closings.length > 0 && { special: [...special, ...closings] }),
    ...(temporarilyClosed && { temporarilyClosed }),
  };
}

/** The days from yesterday on, whose evening may last, on which the account has other hours than those of the week. */
function unusualDays(account: BusinessHours, today: string): DayHours[] {
  const [first, last] = [addDays(today, -1), addDays(today, DAYS_AHEAD)];
  const dates = (account.special ?? []).flatMap(({ from, to }) => {
    const start = from > first ? from : first;
    const days = daysBetween(start, to < last ? to : last) + 1;
    return Array.from({ length: Math.max(0, days) }, (_, ahead) => addDays(start, ahead));
  });
  const holidays = (account.publicHolidays ?? []).filter((date) => date >= first && date <= last);
  return [...new Set([...dates, ...holidays])]
    .map((date) => hoursOn(account, date))
    .filter(({ source }) => source === 'special' || source === 'holiday');
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
