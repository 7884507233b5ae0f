import { useFormatters, useLanguage } from '@oa-profile/i18n/react';
import { VisuallyHidden } from '@oa-profile/ui';
import { clsx } from 'clsx';
import type { ReactElement } from 'react';
import { isWeekend } from '../time/is-weekend.js';
import styles from './day-face.module.css';

/** A day, `'YYYY-MM-DD'`, as a pill shows it: the weekday above the number. Those who listen hear all of it. */
export function DayFace({ date }: { date: string }): ReactElement {
  const language = useLanguage();
  // A date is the same day in every zone once it is read in its own: UTC, as `Date` reads it.
  const { weekday, dayAndMonth, number } = useFormatters('UTC');
  const day = new Date(date);
  return (
    <>
      <span aria-hidden="true" className={clsx(styles.weekday, isWeekend(date) && styles.weekend)}>
        {shortest(language, day) ?? weekday(day.getUTCDay(), 'short')}
      </span>
      <span aria-hidden="true" className={styles.number}>
        {number(day.getUTCDate())}
      </span>
      <VisuallyHidden>{dayAndMonth(day)}</VisuallyHidden>
    </>
  );
}

/** Thai shortens its weekdays to what is called narrow elsewhere, where that would be one letter for two days. */
const shortest = (language: string, day: Date): string | undefined =>
  language === 'th' ? day.toLocaleDateString(language, { timeZone: 'UTC', weekday: 'narrow' }) : undefined;
