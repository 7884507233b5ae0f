import { dialogOpened, useProfileDispatch, useProfileSelector } from '@oa-profile/plugin-sdk/page';
import { menuIds, qrCodeUrl } from '@oa-profile/plugin-sdk/internal';
import { commonTexts } from '@oa-profile/i18n';
import { useTexts } from '@oa-profile/i18n/react';
import { Button } from '@oa-profile/ui';
import { clsx } from 'clsx';
import type { MouseEvent, ReactElement } from 'react';
import styles from './action-bar.module.css';
import { BarLabel } from './bar-label.js';

/**
 * Adds the account as a friend from a browser: a link that a phone follows into the app, and where the app is on another
 * device, a button that opens the QR code. Both are in the markup, one of them displayed, so that either answers before
 * script has loaded (docs/decisions/into-the-app.md#the-pointer-chooses-how-a-friend-is-added).
 */
export function AddFriendInApp(): ReactElement {
  const t = useTexts(commonTexts);
  const dispatch = useProfileDispatch();
  const page = useProfileSelector((state) => state.page);
  const hasCode = qrCodeUrl(page) !== undefined;
  // Without a finger the link is shown if there is no mouse, or no popovers, or if the host does not draw the code.
  const showCode = (event: MouseEvent): void => {
    if (matchMedia('(pointer:coarse)').matches) return;
    event.preventDefault();
    dispatch(dialogOpened('addInApp'));
  };
  return (
    <>
      <Button
        href={page.appLinks.addFriend}
        variant="primary"
        className={clsx(styles.main, hasCode && styles.link)}
        onClick={showCode}
      >
        <BarLabel>{t('action.addFriendInApp')}</BarLabel>
      </Button>
      {hasCode && (
        <Button variant="primary" className={clsx(styles.main, styles.code)} popoverTarget={menuIds.qr}>
          <BarLabel>{t('action.addFriendInApp')}</BarLabel>
        </Button>
      )}
    </>
  );
}
