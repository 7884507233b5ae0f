import { FormattedText, useFormatters, useTexts } from '@oa-profile/i18n/react';
import { accountLang, hasEnded, shorten, type PluginContext } from '@oa-profile/plugin-sdk';
import { chevronRightIcon, Icon, Picture, Tag } from '@oa-profile/ui';
import { clsx } from 'clsx';
import type { ReactElement } from 'react';
import type { Announcement } from './announcement.js';
import styles from './announcement-row.module.css';
import { announcementsTexts } from './texts.js';

interface AnnouncementRowProps {
  item: Announcement;
  context: PluginContext;
  isNew: boolean;
  /** Shows only one line of the body. */
  isSummary: boolean;
  onOpen: () => void;
}

/** More than the two lines that are shown, even in the widest column. */
const EXCERPT_LENGTH = 200;

/** An announcement in the list: enough to see whether it is worth opening. A tap anywhere on the row opens it. */
export function AnnouncementRow({
  item,
  context,
  isNew,
  isSummary,
  onOpen,
}: AnnouncementRowProps): ReactElement {
  const t = useTexts(announcementsTexts);
  const { date } = useFormatters(context.account.timeZone);
  const { id, title, body, publishedAt, picture } = item;
  const lang = accountLang(context);
  const over = hasEnded(item, context.now);
  const open = (): void => {
    onOpen();
    context.emit({ type: 'action', name: 'openAnnouncement' });
  };
  return (
    <li className={styles.row}>
      <article className={styles.words}>
        <div className={styles.facts}>
          {publishedAt && (
            <FormattedText as="time" dateTime={publishedAt}>
              {date(new Date(publishedAt))}
            </FormattedText>
          )}
          {isNew && <Tag tone="account">{t('new')}</Tag>}
          {over && <Tag>{t('ended')}</Tag>}
        </div>
        <a
          className={clsx(styles.title, over && styles.muted)}
          href={context.itemHref(id)}
          lang={lang}
          onClick={open}
        >
          {title}
        </a>
        {body && (
          <p className={isSummary ? styles.line : styles.excerpt} lang={lang}>
            {shorten(body, EXCERPT_LENGTH)}
          </p>
        )}
      </article>
      {/* Decorative here; the view has its text alternative. */}
      {picture ? (
        <Picture picture={{ ...picture, alt: undefined }} shape="square" className={styles.picture} />
      ) : (
        <Icon shape={chevronRightIcon} size="small" className={styles.muted} />
      )}
    </li>
  );
}
