import { instantAt } from '@oa-profile/business-hours';
import { FormattedText, useFormatters, useTexts } from '@oa-profile/i18n/react';
import { useId, type ReactElement } from 'react';
import { placeTexts } from '../place-texts.js';
import styles from './arrival-plan.module.css';
import { firstMinutes, LAST_MINUTES, STEP_MINUTES, type DayChoice } from './arrival-time.js';

interface TimeSliderProps {
  value: DayChoice;
  timeZone: string;
  now: Date;
  onChange: (choice: DayChoice) => void;
}

/** The time of day, in quarter hours. */
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
        max={LAST_MINUTES}
        step={STEP_MINUTES}
        value={minutes}
        aria-valuetext={text}
        onChange={({ target }) => onChange({ date, minutes: target.valueAsNumber })}
      />
      <FormattedText aria-hidden="true" className={styles.clock}>
        {text}
      </FormattedText>
    </div>
  );
}
