import { Skeleton } from '@oa-profile/ui';
import type { ReactElement } from 'react';
import notice from './notice/ending-notice.module.css';
import review from './review/review.module.css';
import styles from './reviews-skeleton.module.css';
import summary from './summary/rating-summary.module.css';

/** The notice, the summary, and as many reviews as are shown at first. */
export function ReviewsSkeleton(): ReactElement {
  return (
    <>
      <div className={notice.notice}>
        <Skeleton shape="block" className={styles.words} />
      </div>
      <div className={summary.summary}>
        <Skeleton shape="block" className={styles.average} />
        <Skeleton lines={5} className={styles.distribution} />
      </div>
      {[1, 2, 3].map((place) => (
        <div key={place} className={review.review}>
          <Skeleton lines={4} />
        </div>
      ))}
    </>
  );
}
