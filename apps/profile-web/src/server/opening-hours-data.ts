import {
  hoursOn,
  localDate,
  openStateAt,
  type BusinessHours,
  type OpenInterval,
} from '@oa-profile/business-hours';

const schemaDays = {
  sun: 'Sunday',
  mon: 'Monday',
  tue: 'Tuesday',
  wed: 'Wednesday',
  thu: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
} as const;

/**
 * Opening hours as search engines read them: `closes` before `opens` means the next day, and a day that opens and
 * closes at 00:00 is closed. To schema.org an entry without `opens` is closed, too, but Google, whose documentation
 * asks for 00:00 twice, ignores such an entry, and then shows the hours of another day.
 *
 * There is no term for an account that is temporarily closed, so it gets no hours at all: better none than visitors at
 * a closed door. Days that are past in the account's own time zone are left out.
 */
export function openingHoursData(hours: BusinessHours, now: Date): object[] | undefined {
  if (openStateAt(hours, now).state === 'temporarilyClosed') return undefined;
  const { timeZone, weekly, special = [], publicHolidays = [] } = hours;
  const today = localDate(timeZone, now);
  const regular = Object.entries(schemaDays).flatMap(([day, dayOfWeek]) =>
    entriesOf(weekly[day as keyof typeof schemaDays], { dayOfWeek }),
  );
  const holidays = publicHolidays
    .map((date) => hoursOn(hours, date))
    .filter(({ source }) => source === 'holiday')
    .map(({ date, intervals }) => ({ from: date, to: date, intervals }));
  const exceptions = [...special, ...holidays]
    .filter(({ to }) => to >= today)
    .flatMap(({ from, to, intervals }) => entriesOf(intervals, { validFrom: from, validThrough: to }));
  return [...regular, ...exceptions];
}

/** One entry for each interval; one that says closed if there is no interval; none if the hours are unknown. */
function entriesOf(intervals: OpenInterval[] | undefined, when: object): object[] {
  if (!intervals) return [];
  const times = intervals.length ? intervals.map(timesOf) : [{ opens: '00:00', closes: '00:00' }];
  return times.map((time) => ({ '@type': 'OpeningHoursSpecification', ...time, ...when }));
}

function timesOf({ opens, closes }: OpenInterval): { opens: string; closes: string } {
  // The whole day: two equal times would mean closed.
  if (opens === closes) return { opens: '00:00', closes: '23:59' };
  // schema.org has no 24:00.
  return { opens, closes: closes === '24:00' ? '23:59' : closes };
}
