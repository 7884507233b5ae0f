import { instantAt } from '@oa-profile/business-hours';
import { useFormatters, useTexts } from '@oa-profile/i18n/react';
import { useId, type ReactElement } from 'react';
import { placeTexts } from '../place-texts.js';
import styles from './arrival-plan.module.css';
import { firstMinutes, LAST, STEP, type DayChoice } from './arrival-time.js';

interface TimeSliderProps {
  value: DayChoice;
  timeZone: string;
  now: Date;
  onChange: (choice: DayChoice) => void;
}

/** The time of a day, in quarters of an hour. */
export function TimeSlider({ value, timeZone, now, onChange }: TimeSliderProps): ReactElement {
  const t = useTexts(placeTexts);
  const { time } = useFormatters(timeZone);
  const id = useId();
  const { date, minutes } = value;
  const text = time(instantAt(timeZone, date, minutes));
  return (
    <div className={styles.time}>
      <label htmlFor={id}>{t('visit.time')}</label>
      <input
        id={id}
        type="range"
        min={firstMinutes(date, timeZone, now)}
        max={LAST}
        step={STEP}
        value={minutes}
        aria-valuetext={text}
        onChange={({ target }) => onChange({ date, minutes: target.valueAsNumber })}
      />
      <span aria-hidden="true" className={styles.clock}>
        {text}
      </span>
    </div>
  );
}
