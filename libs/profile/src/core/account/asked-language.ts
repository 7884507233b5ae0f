import type { Account } from '@oa-profile/api-client/schemas';
import { languageOfCountry, matchLanguage, type Language } from '@oa-profile/i18n';

/**
 * The language in which an account is asked: what people around it read, or else what it writes. Undefined where the
 * interface has neither: the visitor's own is then as good as any.
 */
export function askedLanguage({
  countryCode,
  contentLanguage = '',
}: Pick<Account, 'countryCode' | 'contentLanguage'>): Language | undefined {
  return languageOfCountry(countryCode) ?? matchLanguage(contentLanguage);
}
