import { TextRoom, useProfileSelector } from '@oa-profile/plugin-sdk/page';
import { FormattedText, useFormatters, useTexts } from '@oa-profile/i18n/react';
import { useId, type ReactElement } from 'react';
import styles from './report-form.module.css';
import { reportTexts } from './report-texts.js';

/** From this many characters left on, screen readers announce the rest. */
const NEAR_LIMIT = 100;

interface DetailFieldProps {
  initial: string;
  /** Current number of characters. */
  length: number;
  /** Most characters. */
  most: number;
}

/** The visitor's own words. They are counted but never cut: if there are too many, the visitor shortens them. */
export function DetailField({ initial, length, most }: DetailFieldProps): ReactElement {
  const t = useTexts(reportTexts);
  const { number } = useFormatters(useProfileSelector(({ page }) => page.account.timeZone));
  const limit = number(most);
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const room = most - length;
  const isTooLong = room < 0;
  return (
    <div>
      <label className={styles.title} htmlFor={id}>
        {t('detail.label')}
      </label>
      <FormattedText as="p" className={styles.hint} id={hintId}>
        {t('detail.hint', { limit })}
      </FormattedText>
      <textarea
        className={styles.text}
        id={id}
        name="detail"
        rows={5}
        defaultValue={initial}
        aria-invalid={isTooLong}
        aria-describedby={isTooLong ? `${hintId} ${errorId}` : hintId}
      />
      <TextRoom
        errorId={errorId}
        room={room}
        near={NEAR_LIMIT}
        count={t('detail.count', { length: number(length), limit })}
        tooLong={(count) => t('detail.tooLong', { count, displayCount: number(count) })}
        left={(count) => t('detail.roomLeft', { count, displayCount: number(count) })}
      />
    </div>
  );
}
