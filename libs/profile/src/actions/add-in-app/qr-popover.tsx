import { TextWithName, useProfileSelector } from '@oa-profile/plugin-sdk/page';
import { actionTexts, menuIds, PagePopover, qrCodeUrl, useOpened } from '@oa-profile/plugin-sdk/internal';
import { useTexts } from '@oa-profile/i18n/react';
import { Button } from '@oa-profile/ui';
import type { ReactElement } from 'react';
import styles from './add-in-app-dialog.module.css';
import { GetApp } from './get-app.js';
import { QrCode } from './qr-code.js';
import { useIsPhone } from './use-is-phone.js';

/** Pixels reserved for the picture; the style sheet makes it smaller if there is less room. */
const SIZE_PX = 240;

/** The QR code that adds the account as a friend, drawn when it is opened; by the server where there is no script. */
export function QrPopover(): ReactElement {
  const t = useTexts(actionTexts);
  const isOpened = useOpened(menuIds.qr);
  // A document may be another device's: the server says what is true on each.
  const isPhone = useIsPhone();
  const page = useProfileSelector((state) => state.page);
  const { account, appLinks } = page;
  const picture = qrCodeUrl(page);
  const label = t('app.codeLabel', { name: account.name });
  return (
    <PagePopover menu="qr" title={<TextWithName>{(name) => t('app.addTitle', { name })}</TextWithName>}>
      {isOpened ? (
        <QrCode content={appLinks.addFriend} label={label} />
      ) : (
        picture && (
          <img
            className={styles.code}
            src={picture}
            alt={label}
            width={SIZE_PX}
            height={SIZE_PX}
            loading="lazy"
          />
        )
      )}
      <p className={styles.hint}>{t('app.scan')}</p>
      <Button href={appLinks.addFriend} wide className={styles.open}>
        {t(isOpened && isPhone ? 'app.open' : 'app.openOnThisDevice')}
      </Button>
      <GetApp />
    </PagePopover>
  );
}
