import { weekdays, type OpenInterval, type Weekday } from '@oa-profile/business-hours';

/** '18:00-25:00 24:30' as an interval: opens, closes, last order. */
export const times = (...texts: string[]): OpenInterval[] =>
  texts.map((text) => {
    const [range = '', lastOrder] = text.split(' ');
    const [opens = '', closes = ''] = range.split('-');
    return { opens, closes, ...(lastOrder && { lastOrder }) };
  });

/** The same hours on each day of the week. */
export const everyDay = <Day>(intervals: Day): Record<Weekday, Day> =>
  Object.fromEntries(weekdays.map((day) => [day, intervals])) as Record<Weekday, Day>;

/** The special hours of a day, or of all days until another one. */
export const onDays = <Intervals extends readonly object[]>(
  from: string,
  intervals: Intervals,
  note?: string,
  to = from,
): { from: string; to: string; intervals: Intervals; note?: string } => ({
  from,
  to,
  intervals,
  ...(note !== undefined && { note }),
});
