import { Skeleton } from '@oa-profile/ui';
import type { ReactElement } from 'react';
import styles from './delivery-skeleton.module.css';
import service from './service.module.css';

/** A typical service: its name, terms, hours, areas and payment. */
export function DeliverySkeleton(): ReactElement {
  return (
    <div className={service.service}>
      <Skeleton className={styles.kind} />
      <Skeleton shape="block" className={styles.terms} />
      <Skeleton lines={6} />
      <Skeleton shape="block" />
    </div>
  );
}
