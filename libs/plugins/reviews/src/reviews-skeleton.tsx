import { Skeleton } from '@oa-profile/ui';
import type { ReactElement } from 'react';
import styles from './reviews-skeleton.module.css';

/** The notice, the summary, and as many reviews as are shown at first. */
export function ReviewsSkeleton(): ReactElement {
  return (
    <>
      <div className={styles.notice}>
        <Skeleton shape="block" className={styles.words} />
      </div>
      <div className={styles.summary}>
        <Skeleton shape="block" className={styles.average} />
        <Skeleton lines={5} className={styles.distribution} />
      </div>
      {[1, 2, 3].map((review) => (
        <div key={review} className={styles.review}>
          <Skeleton lines={4} />
        </div>
      ))}
    </>
  );
}
