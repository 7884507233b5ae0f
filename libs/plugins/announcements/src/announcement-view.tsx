import type { Announcements } from '@oa-profile/api-client/schemas';
import { commonTexts } from '@oa-profile/i18n';
import { useFormatters, useTexts } from '@oa-profile/i18n/react';
import { accountLang, PlainText, type ViewProps } from '@oa-profile/plugin-sdk';
import { ExternalLink, Picture } from '@oa-profile/ui';
import { useEffect, type ReactNode } from 'react';
import { findAnnouncement, readKey } from './announcement.js';
import styles from './announcement-view.module.css';
import { announcementsTexts } from './texts.js';

/** All of an announcement, below the heading that the page gives it. To be here is to have read it. */
export function AnnouncementView({ data, itemId, context }: ViewProps<Announcements>): ReactNode {
  const t = useTexts(announcementsTexts);
  const common = useTexts(commonTexts);
  const { date } = useFormatters(context.account.timeZone);
  const { memory, emit } = context;
  useEffect(() => memory.add(readKey(itemId)), [memory, itemId]);

  const item = findAnnouncement(data, itemId);
  if (!item) return null;
  const { publishedAt, picture, body, url } = item;
  return (
    <div className={styles.view}>
      <time className={styles.date} dateTime={publishedAt}>
        {date(new Date(publishedAt))}
      </time>
      {picture && <Picture picture={picture} loading="eager" className={styles.picture} />}
      {body && <PlainText text={body} lang={accountLang(context)} />}
      {url && (
        <p>
          <ExternalLink
            href={url}
            newTabLabel={common('common.opensInNewTab')}
            onClick={() => emit({ type: 'action', name: 'openAnnouncementLink' })}
          >
            {t('details', { host: new URL(url).host.replace(/^www\./, '') })}
          </ExternalLink>
        </p>
      )}
    </div>
  );
}
