import { useFormatters } from '@oa-profile/i18n/react';
import { accountLang, PlainText, type PluginContext } from '@oa-profile/plugin-sdk';
import type { ReactElement } from 'react';
import type { MediaItem } from './data.js';
import styles from './item-words.module.css';

interface ItemWordsProps {
  item: MediaItem;
  context: PluginContext;
}

/** The caption of a post, and when it was posted. */
export function ItemWords({ item: { caption, publishedAt }, context }: ItemWordsProps): ReactElement {
  const { dateTime } = useFormatters(context.account.timeZone);
  return (
    <div className={styles.words}>
      {caption && <PlainText text={caption} lang={accountLang(context)} />}
      <time className={styles.date} dateTime={publishedAt}>
        {dateTime(new Date(publishedAt))}
      </time>
    </div>
  );
}
