import type { Formatters } from '@oa-profile/i18n';
import { moneyText } from '@oa-profile/plugin-sdk';
import type { Delivery } from './data.js';
import type { TranslateDelivery } from './texts.js';

/** Text for the price of a delivery. */
export interface FeeText {
  fee: string;
  isFree: boolean;
  /** From which amount on it is free. */
  condition?: string | undefined;
}

/** Text for the fee of a service: free, an amount, or depending on the order. */
export function feeText(
  { fee, freeFrom }: Pick<Delivery['services'][number], 'fee' | 'freeFrom'>,
  t: TranslateDelivery,
  formatters: Formatters,
): FeeText {
  // If every order is free, there is no condition.
  const isFree = fee?.amount === 0 || (fee === undefined && freeFrom?.amount === 0);
  if (isFree) return { fee: t('fee.free'), isFree };
  const condition =
    freeFrom && freeFrom.amount > 0
      ? t('fee.freeFrom', { amount: moneyText(freeFrom, formatters) })
      : undefined;
  return { fee: fee ? moneyText(fee, formatters) : t('fee.depends'), isFree, condition };
}
