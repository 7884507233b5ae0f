import type { TranslateCoupon } from '../texts.js';
import type { CouponState } from './coupon-state.js';

/** How soon a coupon ends, if that is soon: '3 days left'. */
export function stateText(
  state: CouponState,
  t: TranslateCoupon,
  number: (value: number) => string,
): string | undefined {
  if (state.name !== 'endingSoon') return undefined;
  const { daysLeft } = state;
  if (daysLeft === 0) return t('state.endsToday');
  if (daysLeft === 1) return t('state.endsTomorrow');
  return t('state.daysLeft', { count: daysLeft, displayCount: number(daysLeft) });
}
