import { Skeleton } from '@oa-profile/ui';
import { clsx } from 'clsx';
import type { ReactElement } from 'react';
import section from './busy-times.module.css';
import styles from './busy-times-skeleton.module.css';

/** How busy it is now, the days, the graph, and two lines below it. */
export function BusyTimesSkeleton(): ReactElement {
  return (
    <div className={section.section}>
      <Skeleton lines={2} />
      <Skeleton shape="block" />
      <Skeleton shape="block" className={section.graph} />
      <Skeleton />
      <Skeleton shape="block" className={clsx(section.table, styles.table)} />
    </div>
  );
}
