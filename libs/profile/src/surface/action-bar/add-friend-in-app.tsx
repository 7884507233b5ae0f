import { dialogOpened, useProfileDispatch, useProfileSelector } from '@oa-profile/plugin-sdk/page';
import { menuIds, qrCodeUrl } from '@oa-profile/plugin-sdk/internal';
import { commonTexts } from '@oa-profile/i18n';
import { useTexts } from '@oa-profile/i18n/react';
import { Button, addFriendIcon } from '@oa-profile/ui';
import { clsx } from 'clsx';
import type { MouseEvent, ReactElement } from 'react';
import styles from './action-bar.module.css';
import { BarLabel, mainProps } from './bar-label.js';

/**
 * Adds the account as a friend from a browser: a link that a phone follows into the app, and where the app is on another
 * device, a button that opens the QR code. Both are in the markup, one of them displayed, so that either answers before
 * script has loaded (docs/decisions/into-the-app.md#the-pointer-chooses-how-a-friend-is-added).
 */
export function AddFriendInApp({ isBeside }: { isBeside: boolean }): ReactElement {
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
  const main = mainProps(isBeside, t('action.addFriendInApp'));
  const label = (
    <BarLabel icon={isBeside ? addFriendIcon : undefined} isIcon={isBeside}>
      {t('action.addFriendInApp')}
    </BarLabel>
  );
  return (
    <>
      <Button
        href={page.appLinks.addFriend}
        {...main}
        className={clsx(main.className, hasCode && styles.link)}
        onClick={showCode}
      >
        {label}
      </Button>
      {hasCode && (
        <Button {...main} className={clsx(main.className, styles.code)} popoverTarget={menuIds.qr}>
          {label}
        </Button>
      )}
    </>
  );
}
