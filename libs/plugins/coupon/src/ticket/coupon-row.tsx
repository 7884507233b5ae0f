import type { PluginContext } from '@oa-profile/plugin-sdk';
import { SnapRow } from '@oa-profile/ui';
import type { ReactElement } from 'react';
import type { StandingCoupon } from '../state/ordered-coupons.js';
import { CouponTicket } from './coupon-ticket.js';

interface CouponRowProps {
  coupons: readonly StandingCoupon[];
  context: PluginContext;
}

/** Tickets to look along, each with what it brings set large. */
export function CouponRow({ coupons, context }: CouponRowProps): ReactElement {
  return (
    <SnapRow>
      {coupons.map(({ coupon, state }) => (
        <li key={coupon.id}>
          <CouponTicket coupon={coupon} state={state} isSummary context={context} />
        </li>
      ))}
    </SnapRow>
  );
}
