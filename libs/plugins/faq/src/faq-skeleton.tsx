import { Skeleton } from '@oa-profile/ui';
import type { ReactElement } from 'react';
import styles from './faq.module.css';

/** As many closed questions as most accounts have. */
export function FaqSkeleton(): ReactElement {
  return (
    <div className={styles.questions}>
      {[1, 2, 3, 4].map((question) => (
        <div key={question} className={styles.placeholder}>
          <Skeleton />
        </div>
      ))}
    </div>
  );
}
