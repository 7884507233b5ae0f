import { reportReasons, type ReportReason } from '@oa-profile/api-client/internal';
import { FieldError } from '@oa-profile/plugin-sdk/page';
import { useTexts } from '@oa-profile/i18n/react';
import { clsx } from 'clsx';
import { useId, type ReactElement } from 'react';
import styles from './report-form.module.css';
import { reportTexts } from './report-texts.js';

interface ReasonFieldProps {
  initial: ReportReason | undefined;
  isMissing: boolean;
}

/** One of the four reasons; none is preselected. */
export function ReasonField({ initial, isMissing }: ReasonFieldProps): ReactElement {
  const t = useTexts(reportTexts);
  const errorId = useId();
  return (
    <fieldset
      className={styles.reasons}
      // A group cannot be required or invalid; a radiogroup can.
      role="radiogroup"
      aria-required="true"
      aria-invalid={isMissing}
      aria-describedby={isMissing ? errorId : undefined}
    >
      <legend className={styles.title}>{t('reason.label')}</legend>
      <div className={clsx(styles.card, isMissing && styles.wrong)}>
        {reportReasons.map((reason) => (
          <label key={reason} className={styles.choice}>
            <input
              type="radio"
              className={styles.mark}
              name="reason"
              value={reason}
              defaultChecked={reason === initial}
            />
            <span>{t(`reason.${reason}`)}</span>
          </label>
        ))}
      </div>
      {isMissing && <FieldError id={errorId}>{t('reason.missing')}</FieldError>}
    </fieldset>
  );
}
