import { Skeleton } from '@oa-profile/ui';
import type { ReactElement } from 'react';
import styles from './dialog-entry.module.css';

interface DialogEntrySkeletonProps {
  /** The fewest lines below the name. */
  lines: number;
  /** What will be said in them, as far as it can be guessed: where it breaks into more lines, as many are held. */
  guess: readonly string[];
}

/** Holds the place of an entry, as high as it will be. */
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
