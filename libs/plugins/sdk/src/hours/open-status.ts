import { addDays, dayAt, daysBetween, localDate, type OpenState } from '@oa-profile/business-hours';
import type { Formatters } from '@oa-profile/i18n';
import type { TranslateHours } from './hours-texts.js';
import type { LastCall } from './last-call.js';
import tones from './tone.module.css';

const MINUTE = 60_000;
const HALF_A_YEAR_DAYS = 180;

/** The text for what a visitor wants to know first. */
export interface OpenStatus {
  tone: 'positive' | 'warning' | 'critical' | 'neutral';
  word: string;
  /** Until when, or from when. */
  detail?: string | undefined;
  /** When the last orders are taken, or the last visitors let in; or that they have been. */
  lastCall?: string | undefined;
}

/** The class that gives a word, or the dot beside it, the colour of its tone. */
export const toneClass = (tone: OpenStatus['tone']): string | undefined => tones[tone];

/** What the words depend on. */
export interface Wording {
  /** The account's. */
  timeZone: string;
  now: Date;
  /**
   * The date that the page calls today. While that is not the date of the calendar, since a night goes on, no other day
   * is called today or tomorrow.
   *
   * @default the date of the calendar
   */
  today?: string | undefined;
  t: TranslateHours;
  formatters: Formatters;
  /**
   * What ends before closing time.
   *
   * @default 'entry'
   */
  lastCall?: LastCall | undefined;
}

/** Between a state and its detail on one line. It may end a line, but never begins one. */
export const HOURS_SEPARATOR = '\u00a0· ';

/** The words for the state of an account at `now`. Of another moment, see {@link openStatusAt}. */
export function openStatus(state: OpenState, wording: Wording): OpenStatus {
  const { t } = wording;
  switch (state.state) {
    case 'open':
      return openNow(state, wording);
    case 'break':
      return {
        tone: 'warning',
        word: t('status.break'),
        detail: t('opens.again', { time: wording.formatters.time(state.opensAt) }),
      };
    case 'closed':
      return {
        tone: 'critical',
        word: t(
          !state.allDay || !isCalendarDay(wording)
            ? 'status.closed'
            : // Who reads 'closed today' comes tomorrow: that must be right.
              state.opensAt && daysUntil(state.opensAt, wording) === 1
              ? 'status.dayOff'
              : 'hours.closed',
        ),
        detail: state.opensAt && opening(state.opensAt, wording),
      };
    case 'temporarilyClosed':
      return {
        tone: 'critical',
        word: t('status.temporarilyClosed'),
        detail: state.until && t('closedUntil.date', { date: dateText(lastClosed(state, wording), wording) }),
      };
    case 'unknown':
      return { tone: 'neutral', word: t('status.unknown') };
  }
}

/** The last day of a closing, with the days off that follow. */
function lastClosed(
  { until = '', opensAt }: OpenState & { state: 'temporarilyClosed' },
  wording: Wording,
): string {
  return opensAt ? addDays(localDate(wording.timeZone, opensAt), -1) : until;
}

const dateText = (date: string, wording: Wording): string => farDay(dayAt(wording.timeZone, date), wording);

/** With its year if without it the date could seem past. */
export function farDay(
  instant: Date,
  { timeZone, now, formatters }: Pick<Wording, 'timeZone' | 'now' | 'formatters'>,
): string {
  const days = daysBetween(localDate(timeZone, now), localDate(timeZone, instant));
  return days > HALF_A_YEAR_DAYS ? formatters.date(instant) : formatters.dayAndMonth(instant);
}

const isCalendarDay = ({ today, timeZone, now }: Wording): boolean =>
  today === undefined || today === localDate(timeZone, now);

function openNow(state: OpenState & { state: 'open' }, wording: Wording): OpenStatus {
  const { t, now, formatters, lastCall = 'entry' } = wording;
  const { closesAt, closingSoon, reopensAt } = state;
  // What ends with all the rest needs no sentence of its own.
  const lastOrderAt =
    closesAt && state.lastOrderAt && state.lastOrderAt < closesAt ? state.lastOrderAt : undefined;
  const last = lastOrderAt && lastCallAt(lastOrderAt, wording);
  const again = reopensAt && t('opens.again', { time: formatters.time(reopensAt) });
  // Nobody is sent away for the rest of the day, and hungry people learn when orders go on.
  if (closesAt && closingSoon && reopensAt)
    return {
      tone: 'warning',
      word: t('status.breakSoon'),
      detail: t('hours.range', {
        opens: formatters.time(closesAt),
        closes: formatters.time(reopensAt),
      }),
      lastCall: last && `${last}${HOURS_SEPARATOR}${again}`,
    };
  // Who reads 'open' comes in vain for what they want.
  if (closesAt && !closingSoon && lastOrderAt && lastOrderAt <= now)
    return {
      tone: 'warning',
      word: t(`hours.lastOver.${lastCall}`),
      detail: t('hours.afterLast', { time: timeFrom(now, closesAt, wording) }),
      lastCall: again,
    };
  return {
    tone: closingSoon ? 'warning' : 'positive',
    word: t(closingSoon ? 'status.closingSoon' : 'status.open'),
    detail: closesAt ? closing(closesAt, closingSoon, wording) : t('closes.never'),
    lastCall: last,
  };
}

function lastCallAt(lastOrderAt: Date, wording: Wording): string {
  const { now, t, lastCall = 'entry' } = wording;
  return lastOrderAt > now
    ? t(`hours.last.${lastCall}`, { time: timeFrom(now, lastOrderAt, wording) })
    : t(`hours.lastOver.${lastCall}`);
}

/** A time of the coming night says that it is on the next day, as the table of hours does. */
function timeFrom(now: Date, instant: Date, wording: Wording): string {
  const time = wording.formatters.time(instant);
  const isNextDay = daysUntil(lastMomentOf(instant), { ...wording, now }) > 0;
  return isNextDay ? wording.t('hours.timeNextDay', { time }) : time;
}

/** Midnight belongs to the day before it. */
const lastMomentOf = (end: Date): Date => new Date(end.getTime() - 1);

function closing(closesAt: Date, isSoon: boolean, wording: Wording): string {
  const { now, t, formatters } = wording;
  const time = wording.formatters.time(closesAt);
  const minutes = Math.ceil((closesAt.getTime() - now.getTime()) / MINUTE);
  if (isSoon)
    return t('closes.inMinutes', { count: minutes, displayCount: formatters.number(minutes), time });
  const lastMoment = lastMomentOf(closesAt);
  const days = daysUntil(lastMoment, wording);
  // Within a day each time occurs once: it needs no name of a day.
  if (minutes < 24 * 60) return t(days > 0 ? 'closes.atNextDay' : 'closes.at', { time });
  // Only a place that is open round the clock is open for so long. The table of hours has the day on which it closes.
  if (days > 6) return t('closes.never');
  const day = dayName(lastMoment, wording);
  return days < daysUntil(closesAt, wording)
    ? t('closedUntil.date', { date: day })
    : t('closes.atDay', { day, time });
}

function opening(opensAt: Date, wording: Wording): string {
  const days = daysUntil(opensAt, wording);
  const soon =
    days === 1 && !isCalendarDay(wording) ? undefined : (['opens.at', 'opens.tomorrow'] as const)[days];
  return wording.t(soon ?? 'opens.atDay', {
    day: dayName(opensAt, wording),
    time: wording.formatters.time(opensAt),
  });
}

/** Only the weekday, as long as it is unambiguous. */
function dayName(instant: Date, wording: Wording): string {
  const { timeZone, formatters } = wording;
  if (daysUntil(instant, wording) > 6) return farDay(instant, wording);
  return formatters.weekday(new Date(localDate(timeZone, instant)).getUTCDay());
}

function daysUntil(instant: Date, { timeZone, now }: Wording): number {
  return daysBetween(localDate(timeZone, now), localDate(timeZone, instant));
}
