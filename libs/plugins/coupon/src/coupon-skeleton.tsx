import { Skeleton } from '@oa-profile/ui';
import type { ReactElement } from 'react';
import styles from './coupon-skeleton.module.css';
import list from './ticket/coupon-list.module.css';
import { Ticket } from './ticket/ticket.js';

/** As many tickets as most accounts have. */
export function CouponSkeleton(): ReactElement {
  return (
    <div className={list.list}>
      {[1, 2, 3].map((coupon) => (
        <Ticket key={coupon} parts="row" stub={<Skeleton shape="block" className={styles.picture} />}>
          <Skeleton lines={5} />
        </Ticket>
      ))}
    </div>
  );
}
