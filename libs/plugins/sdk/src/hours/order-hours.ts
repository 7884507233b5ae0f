import { intervalMinutes, type BusinessHours, type OpenInterval } from '@oa-profile/business-hours';

/**
 * Hours in which orders are taken, each of which ends with its last order: nothing is taken between that and the closing
 * of the doors.
 *
 * @example
 * ```tsx
 * <HoursRow hours={withClosings(orderHours(hours), context)} texts={takeoutTexts} context={context} />
 * ```
 */
export function orderHours({ weekly, holiday, special, ...hours }: BusinessHours): BusinessHours {
  return {
    ...hours,
    weekly: Object.fromEntries(
      Object.entries(weekly).map(([day, intervals]) => [day, intervals && toLastOrder(intervals)]),
    ),
    ...(holiday && { holiday: holiday === 'unknown' ? holiday : toLastOrder(holiday) }),
    ...(special && {
      special: special.map((day) => ({
        ...day,
        ...(day.intervals && { intervals: toLastOrder(day.intervals) }),
      })),
    }),
  };
}

const toLastOrder = (intervals: readonly OpenInterval[]): OpenInterval[] =>
  intervals.flatMap(({ lastOrder, ...interval }): OpenInterval[] => {
    if (lastOrder === undefined) return [interval];
    const { opens, lastOrder: last } = intervalMinutes({ ...interval, lastOrder });
    // The same time twice would be the whole day.
    return last === opens ? [] : [{ ...interval, closes: lastOrder }];
  });
