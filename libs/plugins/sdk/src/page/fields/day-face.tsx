import { dateFormat } from '@oa-profile/i18n';
import { FormattedText, useFormatters, useLanguage } from '@oa-profile/i18n/react';
import { VisuallyHidden } from '@oa-profile/ui';
import { clsx } from 'clsx';
import type { ReactElement } from 'react';
import styles from './day-face.module.css';

/** A day, `'YYYY-MM-DD'`, as on a pill: the weekday above the number. Screen readers read the full date. */
export function DayFace({ date }: { date: string }): ReactElement {
  const language = useLanguage();
  // `Date` reads a date as UTC: formatted in UTC, it remains the same day.
  const { weekday, dayAndMonth, number } = useFormatters('UTC');
  const day = new Date(date);
  const isWeekend = day.getUTCDay() % 6 === 0;
  return (
    <>
      <FormattedText aria-hidden="true" className={clsx(styles.weekday, isWeekend && styles.weekend)}>
        {shortest(language, day) ?? weekday(day.getUTCDay(), 'short')}
      </FormattedText>
      <FormattedText aria-hidden="true" className={styles.number}>
        {number(day.getUTCDate())}
      </FormattedText>
      <FormattedText as={VisuallyHidden}>{dayAndMonth(day)}</FormattedText>
    </>
  );
}

/** Thai shortens its weekdays with what is elsewhere the narrow form, a single letter shared by two days. */
const shortest = (language: string, day: Date): string | undefined =>
  language === 'th' ? dateFormat(language, { timeZone: 'UTC', weekday: 'narrow' }).format(day) : undefined;
