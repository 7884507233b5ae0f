import type { PluginContext } from '@oa-profile/plugin-sdk';
import { SnapRow } from '@oa-profile/ui';
import type { ReactElement } from 'react';
import type { CouponWithState } from '../state/ordered-coupons.js';
import { CouponTicket } from './coupon-ticket.js';

interface CouponRowProps {
  coupons: readonly CouponWithState[];
  context: PluginContext;
}

/** A row of tickets to scroll, each with its benefit in large text. */
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
