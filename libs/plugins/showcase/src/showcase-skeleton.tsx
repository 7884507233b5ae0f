import { Skeleton } from '@oa-profile/ui';
import { clsx } from 'clsx';
import type { ReactElement } from 'react';
import styles from './showcase.module.css';
import skeletonStyles from './showcase-skeleton.module.css';

/** As many products as are shown at first, with a name of one line and a price. */
export function ShowcaseSkeleton(): ReactElement {
  return (
    <div className={styles.showcase}>
      <div className={clsx(styles.list, styles.row)}>
        {[1, 2, 3, 4, 5, 6, 7, 8].map((product) => (
          <div key={product} className={styles.cell}>
            <Skeleton shape="block" className={skeletonStyles.frame} />
            <Skeleton lines={2} />
          </div>
        ))}
      </div>
    </div>
  );
}
