import { FormattedText, useFormatters, useTexts } from '@oa-profile/i18n/react';
import { accountLang, hasEnded, hostOf, PlainText, WebLink, type ViewProps } from '@oa-profile/plugin-sdk';
import { Picture, Tag } from '@oa-profile/ui';
import { useEffect, type ReactNode } from 'react';
import { findAnnouncement, readKey } from './announcement.js';
import row from './announcement-row.module.css';
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
  const over = hasEnded(item, context.now);
  return (
    <div className={styles.view}>
      {picture && (
        <div className={styles.picture} lang={accountLang(context)}>
          <Picture picture={picture} loading="eager" />
        </div>
      )}
      {(publishedAt || over) && (
        <div className={row.facts}>
          {publishedAt && (
            <FormattedText as="time" dateTime={publishedAt}>
              {date(new Date(publishedAt))}
            </FormattedText>
          )}
          {over && <Tag>{t('ended')}</Tag>}
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
