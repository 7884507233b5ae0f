import type { OpenInterval, Weekday } from '@oa-profile/business-hours';

/** The same hours on each day of the week. */
export function everyDay(opens: string, closes: string): Record<Weekday, OpenInterval[]> {
  const day = [{ opens, closes }];
  return { sun: day, mon: day, tue: day, wed: day, thu: day, fri: day, sat: day };
}
