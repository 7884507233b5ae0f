import type { Money } from '@oa-profile/api-client';
import type { Formatters } from '@oa-profile/i18n';

/**
 * '¥650', or '650 XXQ' in an unknown currency: any three letters pass the schema, and a price matters more than its
 * sign.
 *
 * @example
 * ```tsx
 * const formatters = useFormatters(context.account.timeZone);
 * return <p>{moneyText(price, formatters)}</p>;
 * ```
 */
export function moneyText({ amount, currency }: Money, { money }: Formatters): string {
  return money(amount, currency);
}
