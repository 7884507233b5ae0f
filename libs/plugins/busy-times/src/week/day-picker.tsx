import { weekdays, type Weekday } from '@oa-profile/business-hours';
import { FormattedText, useFormatters, useTexts } from '@oa-profile/i18n/react';
import { VisuallyHidden } from '@oa-profile/ui';
import { clsx } from 'clsx';
import { useId, type ReactElement } from 'react';
import { busyTimesTexts } from '../texts.js';
import styles from './day-picker.module.css';

interface DayPickerProps {
  chosen: Weekday;
  today: Weekday;
  onChoose: (weekday: Weekday) => void;
}

/** The days of the week, to choose one: native radio buttons, so that arrow keys work. */
export function DayPicker({ chosen, today, onChoose }: DayPickerProps): ReactElement {
  const t = useTexts(busyTimesTexts);
  const { weekday: nameOf } = useFormatters('UTC');
  const group = useId();
  return (
    <fieldset className={styles.days}>
      <legend>
        <VisuallyHidden>{t('days')}</VisuallyHidden>
      </legend>
      {weekdays.map((weekday, day) => {
        const isToday = weekday === today;
        const isChosen = weekday === chosen;
        const name = nameOf(day);
        return (
          <label key={weekday} className={styles.day}>
            <input
              // What is chosen before the section answers is kept: React would take it back.
              ref={(field) => {
                if (field?.checked && !isChosen) onChoose(weekday);
              }}
              type="radio"
              className={styles.radio}
              name={group}
              value={weekday}
              checked={isChosen}
              onChange={() => onChoose(weekday)}
            />
            <span className={clsx(styles.face, isToday && styles.today)} aria-hidden="true">
              {t(`days.${weekday}`)}
            </span>
            <FormattedText as={VisuallyHidden}>
              {isToday ? t('days.today', { day: name }) : name}
            </FormattedText>
          </label>
        );
      })}
    </fieldset>
  );
}
