import { Skeleton } from '@oa-profile/ui';
import type { ReactElement } from 'react';
import styles from './dialog-entry.module.css';

interface DialogEntrySkeletonProps {
  /** The minimum number of lines below the name. */
  lines: number;
  /** The likely text of those lines: if it wraps into more lines, the skeleton is that much higher. */
  guess: readonly string[];
}

/** Reserves the space of an entry, at its likely height. */
export function DialogEntrySkeleton({ lines, guess }: DialogEntrySkeletonProps): ReactElement {
  return (
    <div className={styles.entry}>
      <Skeleton shape="circle" className={styles.heldIcon} />
      <div className={styles.words}>
        <Skeleton />
        <div className={styles.held}>
          <Skeleton lines={lines} className={styles.heldDetails} />
          <div className={styles.details}>
            {guess.map((words) => (
              <span key={words} data-words={words} className={styles.guess} />
            ))}
          </div>
        </div>
      </div>
      <span className={styles.heldEnd} />
    </div>
  );
}
