import { businessDate, type BusinessHours } from '@oa-profile/business-hours';
import { Choice, DayFace } from '@oa-profile/plugin-sdk/page';
import { useTexts } from '@oa-profile/i18n/react';
import { VisuallyHidden } from '@oa-profile/ui';
import { useId, type ReactElement } from 'react';
import { placeTexts } from '../place-texts.js';
import styles from './arrival-plan.module.css';
import { proposedTime, type ArrivalChoice } from './arrival-time.js';

interface DayPillsProps {
  days: readonly string[];
  hours: BusinessHours;
  now: Date;
  value: ArrivalChoice;
  onChange: (choice: ArrivalChoice) => void;
}

/** Now, in half an hour, or a day. */
export function DayPills({ days, hours, now, value, onChange }: DayPillsProps): ReactElement {
  const t = useTexts(placeTexts);
  const name = useId();
  // While a night goes on, the day of the calendar is not yet today.
  const today = businessDate(hours, now);
  const chosen = typeof value === 'object' ? value.date : value;
  const change = (next: string): void =>
    onChange(next === 'now' || next === 'soon' ? next : proposedTime(next, hours, now));
  const pill = (pillValue: string, words: ReactElement | string, className?: string): ReactElement => (
    <Choice
      key={pillValue}
      name={name}
      value={pillValue}
      checked={pillValue === chosen}
      onChange={change}
      className={className}
    >
      {words}
    </Choice>
  );
  return (
    <fieldset className={styles.days}>
      <legend>
        <VisuallyHidden>{t('visit.day')}</VisuallyHidden>
      </legend>
      {pill('now', t('visit.now'), styles.wide)}
      {pill('soon', t('visit.soon'), styles.wide)}
      {days.map((date) =>
        date === today ? pill(date, t('hours.today'), styles.wide) : pill(date, <DayFace date={date} />),
      )}
    </fieldset>
  );
}
