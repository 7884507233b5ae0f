import {
  addDays,
  businessDate,
  hoursOn,
  intervalMinutes,
  openStateAt,
  weekdays,
  type BusinessHours,
  type DayHours,
  type OpenInterval,
  wallTimeOf,
} from '@oa-profile/business-hours';

const MINUTES_OF_A_DAY = 1440;

/** Terms of schema.org, not words of a language, which `Intl` would have; in the order of `weekdays`. */
const schemaDays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

/** How many special days are told, the next ones: their entries must leave room for the rest (see preview.ts). */
const MOST_EXCEPTIONS = 30;
/** Each exception has a beginning and an end. */
const MOST_CHANGES = 2 * MOST_EXCEPTIONS;

/**
 * Opening hours as search engines read them: `closes` before `opens` means the next day, and a day that opens and
 * closes at 00:00 is closed. To schema.org an entry without `opens` is closed, too, but Google, whose documentation
 * asks for 00:00 twice, ignores such an entry, and then shows the hours of another day.
 *
 * There is no term for an account that is temporarily closed, so it gets no hours at all: better none than visitors at
 * a closed door. For the same reason there are none while a special day cannot be dated. Days that are past are left out; a night belongs to the day on which it began.
 */
export function openingHoursData(hours: BusinessHours, now: Date): object[] | undefined {
  if (openStateAt(hours, now).state === 'temporarilyClosed') return undefined;
  const { weekly, special = [] } = hours;
  const today = businessDate(hours, now);
  const known = special.flatMap(({ from, to }) =>
    from !== undefined && to !== undefined ? [{ from, to }] : [],
  );
  const isUnread = special.some(
    ({ from, to }) => (from === undefined || to === undefined) && (to ?? today) >= today,
  );
  if (isUnread) return undefined;
  const regular = weekdays.flatMap((weekday, index) =>
    entriesOf(weekly[weekday], (daysLater) => ({ dayOfWeek: schemaDays[(index + daysLater) % 7] })),
  );
  const exceptions = exceptionsFrom(hours, known, today)
    .slice(0, MOST_EXCEPTIONS)
    .flatMap(({ from, to, intervals }) =>
      entriesOf(intervals, (daysLater) => ({
        validFrom: addDays(from, daysLater),
        validThrough: addDays(to, daysLater),
      })),
    );
  return [...regular, ...exceptions];
}

/** Days in a row with the same hours. */
interface Exception extends Pick<DayHours, 'intervals'> {
  from: string;
  to: string;
}

/**
 * The days whose hours are not those of the week, from `today` on. Special days may overlap, and on a public holiday only
 * one of two hours applies: search engines get the one that does, as visitors do.
 */
function exceptionsFrom(
  hours: BusinessHours,
  special: readonly { from: string; to: string }[],
  today: string,
): Exception[] {
  const { publicHolidays = [] } = hours;
  const ranges = [...special, ...publicHolidays.map((date) => ({ from: date, to: date }))];
  // Within two of these dates nothing changes.
  const changes = new Set(
    ranges
      .filter(({ to }) => to >= today)
      .flatMap(({ from, to }) => [from < today ? today : from, addDays(to, 1)]),
  );
  const dates = [...changes].sort().slice(0, MOST_CHANGES);
  const exceptions: Exception[] = [];
  for (const [index, from] of dates.entries()) {
    const { source, intervals } = hoursOn(hours, from);
    const next = dates[index + 1];
    if (!next || (source !== 'special' && source !== 'holiday')) continue;
    const last = exceptions.at(-1);
    if (last && addDays(last.to, 1) === from && isEqual(last.intervals, intervals))
      last.to = addDays(next, -1);
    else exceptions.push({ from, to: addDays(next, -1), intervals });
  }
  return exceptions;
}

const isEqual = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/**
 * One entry for each interval; one that says closed if there is no interval; none if the hours are unknown.
 *
 * @param when the days of an interval that begins that many days later: '25:00' is one o'clock of the next day
 */
function entriesOf(intervals: OpenInterval[] | undefined, when: (daysLater: number) => object): object[] {
  if (!intervals) return [];
  const entries = intervals.length
    ? intervals.map(entryOf)
    : [{ times: { opens: '00:00', closes: '00:00' }, daysLater: 0 }];
  return entries.map(({ times, daysLater }) => ({
    '@type': 'OpeningHoursSpecification',
    ...times,
    ...when(daysLater),
  }));
}

function entryOf(interval: OpenInterval): { times: { opens: string; closes: string }; daysLater: number } {
  const { opens, closes } = intervalMinutes(interval);
  const daysLater = Math.floor(opens / MINUTES_OF_A_DAY);
  // The whole day: two equal times would mean closed.
  if (closes - opens === MINUTES_OF_A_DAY) return { times: { opens: '00:00', closes: '23:59' }, daysLater };
  return {
    // schema.org has no 24:00.
    times: { opens: wallTimeOf(opens), closes: interval.closes === '24:00' ? '23:59' : wallTimeOf(closes) },
    daysLater,
  };
}
