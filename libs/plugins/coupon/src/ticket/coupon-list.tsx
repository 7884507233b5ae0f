import type { PluginContext } from '@oa-profile/plugin-sdk';
import type { ReactElement, Ref } from 'react';
import type { CouponWithState } from '../state/ordered-coupons.js';
import { CouponTicket } from './coupon-ticket.js';
import styles from './coupon-list.module.css';

interface CouponListProps {
  coupons: readonly CouponWithState[];
  context: PluginContext;
  ref?: Ref<HTMLUListElement>;
}

/** Tickets, below each other. */
export function CouponList({ coupons, context, ref }: CouponListProps): ReactElement {
  return (
    <ul role="list" ref={ref} className={styles.list}>
      {coupons.map(({ coupon, state }) => (
        <li key={coupon.id}>
          <CouponTicket coupon={coupon} state={state} context={context} />
        </li>
      ))}
    </ul>
  );
}
