import { useFormatters, useTexts } from '@oa-profile/i18n/react';
import { Button, LiveRegion, calendarIcon } from '@oa-profile/ui';
import type { ReactElement, Ref } from 'react';
import { useProfileSelector } from '../../../core/store/hooks.js';
import { placeTexts } from '../place-texts.js';
import type { Slot } from './offered-days.js';
import styles from './submit-row.module.css';

interface SubmitRowProps {
  slot: Slot | undefined;
  partySize: number;
  isSending: boolean;
  isAnonymous: boolean;
  buttonRef: Ref<HTMLButtonElement>;
}

/** What will be reserved, once more, and the button that does it. */
export function SubmitRow({
  slot,
  partySize,
  isSending,
  isAnonymous,
  buttonRef,
}: SubmitRowProps): ReactElement {
  const t = useTexts(placeTexts);
  const { dayAndMonth, time, number } = useFormatters(
    useProfileSelector(({ page }) => page.account.timeZone),
  );
  const startsAt = slot && new Date(slot.startsAt);
  return (
    <div className={styles.row}>
      <LiveRegion>
        {startsAt && (
          <p className={styles.summary}>
            {t('send.summary', {
              date: dayAndMonth(startsAt),
              time: time(startsAt),
              people: t('party.people', { count: partySize, displayCount: number(partySize) }),
            })}
          </p>
        )}
      </LiveRegion>
      <LiveRegion visuallyHidden>{isSending && t('send.sending')}</LiveRegion>
      <Button
        ref={buttonRef}
        type="submit"
        variant="primary"
        size="large"
        icon={calendarIcon}
        wide
        pending={isSending}
      >
        {t('send.label')}
      </Button>
      {isAnonymous && <p className={styles.note}>{t('send.inApp')}</p>}
    </div>
  );
}
