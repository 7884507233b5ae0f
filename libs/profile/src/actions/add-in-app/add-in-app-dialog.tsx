import {
  dialogClosed,
  selectRelation,
  share,
  TextWithName,
  usePageEnvironment,
  useProfileDispatch,
  useProfileSelector,
} from '@oa-profile/plugin-sdk/page';
import { actionTexts } from '@oa-profile/plugin-sdk/internal';
import { useTexts } from '@oa-profile/i18n/react';
import { Button, shareIcon } from '@oa-profile/ui';
import type { ReactElement } from 'react';
import { InAppDialog } from './in-app-dialog.js';

/**
 * The account's QR code. It leads an anonymous visitor to the app to add the account as a friend; a friend in the app
 * can show it to others and share the page.
 */
export function AddInAppDialog(): ReactElement {
  const t = useTexts(actionTexts);
  const dispatch = useProfileDispatch();
  const { host } = usePageEnvironment().services;
  const { account, appLinks, shareUrl } = useProfileSelector(({ page }) => page);
  const relation = useProfileSelector(selectRelation);
  const { name } = account;
  const code = { link: appLinks.addFriend, codeLabel: t('app.codeLabel', { name }) };
  // While the relation is unknown, do not tell visitors to add an account that may already be a friend.
  const isForOthers = relation === 'unknown' || (relation.friendshipType === 'friend' && host.isInsideApp());
  if (!isForOthers) {
    const title = <TextWithName>{(part) => t('app.addTitle', { name: part })}</TextWithName>;
    return <InAppDialog title={title} scan={t('app.scan')} {...code} />;
  }
  const shareThis = (): void => {
    // The app reports the outcome in a notice, which would be behind the pop-up.
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
