import { Skeleton } from '@oa-profile/ui';
import { clsx } from 'clsx';
import type { ReactElement } from 'react';
import styles from './media-feed.module.css';
import skeletonStyles from './media-feed-skeleton.module.css';

/** The newest post and as many others as are shown first. */
export function MediaFeedSkeleton(): ReactElement {
  return (
    <div className={styles.feed}>
      <div className={styles.grid}>
        {[0, 1, 2, 3, 4, 5, 6, 7, 8].map((place) => (
          <div key={place} className={clsx(skeletonStyles.card, place === 0 && styles.newest)}>
            <Skeleton shape="block" className={skeletonStyles.media} />
            <Skeleton className={skeletonStyles.words} lines={3} />
          </div>
        ))}
      </div>
    </div>
  );
}
