import { useFormatters, useTexts } from '@oa-profile/i18n/react';
import { FoldedItems, useMemory, type PluginContext, type SectionProps } from '@oa-profile/plugin-sdk';
import { useEffect, useState, type ReactElement } from 'react';
import { inOrder, newsOf, readKey } from './announcement.js';
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
  const { now } = context;
  // Only the browser knows when the visitor was here, and what they have read.
  const visit = useEarlierVisit(context);
  const news = visit ? newsOf(items, { now, earlierVisit: visit.at }).map(({ id }) => readKey(id)) : [];
  const { remembered, remember } = useMemory(context, news);
  const isNew = (key: string): boolean =>
    remembered !== undefined && news.includes(key) && !remembered.has(key);
  return (
    <FoldedItems
      items={inOrder(items, now)}
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

/** When the visitor was here before; undefined until that has been found out. */
function useEarlierVisit({ earlierVisit }: PluginContext): { at: Date | undefined } | undefined {
  const [visit, setVisit] = useState<{ at: Date | undefined }>();
  useEffect(() => {
    let isAwaited = true;
    void Promise.resolve(earlierVisit?.()).then((at) => isAwaited && setVisit({ at }));
    return () => {
      isAwaited = false;
    };
  }, [earlierVisit]);
  return visit;
}
