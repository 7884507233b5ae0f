import { Skeleton } from '@oa-profile/ui';
import type { ReactElement } from 'react';
import styles from './dialog-entry.module.css';

interface DialogEntrySkeletonProps {
  /** Lines below the name. */
  lines: number;
}

/** Holds the place of an entry, as high as it will be. */
export function DialogEntrySkeleton({ lines }: DialogEntrySkeletonProps): ReactElement {
  return (
    <div className={styles.entry}>
      <Skeleton shape="circle" className={styles.heldIcon} />
      <div className={styles.words}>
        <Skeleton />
        <Skeleton lines={lines} className={styles.heldDetails} />
      </div>
    </div>
  );
}
