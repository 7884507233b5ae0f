import type { Money } from '@oa-profile/api-client/schemas';
import type { Formatters } from '@oa-profile/i18n';
import { moneyText } from '@oa-profile/plugin-sdk';
import type { TranslateDelivery } from './texts.js';

/** The minimum order, or that there is none. */
export function minimumText(minimum: Money, t: TranslateDelivery, formatters: Formatters): string {
  return minimum.amount > 0 ? moneyText(minimum, formatters) : t('minimum.none');
}
