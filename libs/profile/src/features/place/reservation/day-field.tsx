import { useFormatters, useLanguage, useTexts } from '@oa-profile/i18n/react';
import { useId, useMemo, type ReactElement } from 'react';
import { placeTexts } from '../place-texts.js';
import { Choice } from './choice.js';
import styles from './day-field.module.css';
import field from './field.module.css';
import type { OfferedDay } from './offered-days.js';

interface DayFieldProps {
  days: readonly OfferedDay[];
  /** The date of the chosen one. */
  value: string;
  onChange: (date: string) => void;
}

/** Which day: a strip on a phone, two weeks below each other where there is room. */
export function DayField({ days, value, onChange }: DayFieldProps): ReactElement {
  const t = useTexts(placeTexts);
  const language = useLanguage();
  // A date is the same day in every zone once it is read in its own: UTC, as `Date` reads it.
  const { weekday } = useFormatters('UTC');
  const monthAndDay = useMemo(
    () => new Intl.DateTimeFormat(language, { timeZone: 'UTC', month: 'short', day: 'numeric' }),
    [language],
  );
  const name = useId();
  const notes = { free: '', few: t('day.few'), full: t('day.full'), none: t('day.none') };
  return (
    <fieldset className={field.group} data-field="day">
      <legend className={field.label}>{t('day.label')}</legend>
      <div className={styles.strip}>
        {days.map(({ date, availability }) => (
          <Choice
            key={date}
            name={name}
            value={date}
            checked={date === value}
            // A full day can be looked at; on a day without times there is nothing to see.
            disabled={availability === 'none'}
            onChange={onChange}
            note={notes[availability]}
            noteTone={availability === 'few' ? 'warning' : 'plain'}
            className={styles.day}
          >
            <span className={styles.weekday}>{weekday(new Date(date).getUTCDay(), 'short')}</span>{' '}
            <span>{monthAndDay.format(new Date(date))}</span>
          </Choice>
        ))}
      </div>
    </fieldset>
  );
}
