import { Skeleton } from '@oa-profile/ui';
import type { ReactElement } from 'react';
import styles from './signboard-skeleton.module.css';

/** A picture with the typical proportions, and its link. */
export function SignboardSkeleton(): ReactElement {
  return (
    <div>
      <Skeleton shape="block" className={styles.picture} />
      <Skeleton className={styles.foot} />
    </div>
  );
}
