import { PageDialog, usePageEnvironment } from '@oa-profile/plugin-sdk/page';
import { actionTexts } from '@oa-profile/plugin-sdk/internal';
import { useTexts } from '@oa-profile/i18n/react';
import { Button, Disclosure } from '@oa-profile/ui';
import type { ReactElement, ReactNode } from 'react';
import styles from './add-in-app-dialog.module.css';
import { GetApp } from './get-app.js';
import { QrCode } from './qr-code.js';
import { useIsPhone } from './use-is-phone.js';

export interface InAppDialogProps {
  title: ReactNode;
  text?: ReactNode;
  link: string;
  codeLabel: string;
  scan: ReactNode;
  /** Replaces the link for this device: the code is for another device. */
  action?: ReactNode;
  /** What else visitors without the app can do. */
  children?: ReactNode;
}

/** A QR code for a phone's camera, and a link for this device. On a phone the link is what matters. */
export function InAppDialog({
  title,
  text,
  link,
  codeLabel,
  scan,
  action,
  children,
}: InAppDialogProps): ReactElement {
  const t = useTexts(actionTexts);
  const { host } = usePageEnvironment().services;
  const isPhone = useIsPhone();
  const code = (
    <>
      <QrCode content={link} label={codeLabel} />
      <p className={styles.hint}>{scan}</p>
    </>
  );
  return (
    <PageDialog
      title={title}
      actions={
        action ?? (
          <Button href={link} variant={isPhone ? 'primary' : 'secondary'} wide>
            {t(isPhone ? 'app.open' : 'app.openOnThisDevice')}
          </Button>
        )
      }
    >
      {text}
      {isPhone && action === undefined ? <Disclosure summary={t('app.showCode')}>{code}</Disclosure> : code}
      {!host.isInsideApp() && <GetApp>{children}</GetApp>}
    </PageDialog>
  );
}
