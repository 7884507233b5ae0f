import {
  addDays,
  businessDate,
  hoursOn,
  instantAt,
  intervalMinutes,
  openStateAt,
  type BusinessHours,
  type DayHours,
} from '@oa-profile/business-hours';
import { type FreeTime, highlightsOf, type Whereabouts } from '@oa-profile/plugin-sdk/page';

/** Minutes between two moments that can be chosen. */
export const STEP_MINUTES = 15;

const HOUR = 60;
const WEEK_HOURS = 7 * 24;
const MINUTE_MS = 60_000;

/** How many days can be chosen, with the first one. */
const DAYS = 7;

/** A moment of a day: minutes since its midnight by the account's clock; from 1440 on, of the next day. */
export interface Moment {
  /** 'YYYY-MM-DD', the business day. */
  date: string;
  minutes: number;
}

/** How busy an hour usually is, as far as it is open: `level` from 0, quiet, up to 1. */
export interface BusyHour {
  from: number;
  until: number;
  level: number;
}

/** A day as the line of the day draws it. All in minutes since its midnight. */
export interface DrawnDay {
  date: string;
  /** Whole hours, from the first opening to the last closing. */
  from: number;
  until: number;
  open: readonly ReturnType<typeof intervalMinutes>[];
  /** Only those that are known. */
  busy: readonly BusyHour[];
}

/**
 * The day that a visitor is told of at `now`: the business day until it is over, else that of the next opening. Undefined
 * if none is known, and while the account is temporarily closed.
 */
export function toldDate(hours: BusinessHours, now: Date): string | undefined {
  const state = openStateAt(hours, now);
  if (state.state === 'open' || state.state === 'break') return businessDate(hours, now);
  const opensAt = state.state === 'closed' ? state.opensAt : undefined;
  return opensAt && businessDate(hours, opensAt);
}

/** A day from its first opening to its last closing; undefined if it is closed, or its hours are unknown. */
export function drawnDay({ hours, outline }: Whereabouts, date: string): DrawnDay | undefined {
  const open = hoursOn(hours, date).intervals.map(intervalMinutes);
  const [first] = open;
  if (!first) return undefined;
  const from = Math.floor(first.opens / HOUR) * HOUR;
  const until = Math.ceil(Math.max(...open.map(({ closes }) => closes)) / HOUR) * HOUR;
  const [hourly] = highlightsOf(outline, 'hourly');
  const weekday = new Date(date).getUTCDay();
  const busy: BusyHour[] = [];
  for (let hour = from; hourly && hour < until; hour += HOUR) {
    const index = hourly.week[(weekday * 24 + hour / HOUR) % WEEK_HOURS] ?? -1;
    if (index < 0) continue;
    const level = (index + 1) / hourly.texts.length;
    for (const { opens, closes } of open) {
      const bar = { from: Math.max(hour, opens), until: Math.min(hour + HOUR, closes), level };
      if (bar.from < bar.until) busy.push(bar);
    }
  }
  return { date, from, until, open, busy };
}

/** The days that can be chosen, from the one that is told of on; closed ones are among them, unknown ones are not. */
export function choosableDays(hours: BusinessHours, first: string): DayHours[] {
  return Array.from({ length: DAYS }, (_, days) => hoursOn(hours, addDays(first, days))).filter(
    ({ source }) => source !== 'unknown',
  );
}

/** The instant of a moment. */
export const instantOf = (hours: BusinessHours, { date, minutes }: Moment): Date =>
  instantAt(hours.timeZone, date, minutes);

/** Whether a moment has passed. */
export const isPast = (hours: BusinessHours, moment: Moment, now: Date): boolean =>
  instantOf(hours, moment).getTime() + MINUTE_MS <= now.getTime();

/** The one of several times that is nearest to another. */
export const nearest = <Time extends { minutes: number }>(
  all: readonly Time[],
  wanted: number,
): Time | undefined =>
  [...all].sort((one, other) => Math.abs(one.minutes - wanted) - Math.abs(other.minutes - wanted))[0];

/**
 * What is proposed to somebody who has chosen another day: the free time nearest to the one that they have looked at, or the
 * nearest at which it is open. Undefined if nothing of the day is left.
 */
export function proposedMoment(
  facts: Whereabouts,
  { date, minutes }: Moment,
  now: Date,
  times: readonly FreeTime[],
): Moment | undefined {
  const free = times.filter(({ day }) => day === date).map((time) => ({ date, minutes: time.minutes }));
  const open = (drawnDay(facts, date)?.open ?? []).flatMap(({ opens, closes }) =>
    Array.from({ length: Math.ceil((closes - opens) / STEP_MINUTES) }, (_, step) => ({
      date,
      minutes: opens + step * STEP_MINUTES,
    })),
  );
  return nearest(
    (free.length > 0 ? free : open).filter((moment) => !isPast(facts.hours, moment, now)),
    minutes,
  );
}
