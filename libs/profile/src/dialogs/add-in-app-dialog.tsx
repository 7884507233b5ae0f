import { commonTexts } from '@oa-profile/i18n';
import { useTexts } from '@oa-profile/i18n/react';
import { Button, Dialog, Disclosure } from '@oa-profile/ui';
import type { ReactElement } from 'react';
import { actionTexts } from '../shortcuts/action-texts.js';
import { useProfileDispatch, useProfileSelector } from '../store/hooks.js';
import styles from './add-in-app-dialog.module.css';
import { dialogClosed } from './dialogs-slice.js';
import { QrCode } from './qr-code.js';

/** Takes an anonymous visitor to the app to add the account as a friend. */
export function AddInAppDialog(): ReactElement {
  const t = useTexts(actionTexts);
  const { account, appLinks } = useProfileSelector(({ page }) => page);
  const { name } = account;
  return (
    <InAppDialog
      title={t('app.addTitle', { name })}
      link={appLinks.addFriend}
      codeLabel={t('app.codeLabel', { name })}
      scan={t('app.scan')}
    />
  );
}

/** Takes a visitor to this page in the app, for what a browser cannot do. */
export function ContinueInAppDialog(): ReactElement {
  const t = useTexts(actionTexts);
  const { account, appLinks } = useProfileSelector(({ page }) => page);
  return (
    <InAppDialog
      title={t('app.continueTitle')}
      text={t('app.continueText')}
      link={appLinks.open}
      codeLabel={t('app.continueCodeLabel', { name: account.name })}
      scan={t('app.continueScan')}
    />
  );
}

interface InAppDialogProps {
  title: string;
  text?: string;
  link: string;
  codeLabel: string;
  scan: string;
}

/** A QR code for the camera of a phone, and a link for this device. On a phone the link is what matters. */
function InAppDialog({ title, text, link, codeLabel, scan }: InAppDialogProps): ReactElement {
  const t = useTexts(actionTexts);
  const common = useTexts(commonTexts);
  const dispatch = useProfileDispatch();
  const { platform } = useProfileSelector(({ page }) => page.opener);
  const isPhone = platform === 'Android' || platform === 'iOS';
  const code = (
    <>
      <QrCode content={link} label={codeLabel} />
      <p className={styles.hint}>{scan}</p>
    </>
  );
  return (
    <Dialog
      open
      onClose={() => dispatch(dialogClosed())}
      title={title}
      closeLabel={common('common.close')}
      actions={
        <Button href={link} variant={isPhone ? 'primary' : 'secondary'} wide>
          {t('app.openOnThisDevice')}
        </Button>
      }
    >
      {text && <p>{text}</p>}
      {isPhone ? <Disclosure summary={t('app.showCode')}>{code}</Disclosure> : code}
    </Dialog>
  );
}
