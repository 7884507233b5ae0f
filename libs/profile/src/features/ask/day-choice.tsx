import { useTexts } from '@oa-profile/i18n/react';
import type { ComingDay } from '@oa-profile/plugin-sdk/hours';
import { useId, type ReactElement } from 'react';
import { Choice } from '../../core/fields/choice.js';
import { DayFace } from '../../core/fields/day-face.js';
import { DayGrid } from '../../core/fields/day-grid.js';
import styles from './ask-dialog.module.css';
import { askTexts } from './ask-texts.js';

interface DayChoiceProps {
  days: readonly ComingDay[];
  /** `'YYYY-MM-DD'` */
  value: string | undefined;
  onChange: (date: string) => void;
}

/** The day whose hours are questioned. */
export function DayChoice({ days, value, onChange }: DayChoiceProps): ReactElement {
  const t = useTexts(askTexts);
  const name = useId();
  return (
    <fieldset className={styles.day}>
      <legend className={styles.legend}>{t('day')}</legend>
      <DayGrid>
        {days.map(({ date }) => (
          <Choice key={date} name={name} value={date} checked={date === value} onChange={onChange}>
            <DayFace date={date} />
          </Choice>
        ))}
      </DayGrid>
    </fieldset>
  );
}
