import { Choice, DayFace, DayGrid, FieldError } from '@oa-profile/plugin-sdk/page';
import { dateFormat } from '@oa-profile/i18n';
import { useLanguage, useTexts } from '@oa-profile/i18n/react';
import { clsx } from 'clsx';
import { useId, useMemo, type ReactElement } from 'react';
import styles from './day-field.module.css';
import field from './field.module.css';
import type { OfferedDay } from './offered-days.js';
import { reservationTexts } from './reservation-texts.js';

interface DayFieldProps {
  days: readonly OfferedDay[];
  /** The date of the chosen day. */
  value: string;
  /** The visitor tried to reserve on it, though it is full. */
  isFull: boolean;
  onChange: (date: string) => void;
}

const marks = { free: undefined, few: 'few', full: 'gone', none: 'gone' } as const;

/** The day: two weeks at a glance, with weekdays in columns, so that weekends stand out. */
export function DayField({ days, value, isFull, onChange }: DayFieldProps): ReactElement {
  const t = useTexts(reservationTexts);
  const language = useLanguage();
  const period = useMemo(() => periodText(language, days), [language, days]);
  const name = useId();
  const errorId = useId();
  const notes = { free: '', few: t('day.few'), full: t('day.full'), none: t('day.none') };
  return (
    <fieldset
      className={field.group}
      role="radiogroup"
      aria-invalid={isFull}
      aria-describedby={isFull ? errorId : undefined}
      data-field="day"
    >
      <legend className={field.label}>
        {t('day.label')}{' '}
        <span aria-hidden="true" className={field.aside}>
          {period}
        </span>
      </legend>
      <DayGrid bleeds>
        {days.map(({ date, availability }) => (
          <Choice
            key={date}
            name={name}
            value={date}
            checked={date === value}
            // A full day can be looked at; a day without times has nothing to show.
            disabled={availability === 'none'}
            onChange={onChange}
            note={notes[availability]}
            hidesNote
            mark={marks[availability]}
            className={clsx(styles.day, availability === 'few' && styles.few)}
          >
            <DayFace date={date} />
          </Choice>
        ))}
      </DayGrid>
      {isFull && <FieldError id={errorId}>{t('day.another')}</FieldError>}
      {days.some(({ availability }) => availability === 'few') && (
        // Screen readers get it in words at each day.
        <p aria-hidden="true" className={styles.legend}>
          {notes.few}
        </p>
      )}
    </fieldset>
  );
}

/** 'Nov 22 – Dec 5' */
function periodText(language: string, days: readonly OfferedDay[]): string {
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return '';
  const format = dateFormat(language, { timeZone: 'UTC', month: 'short', day: 'numeric' });
  return format.formatRange(new Date(first.date), new Date(last.date));
}
