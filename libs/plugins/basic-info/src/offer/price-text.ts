import type { Formatters } from '@oa-profile/i18n';
import { moneyText, type priceSpan } from '@oa-profile/plugin-sdk';
import type { TranslateBasicInfo } from '../texts.js';

/** '¥1,000 – ¥2,000', 'from ¥1,000' or 'up to ¥2,000'. */
export function priceText(
  { min, max }: NonNullable<ReturnType<typeof priceSpan>>,
  t: TranslateBasicInfo,
  formatters: Formatters,
): string {
  const from = min && moneyText(min, formatters);
  const to = max && moneyText(max, formatters);
  if (from && to) return from === to ? from : t('prices.range', { min: from, max: to });
  if (from) return t('prices.from', { min: from });
  return to ? t('prices.upTo', { max: to }) : '';
}
