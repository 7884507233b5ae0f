import {
  addDays,
  daysBetween,
  hoursOn,
  localDate,
  type BusinessHours,
  type SpecialHours,
} from '@oa-profile/business-hours';
import type { PluginContext } from '../plugin.js';

/** How many days ahead closings are carried over: a season, as long as the longest closings that are announced. */
const DAYS_AHEAD = 120;

/**
 * Hours of a service, such as delivery, closed when the account is closed for a while, on a special day or on a public
 * holiday: nobody cooks then. Where the service's own special days or holidays say otherwise, those hold.
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
  const closings = closedDates(account, today)
    .filter((date) => !isOwn(date))
    .map((date): SpecialHours => ({ from: date, to: date, intervals: [] }));
  const { special = [], temporarilyClosed = isOwn(today) ? undefined : account.temporarilyClosed } = hours;
  return {
    ...hours,
    ...(closings.length > 0 && { special: [...special, ...closings] }),
    ...(temporarilyClosed && { temporarilyClosed }),
  };
}

/** The dates from yesterday on, whose evening may last, on which the account is closed though it is usually not. */
function closedDates(account: BusinessHours, today: string): string[] {
  const [first, last] = [addDays(today, -1), addDays(today, DAYS_AHEAD)];
  const dates = (account.special ?? []).flatMap(({ from, to }) => {
    const start = from > first ? from : first;
    const days = daysBetween(start, to < last ? to : last) + 1;
    return Array.from({ length: Math.max(0, days) }, (_, ahead) => addDays(start, ahead));
  });
  const holidays = (account.publicHolidays ?? []).filter((date) => date >= first && date <= last);
  return [...new Set([...dates, ...holidays])].filter((date) => {
    const { source, intervals } = hoursOn(account, date);
    return (source === 'special' || source === 'holiday') && intervals.length === 0;
  });
}
