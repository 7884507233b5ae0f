import { DialogEntries, DialogEntry, PageDialog, useProfileSelector } from '@oa-profile/plugin-sdk/page';
import { actionTexts, menuIds, PagePopover, useScripted } from '@oa-profile/plugin-sdk/internal';
import type { ShareContent } from '@oa-profile/host-bridge';
import { useTexts } from '@oa-profile/i18n/react';
import { LiveRegion, chatIcon, checkIcon, copyIcon, mailIcon } from '@oa-profile/ui';
import type { ReactElement } from 'react';
import { CopyFailure } from './copy-failure.js';
import styles from './share.module.css';
import { useCopyLink } from './use-copy-link.js';

/** The page's own link, rendered by the server and opened by the browser. */
export function SharePopover(): ReactElement {
  const t = useTexts(actionTexts);
  const isScripted = useScripted(menuIds.share);
  const { account, shareUrl } = useProfileSelector(({ page }) => page);
  return (
    <PagePopover menu="share" title={t('share.title')}>
      <ShareWays content={{ title: account.name, url: shareUrl }} isScripted={isScripted} />
    </PagePopover>
  );
}

/** A link to share, if neither the app nor the browser can. */
export function ShareDialog(): ReactElement | null {
  const t = useTexts(actionTexts);
  const content = useProfileSelector(({ dialogs }) => dialogs.open);
  if (content?.name !== 'share') return null;
  return (
    <PageDialog title={t('share.title')}>
      <ShareWays content={content} isScripted />
    </PageDialog>
  );
}

interface ShareWaysProps {
  content: ShareContent;
  /** Whether script is available to copy it. */
  isScripted: boolean;
}

/** The ways to share a link that any browser has: copying it, and addresses that carry it. */
function ShareWays({ content: { title, url, text }, isScripted }: ShareWaysProps): ReactElement {
  const t = useTexts(actionTexts);
  const appLink = useProfileSelector(({ page }) => page.appLinks.share);
  const { copying, copyLink } = useCopyLink(menuIds.share);
  const message = `${text ?? title}\n${url}`;
  const copied = text === undefined ? url : message;
  return (
    <>
      <label className={styles.address}>
        <span className={styles.label}>{t('share.address')}</span>
        <input
          className={styles.field}
          readOnly
          value={url}
          // Ready to be copied by hand.
          onFocus={(event) => event.currentTarget.select()}
        />
      </label>
      <DialogEntries>
        {isScripted && (
          <DialogEntry
            icon={copying === 'Success' ? checkIcon : copyIcon}
            label={t(text === undefined ? 'share.copyLink' : 'share.copyText')}
            onClick={() => void copyLink(copied)}
          />
        )}
        {appLink && (
          <DialogEntry
            icon={chatIcon}
            label={t('share.inApp')}
            href={appLink.replace('{text}', () => encodeURIComponent(message))}
          />
        )}
        <DialogEntry icon={mailIcon} label={t('share.byMail')} href={mailLink(title, copied)} />
      </DialogEntries>
      <LiveRegion>
        {copying === 'Success' && <p>{t(text === undefined ? 'share.linkCopied' : 'share.textCopied')}</p>}
      </LiveRegion>
      <LiveRegion urgent>{copying === 'Failure' && <CopyFailure text={copied} />}</LiveRegion>
    </>
  );
}

/** A mail to whoever the visitor chooses. Lines of a mail end with CRLF, in its address too (RFC 6068, 5). */
const mailLink = (subject: string, body: string): string =>
  `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body.replace(/\r\n?|\n/g, '\r\n'))}`;
