import { dayAt, daysBetween, localDate, type OpenState } from '@oa-profile/business-hours';
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
          !state.allDay
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
        detail: state.until && t('closedUntil.date', { date: lastDay(state.until, wording) }),
      };
    case 'unknown':
      return { tone: 'neutral', word: t('status.unknown') };
  }
}

/** With its year if without it the date could seem past. */
function lastDay(date: string, wording: Wording): string {
  const { timeZone, formatters } = wording;
  const day = dayAt(timeZone, date);
  return daysUntil(day, wording) > HALF_A_YEAR_DAYS ? formatters.date(day) : formatters.dayAndMonth(day);
}

function openNow(state: OpenState & { state: 'open' }, wording: Wording): OpenStatus {
  const { t } = wording;
  const { closesAt, closingSoon, lastOrderAt, reopensAt } = state;
  const last = lastOrderAt && lastCallAt(lastOrderAt, wording);
  // Nobody is sent away for the rest of the day, and hungry people learn when orders go on.
  if (closesAt && closingSoon && reopensAt)
    return {
      tone: 'warning',
      word: t('status.breakSoon'),
      detail: t('hours.range', {
        opens: wording.formatters.time(closesAt),
        closes: wording.formatters.time(reopensAt),
      }),
      lastCall:
        last && `${last}${HOURS_SEPARATOR}${t('opens.again', { time: wording.formatters.time(reopensAt) })}`,
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
    ? t(`hours.last.${lastCall}`, { time: wording.formatters.time(lastOrderAt) })
    : t(`hours.lastOver.${lastCall}`);
}

function closing(closesAt: Date, isSoon: boolean, wording: Wording): string {
  const { now, t, formatters } = wording;
  const time = wording.formatters.time(closesAt);
  const minutes = Math.ceil((closesAt.getTime() - now.getTime()) / MINUTE);
  if (isSoon)
    return t('closes.inMinutes', { count: minutes, displayCount: formatters.number(minutes), time });
  // Midnight belongs to the day before it.
  const lastMoment = new Date(closesAt.getTime() - 1);
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
  const soon = (['opens.at', 'opens.tomorrow'] as const)[daysUntil(opensAt, wording)];
  return wording.t(soon ?? 'opens.atDay', {
    day: dayName(opensAt, wording),
    time: wording.formatters.time(opensAt),
  });
}

/** Only the weekday, as long as it is unambiguous. */
function dayName(instant: Date, wording: Wording): string {
  const { timeZone, formatters } = wording;
  if (daysUntil(instant, wording) > 6) return formatters.dayAndMonth(instant);
  return formatters.weekday(new Date(localDate(timeZone, instant)).getUTCDay());
}

function daysUntil(instant: Date, { timeZone, now }: Wording): number {
  return daysBetween(localDate(timeZone, now), localDate(timeZone, instant));
}
