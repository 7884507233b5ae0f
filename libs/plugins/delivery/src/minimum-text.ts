import type { Money } from '@oa-profile/api-client';
import type { Formatters } from '@oa-profile/i18n';
import { moneyText } from '@oa-profile/plugin-sdk';
import type { TranslateDelivery } from './texts.js';

/** The minimum order, that there is none, or that it is to be checked. */
export function minimumText(
  minimum: Money | 'unknown',
  t: TranslateDelivery,
  formatters: Formatters,
): string {
  if (minimum === 'unknown') return t('terms.unknown');
  return minimum.amount > 0 ? moneyText(minimum, formatters) : t('minimum.none');
}
