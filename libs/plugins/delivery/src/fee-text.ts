import type { Formatters } from '@oa-profile/i18n';
import { moneyText } from '@oa-profile/plugin-sdk';
import type { Money } from '@oa-profile/api-client';
import type { Delivery } from './data.js';
import type { TranslateDelivery } from './texts.js';

/** Text for the price of a delivery. */
export interface FeeText {
  fee: string;
  isFree: boolean;
  /** From which amount on it is free. */
  condition?: string | undefined;
}

/** Text for the fee of a service: free, an amount, depending on the order, or to be checked. */
export function feeText(
  { fee, freeFrom, minimumOrder }: Pick<Delivery['services'][number], 'fee' | 'freeFrom' | 'minimumOrder'>,
  t: TranslateDelivery,
  formatters: Formatters,
): FeeText {
  // If every order that is accepted is free, there is no condition.
  const least = minimumOrder === 'unknown' ? undefined : minimumOrder;
  const leastOrder = least?.currency === freeFrom?.currency ? least?.amount : undefined;
  const isFree =
    (fee !== 'unknown' && fee?.amount === 0) ||
    (freeFrom !== undefined && freeFrom.amount <= (leastOrder ?? 0));
  if (isFree) return { fee: t('fee.free'), isFree };
  const condition = freeFrom && t('fee.freeFrom', { amount: moneyText(freeFrom, formatters) });
  return { fee: amountText(fee, t, formatters), isFree, condition };
}

function amountText(
  fee: Delivery['services'][number]['fee'],
  t: TranslateDelivery,
  formatters: Formatters,
): string {
  if (fee === 'unknown') return t('terms.unknown');
  return fee ? moneyText(fee, formatters) : t('fee.depends');
}

/** The minimum order, that there is none, or that it is to be checked. */
export function minimumText(
  minimum: Money | 'unknown',
  t: TranslateDelivery,
  formatters: Formatters,
): string {
  if (minimum === 'unknown') return t('terms.unknown');
  return minimum.amount > 0 ? moneyText(minimum, formatters) : t('minimum.none');
}
