import { dayAt, daysBetween, instantAt, localDate } from '@oa-profile/business-hours';
import { FormattedText, useFormatters, useTexts } from '@oa-profile/i18n/react';
import type { FreeTime } from '@oa-profile/plugin-sdk/page';
import type { ReactElement } from 'react';
import { nearest } from './drawn-day.js';
import styles from './today.module.css';
import { todayTexts } from './today-texts.js';

/** Of the first day that has any. */
const MOST_OF_FIRST_DAY = 3;
/** Of another day one is shown, the one nearest to the evening, in minutes since midnight. */
const EVENING = 18 * 60;
const WEEK = 7;

interface NextTimesProps {
  /** What can be done at them. */
  label: string;
  /** Where other times are chosen. */
  href: string;
  /** Those ahead: on a page that has been open for long, all that it knows may be over. */
  times: readonly FreeTime[];
  now: Date;
  timeZone: string;
}

/**
 * The next free times of the first day that has some, and one of each day after it: each leads to the form with it. Once
 * they are over, the form has others.
 */
export function NextTimes({ label, href: others, times, now, timeZone }: NextTimesProps): ReactElement {
  const t = useTexts(todayTexts);
  const formatters = useFormatters(timeZone);
  const today = localDate(timeZone, now);
  const days = [...new Set(times.map(({ day }) => day))];
  const shown = days.flatMap((day, index) => {
    const ofDay = times.filter((time) => time.day === day);
    return index === 0 ? ofDay.slice(0, MOST_OF_FIRST_DAY) : (nearest(ofDay, EVENING) ?? []);
  });
  const dayName = (day: string): string =>
    daysBetween(today, day) < WEEK
      ? formatters.weekday(new Date(day).getUTCDay(), 'short')
      : formatters.dayAndMonth(dayAt(timeZone, day));
  return (
    <ul role="list" data-row="" className={styles.next} aria-label={times.length > 0 ? label : undefined}>
      {times.length === 0 && (
        <li>
          <a href={others}>
            <FormattedText>{t('anotherDay', { label })}</FormattedText>
          </a>
        </li>
      )}
      {shown.map(({ day, minutes, href }) => {
        const time = formatters.time(instantAt(timeZone, day, minutes));
        const text = day <= today ? t('at', { time }) : t('onDay', { day: dayName(day), time });
        return (
          <li key={href}>
            <a href={href} aria-label={t('take', { label, time: text })}>
              <FormattedText>{text}</FormattedText>
            </a>
          </li>
        );
      })}
    </ul>
  );
}
