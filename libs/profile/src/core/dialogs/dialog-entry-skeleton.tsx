import { Skeleton } from '@oa-profile/ui';
import { clsx } from 'clsx';
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
      <div className={clsx(styles.words, styles.heldWords)}>
        <Skeleton />
        <div className={styles.held}>
          <Skeleton lines={lines} className={styles.heldDetails} />
          <div data-words={guess.join('\n')} className={clsx(styles.details, styles.guess)} />
        </div>
      </div>
    </div>
  );
}
