import { commonTexts } from '@oa-profile/i18n';
import { useLanguage, useTexts } from '@oa-profile/i18n/react';
import {
  Dialog,
  checkIcon,
  contactIcon,
  copyIcon,
  externalIcon,
  qrIcon,
  reportIcon,
  shareIcon,
  InlineMessage,
  LiveRegion,
} from '@oa-profile/ui';
import type { ReactElement } from 'react';
import { flushSync } from 'react-dom';
import { DialogEntries, DialogEntry } from '../../core/dialogs/dialog-entry.js';
import { dialogClosed, dialogOpened } from '../../core/dialogs/dialogs-slice.js';
import { contactCardUrl } from '../../core/files/account-file-url.js';
import { contactOf } from '../../features/contact/contact.js';
import { openFile } from '../../core/files/open-file.js';
import { share } from '../../core/sharing/share.js';
import { useCopyLink } from '../../features/share/use-copy-link.js';
import { usePageEnvironment, useProfileDispatch, useProfileSelector } from '../../core/store/hooks.js';
import { linkQuery, viewHref } from '../../core/views/view.js';
import { actionTexts } from '../../core/texts/action-texts.js';

/** What is needed less often. */
export function MoreDialog(): ReactElement {
  const t = useTexts(actionTexts);
  const common = useTexts(commonTexts);
  const dispatch = useProfileDispatch();
  const page = useProfileSelector((state) => state.page);
  const isFriend = useProfileSelector(({ relation }) => relation.shown?.friendshipType === 'friend');
  const { copying, copyLink } = useCopyLink();
  const { account, shareUrl } = page;
  const language = useLanguage();
  // The visitor's browser need not speak the language that they read in the app.
  const browserUrl = `${shareUrl}${linkQuery(language, page.opener)}`;
  const contactCard = contactCardUrl({ shareUrl, language });
  const { services, openThings } = usePageEnvironment();
  const { host } = services;
  return (
    <Dialog
      open
      onClose={() => dispatch(dialogClosed())}
      title={t('more.title')}
      closeLabel={common('common.close')}
    >
      <DialogEntries>
        {account.features.includes('share') && (
          <DialogEntry
            icon={shareIcon}
            label={t('share.label')}
            onClick={() => {
              dispatch(dialogClosed());
              void dispatch(share({ title: account.name, url: shareUrl }));
            }}
          />
        )}
        <DialogEntry
          icon={copying === 'Success' ? checkIcon : copyIcon}
          label={t('share.copyLink')}
          end={copying === 'Success' ? t('share.linkCopied') : undefined}
          onClick={() => void copyLink(shareUrl)}
        />
        <DialogEntry
          icon={qrIcon}
          label={t('qr.label')}
          onClick={() =>
            dispatch(dialogOpened(isFriend && !host.isInsideApp() ? 'continueInApp' : 'addInApp'))
          }
        />
        {contactOf(page.sections) && (
          <DialogEntry
            icon={contactIcon}
            label={t('more.addToContacts')}
            href={contactCard}
            onClick={(event) => openFile(event, contactCard, host)}
          />
        )}
        {host.isInsideApp() && (
          <DialogEntry
            icon={externalIcon}
            label={t('more.openInBrowser')}
            onClick={() => {
              flushSync(() => dispatch(dialogClosed()));
              // A page that goes elsewhere while it steps back in its history would stay.
              void openThings.settled().then(() => host.openInBrowser(browserUrl));
            }}
          />
        )}
        {account.features.includes('report') && (
          <DialogEntry
            icon={reportIcon}
            label={t('report.label')}
            href={viewHref(page, { name: 'report' })}
          />
        )}
      </DialogEntries>
      <LiveRegion visuallyHidden>{copying === 'Success' && t('share.linkCopied')}</LiveRegion>
      <LiveRegion urgent>
        {copying === 'Failure' && <InlineMessage tone="critical">{common('error.copy')}</InlineMessage>}
      </LiveRegion>
    </Dialog>
  );
}
