import { Skeleton } from '@oa-profile/ui';
import type { ReactElement } from 'react';
import styles from './social-media-skeleton.module.css';
import lists from './social-media.module.css';

/** As many links as most accounts have. */
export function SocialMediaSkeleton(): ReactElement {
  return (
    <div className={lists.links}>
      {[1, 2, 3].map((link) => (
        <div key={link} className={lists.link}>
          <Skeleton shape="circle" className={styles.sign} />
          <Skeleton className={lists.words} />
        </div>
      ))}
    </div>
  );
}
