import {
  dialogClosed,
  DialogEntries,
  DialogEntry,
  openFile,
  PageDialog,
  usePageEnvironment,
  useProfileDispatch,
  useProfileSelector,
  viewHref,
} from '@oa-profile/plugin-sdk/page';
import {
  actionTexts,
  contactCardUrl,
  LanguageLinks,
  linkQuery,
  menuIds,
  PagePopover,
  useScripted,
  useSharePage,
} from '@oa-profile/plugin-sdk/internal';
import { commonTexts } from '@oa-profile/i18n';
import { useLanguage, useTexts } from '@oa-profile/i18n/react';
import {
  checkIcon,
  contactIcon,
  copyIcon,
  externalIcon,
  languageIcon,
  qrIcon,
  reportIcon,
  shareIcon,
  LiveRegion,
  VisuallyHidden,
} from '@oa-profile/ui';
import { closePopovers } from '@oa-profile/ui/internal';
import type { ReactElement } from 'react';
import { flushSync } from 'react-dom';
import { CopyFailure } from '../../actions/share/copy-failure.js';
import { useCopyLink } from '../../actions/share/use-copy-link.js';
import { useOpenQr } from '../../actions/add-in-app/use-open-qr.js';

/** The less common actions, rendered by the server and opened by the browser. */
export function MorePopover(): ReactElement {
  const t = useTexts(actionTexts);
  const isScripted = useScripted(menuIds.more);
  return (
    <PagePopover menu="more" title={t('more.title')} isMenu>
      <MoreEntries isScripted={isScripted} />
    </PagePopover>
  );
}

/** {@link MorePopover}, for browsers without popovers. */
export function MoreDialog(): ReactElement {
  const t = useTexts(actionTexts);
  return (
    <PageDialog title={t('more.title')}>
      <MoreEntries isScripted />
    </PageDialog>
  );
}

/** Those that need script appear with it. */
function MoreEntries({ isScripted }: { isScripted: boolean }): ReactElement {
  const t = useTexts(actionTexts);
  const common = useTexts(commonTexts);
  const page = useProfileSelector((state) => state.page);
  const { copying, copyLink } = useCopyLink(menuIds.more);
  const { account, shareUrl } = page;
  const sharePage = useSharePage();
  const openQr = useOpenQr();
  const language = useLanguage();
  const contactCard = contactCardUrl(page, language);
  const { host } = usePageEnvironment().services;
  return (
    <>
      <DialogEntries>
        {account.features.includes('share') && (
          <DialogEntry icon={shareIcon} label={t('share.label')} opens={menuIds.share} onClick={sharePage} />
        )}
        {isScripted && (
          <DialogEntry
            icon={copying === 'Success' ? checkIcon : copyIcon}
            label={t('share.copyLink')}
            end={copying === 'Success' ? t('share.linkCopied') : undefined}
            onClick={() => void copyLink(shareUrl)}
          />
        )}
        <DialogEntry icon={qrIcon} label={t('qr.label')} opens={menuIds.qr} onClick={openQr} />
        {contactCard && (
          <DialogEntry
            icon={contactIcon}
            label={t('more.addToContacts')}
            href={contactCard}
            onClick={(event) => openFile(event, contactCard, host)}
          />
        )}
        {isScripted && host.isInsideApp() && <OpenInBrowser />}
        {account.features.includes('report') && (
          <DialogEntry
            icon={reportIcon}
            label={t('report.label')}
            href={viewHref(page, { name: 'named', view: 'report' })}
          />
        )}
        <DialogEntry
          icon={languageIcon}
          label={<VisuallyHidden>{common('page.languages')}</VisuallyHidden>}
          details={<LanguageLinks />}
        />
      </DialogEntries>
      <LiveRegion visuallyHidden>{copying === 'Success' && t('share.linkCopied')}</LiveRegion>
      <LiveRegion urgent>{copying === 'Failure' && <CopyFailure text={shareUrl} />}</LiveRegion>
    </>
  );
}

function OpenInBrowser(): ReactElement {
  const t = useTexts(actionTexts);
  const dispatch = useProfileDispatch();
  const { shareUrl, opener } = useProfileSelector(({ page }) => page);
  const language = useLanguage();
  // The visitor's browser may use another language than they read in the app.
  const browserUrl = `${shareUrl}${linkQuery(language, opener)}`;
  const { services, openOverlays } = usePageEnvironment();
  return (
    <DialogEntry
      icon={externalIcon}
      label={t('more.openInBrowser')}
      onClick={() => {
        closePopovers();
        flushSync(() => dispatch(dialogClosed()));
        // Leaving during a step back in the history would be cancelled by that step.
        void openOverlays.settled().then(() => services.host.openInBrowser(browserUrl));
      }}
    />
  );
}
