import { Skeleton } from '@oa-profile/ui';
import type { ReactElement } from 'react';
import styles from './busy-times-skeleton.module.css';

/** A sentence, the days, the graph, and two lines below it. */
export function BusyTimesSkeleton(): ReactElement {
  return (
    <div className={styles.section}>
      <Skeleton />
      <Skeleton shape="block" />
      <Skeleton shape="block" className={styles.graph} />
      <Skeleton />
      <Skeleton shape="block" className={styles.table} />
    </div>
  );
}
