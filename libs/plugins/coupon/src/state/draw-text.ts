import type { TranslateCoupon } from '../texts.js';
import { drawStateOf, type Draw } from './coupon-state.js';

/** The draw of a coupon: that the visitor has entered it or won, else its chance, if that is known. */
export function drawText(
  coupon: Draw,
  t: TranslateCoupon,
  number: (value: number) => string,
): string | undefined {
  const { lotteryPercent: chance } = coupon;
  const state = drawStateOf(coupon);
  if (state === 'won' || state === 'entered') return t(`draw.${state}`);
  return typeof chance === 'number' ? t('draw', { chance: `${number(chance)}%` }) : undefined;
}
