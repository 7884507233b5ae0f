import { useBottomInset } from '@oa-profile/plugin-sdk/page';
import { useTexts } from '@oa-profile/i18n/react';
import { Button, LiveRegion, calendarIcon } from '@oa-profile/ui';
import { useRef, type ReactElement, type ReactNode, type Ref } from 'react';
import { reservationTexts } from './reservation-texts.js';
import styles from './submit-bar.module.css';
import type { Summary } from './use-summary.js';

interface SubmitBarProps {
  /** What is chosen so far. */
  summary: Summary;
  /** Whether it can be reserved as it is. */
  isComplete: boolean;
  isSending: boolean;
  buttonRef: Ref<HTMLButtonElement>;
  /** The outcome of the last attempt. */
  children: ReactNode;
}

/**
 * What will be reserved, and the button that does it, always in view: at the lower edge on a phone, beside the fields
 * on a desktop.
 */
export function SubmitBar({
  summary,
  isComplete,
  isSending,
  buttonRef,
  children,
}: SubmitBarProps): ReactElement {
  const t = useTexts(reservationTexts);
  const bar = useRef<HTMLDivElement>(null);
  useBottomInset(bar);
  const words = (
    <>
      <p className={styles.when}>{summary.when}</p>
      <p>{summary.people}</p>
    </>
  );
  return (
    <div ref={bar} className={styles.bar}>
      {children}
      <div className={styles.row}>
        <div className={styles.summary}>
          {/* Until there is a time, screen readers have announced each choice as it was made. */}
          <LiveRegion>{isComplete && words}</LiveRegion>
          {!isComplete && words}
        </div>
        <LiveRegion visuallyHidden>{isSending && t('send.sending')}</LiveRegion>
        <Button
          ref={buttonRef}
          type="submit"
          variant="primary"
          size="large"
          icon={calendarIcon}
          pending={isSending}
          className={styles.button}
        >
          {t('send.label')}
        </Button>
      </div>
    </div>
  );
}
