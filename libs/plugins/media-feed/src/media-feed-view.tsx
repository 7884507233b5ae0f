import { accountLang, type ViewProps } from '@oa-profile/plugin-sdk';
import { Picture } from '@oa-profile/ui';
import type { ReactElement } from 'react';
import type { MediaFeed } from './data.js';
import { ItemWords } from './item-words.js';
import styles from './media-feed-view.module.css';
import { VideoPlayer } from './video-player.js';

/** One post with all its content, below the page's line on who has posted it and when. */
export function MediaFeedView({
  data: { items },
  itemId,
  context,
}: ViewProps<MediaFeed>): ReactElement | null {
  const item = items.find(({ id }) => id === itemId);
  if (!item) return null;
  const { pictures, videoUrl } = item;
  const stills = videoUrl === undefined ? pictures : pictures.slice(1);
  return (
    <article className={styles.view}>
      {videoUrl !== undefined && (
        <VideoPlayer
          item={item}
          url={videoUrl}
          poster={pictures[0]}
          context={context}
          className={styles.video}
        />
      )}
      {stills.map((picture, place) => (
        <div key={place} className={styles.still} lang={accountLang(context)}>
          <Picture picture={picture} loading={place === 0 ? 'eager' : 'lazy'} />
        </div>
      ))}
      {item.caption && (
        <div className={styles.words}>
          <ItemWords item={item} context={context} hidesDate />
        </div>
      )}
    </article>
  );
}
