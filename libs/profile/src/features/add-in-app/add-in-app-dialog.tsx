import { commonTexts } from '@oa-profile/i18n';
import { useTexts } from '@oa-profile/i18n/react';
import { Button, Dialog, Disclosure, shareIcon } from '@oa-profile/ui';
import type { ReactElement, ReactNode } from 'react';
import { TextWithName } from '../../core/account/text-with-name.js';
import { selectRelation } from '../relation/select-relation.js';
import { share } from '../../core/sharing/share.js';
import { actionTexts } from '../../core/texts/action-texts.js';
import { usePageEnvironment, useProfileDispatch, useProfileSelector } from '../../core/store/hooks.js';
import styles from './add-in-app-dialog.module.css';
import { dialogClosed } from '../../core/dialogs/dialogs-slice.js';
import { QrCode } from './qr-code.js';

/**
 * The account's QR code. It takes an anonymous visitor to the app to add the account as a friend; a friend in the app can
 * show it to others, and share the page.
 */
export function AddInAppDialog(): ReactElement {
  const t = useTexts(actionTexts);
  const dispatch = useProfileDispatch();
  const { host } = usePageEnvironment().services;
  const { account, appLinks, shareUrl } = useProfileSelector(({ page }) => page);
  const relation = useProfileSelector(selectRelation);
  const { name } = account;
  const code = { link: appLinks.addFriend, codeLabel: t('app.codeLabel', { name }) };
  // Until it is known, nobody is told to add an account that may be a friend.
  const isForOthers = !relation || (relation.friendshipType === 'friend' && host.isInsideApp());
  if (!isForOthers) {
    const title = <TextWithName>{(part) => t('app.addTitle', { name: part })}</TextWithName>;
    return <InAppDialog title={title} scan={t('app.scan')} {...code} />;
  }
  const shareThis = (): void => {
    // The app tells what came of it in a notice, which would lie behind the pop-up.
    dispatch(dialogClosed());
    void dispatch(share({ title: name, url: shareUrl }));
  };
  return (
    <InAppDialog
      title={<TextWithName>{(part) => t('qr.othersTitle', { name: part })}</TextWithName>}
      scan={<TextWithName>{(part) => t('qr.othersScan', { name: part })}</TextWithName>}
      {...code}
      action={
        account.features.includes('share') && (
          <Button variant="primary" icon={shareIcon} wide onClick={shareThis}>
            {t('share.label')}
          </Button>
        )
      }
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
  title: ReactNode;
  text?: string;
  link: string;
  codeLabel: string;
  scan: ReactNode;
  /** Stands in place of the link for this device: the code is for another one. */
  action?: ReactNode;
}

/** A QR code for the camera of a phone, and a link for this device. On a phone the link is what matters. */
function InAppDialog({ title, text, link, codeLabel, scan, action }: InAppDialogProps): ReactElement {
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
        action ?? (
          <Button href={link} variant={isPhone ? 'primary' : 'secondary'} wide>
            {t('app.openOnThisDevice')}
          </Button>
        )
      }
    >
      {text && <p>{text}</p>}
      {isPhone && action === undefined ? <Disclosure summary={t('app.showCode')}>{code}</Disclosure> : code}
    </Dialog>
  );
}
