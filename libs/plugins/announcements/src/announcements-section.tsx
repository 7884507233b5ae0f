import { useFormatters, useTexts } from '@oa-profile/i18n/react';
import { FoldedItems, useMemory, type SectionProps } from '@oa-profile/plugin-sdk';
import type { ReactElement } from 'react';
import { isRecent, readKey } from './announcement.js';
import { AnnouncementRow } from './announcement-row.js';
import styles from './announcements.module.css';
import type { Announcements } from './data.js';
import { announcementsTexts } from './texts.js';

/** How many announcements are shown before the visitor asks for all. */
const SHOWN_FIRST = 30;
const SHOWN_IN_SUMMARY = 2;

/** The newest announcements, and the others on request. */
export function AnnouncementsSection({
  data: { items },
  context,
  wholeHref,
}: SectionProps<Announcements>): ReactElement {
  const t = useTexts(announcementsTexts);
  const { number } = useFormatters(context.account.timeZone);
  const recent = items.filter((item) => isRecent(item, context.now)).map(({ id }) => readKey(id));
  const { remembered, remember } = useMemory(context, recent);
  // Only the browser knows what the visitor has read.
  const isNew = (key: string): boolean =>
    remembered !== undefined && recent.includes(key) && !remembered.has(key);
  return (
    <FoldedItems
      items={items}
      shownFirst={wholeHref === undefined ? SHOWN_FIRST : SHOWN_IN_SUMMARY}
      href={wholeHref}
      label={t('showAll', { total: number(items.length) })}
      className={styles.more}
    >
      {(shown) => (
        <ul role="list" className={styles.list}>
          {shown.map((item) => (
            <AnnouncementRow
              key={item.id}
              item={item}
              context={context}
              isSummary={wholeHref !== undefined}
              isNew={isNew(readKey(item.id))}
              onOpen={() => remember(readKey(item.id))}
            />
          ))}
        </ul>
      )}
    </FoldedItems>
  );
}
