import type { Formatters } from '@oa-profile/i18n';
import { moneyText } from '@oa-profile/plugin-sdk';
import type { Delivery } from './data.js';
import type { TranslateDelivery } from './texts.js';

/** What a delivery costs, in words. */
export interface FeeText {
  fee: string;
  isFree: boolean;
  /** From when on it costs nothing. */
  condition?: string | undefined;
}

/** The words for the fee of a service: nothing, so and so much, or depending on the order. */
export function feeText(
  { fee, freeFrom }: Pick<Delivery['services'][number], 'fee' | 'freeFrom'>,
  t: TranslateDelivery,
  formatters: Formatters,
): FeeText {
  // Who delivers every order for nothing has no amount to reach.
  const isFree = fee?.amount === 0 || (fee === undefined && freeFrom?.amount === 0);
  if (isFree) return { fee: t('fee.free'), isFree };
  const condition =
    freeFrom && freeFrom.amount > 0
      ? t('fee.freeFrom', { amount: moneyText(freeFrom, formatters) })
      : undefined;
  return { fee: fee ? moneyText(fee, formatters) : t('fee.depends'), isFree, condition };
}
