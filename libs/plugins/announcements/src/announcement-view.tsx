import { FormattedText, useFormatters, useTexts } from '@oa-profile/i18n/react';
import { accountLang, hostOf, PlainText, WebLink, type ViewProps } from '@oa-profile/plugin-sdk';
import { Picture } from '@oa-profile/ui';
import { useEffect, type ReactNode } from 'react';
import { findAnnouncement, readKey } from './announcement.js';
import styles from './announcement-view.module.css';
import type { Announcements } from './data.js';
import { announcementsTexts } from './texts.js';

/** A whole announcement, below the heading from the page. Opening it marks it as read. */
export function AnnouncementView({ data, itemId, context }: ViewProps<Announcements>): ReactNode {
  const t = useTexts(announcementsTexts);
  const { date } = useFormatters(context.account.timeZone);
  const { memory } = context;
  useEffect(() => memory.add(readKey(itemId)), [memory, itemId]);

  const item = findAnnouncement(data, itemId);
  if (!item) return null;
  const { publishedAt, picture, body, url } = item;
  return (
    <div className={styles.view}>
      {publishedAt && (
        <FormattedText as="time" className={styles.date} dateTime={publishedAt}>
          {date(new Date(publishedAt))}
        </FormattedText>
      )}
      {picture && (
        <div lang={accountLang(context)}>
          <Picture picture={picture} loading="eager" className={styles.picture} />
        </div>
      )}
      {body && <PlainText text={body} lang={accountLang(context)} />}
      {url && (
        <p>
          <WebLink href={url} action="openAnnouncementLink" context={context}>
            {t('details', { host: hostOf(url) })}
          </WebLink>
        </p>
      )}
    </div>
  );
}
