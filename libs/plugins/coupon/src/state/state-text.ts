import type { TranslateCoupon } from '../texts.js';
import type { CouponState } from './coupon-state.js';

/** What a coupon's state adds to its period: '3 days left', 'Not started yet'. The stamp says that it is over. */
export function stateText(
  state: CouponState,
  t: TranslateCoupon,
  number: (value: number) => string,
): string | undefined {
  if (state.name === 'upcoming') return t('state.upcoming');
  if (state.name !== 'endingSoon') return undefined;
  const { daysLeft } = state;
  if (daysLeft === 0) return t('state.endsToday');
  if (daysLeft === 1) return t('state.endsTomorrow');
  return t('state.daysLeft', { count: daysLeft, displayCount: number(daysLeft) });
}
