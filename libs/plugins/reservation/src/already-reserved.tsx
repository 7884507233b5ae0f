import { dialogOpened, useProfileDispatch } from '@oa-profile/plugin-sdk/page';
import { commonTexts } from '@oa-profile/i18n';
import { useTexts } from '@oa-profile/i18n/react';
import { Button, InlineMessage } from '@oa-profile/ui';
import type { ReactElement } from 'react';
import styles from './already-reserved.module.css';
import { showReservations } from './reservation-slice.js';
import { reservationTexts } from './reservation-texts.js';

interface AlreadyReservedProps {
  knownBy: 'device' | 'server';
  /** Called when the visitor is about to see their table instead of the form. */
  onShow: () => void;
  /** The visitor wants a second table. */
  onAnother: () => void;
}

/**
 * The visitor has a table at this time, maybe from another tab or device. A table that this device does not know is
 * with the account, who can be asked.
 */
export function AlreadyReserved({ knownBy, onShow, onAnother }: AlreadyReservedProps): ReactElement {
  const t = useTexts(reservationTexts);
  const common = useTexts(commonTexts);
  const dispatch = useProfileDispatch();
  const show = (): void => {
    onShow();
    dispatch(showReservations());
  };
  return (
    <InlineMessage tone="warning">
      <p>{t('already.title')}</p>
      <div className={styles.ways}>
        {knownBy === 'device' ? (
          <Button onClick={show}>{t('kept.title')}</Button>
        ) : (
          <Button onClick={() => dispatch(dialogOpened('contact'))}>{common('action.contact')}</Button>
        )}
        <Button variant="quiet" onClick={onAnother}>
          {t('done.another')}
        </Button>
      </div>
    </InlineMessage>
  );
}
