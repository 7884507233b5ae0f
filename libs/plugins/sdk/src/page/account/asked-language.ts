import type { Account } from '@oa-profile/api-client';
import { languageOfCountry, matchLanguage, type Language } from '@oa-profile/i18n';

/**
 * The language to ask an account in: what people around it read, else what it writes. Undefined if the interface
 * supports neither; the visitor's own language is then as good as any.
 */
export function askedLanguage({
  countryCode,
  contentLanguage = '',
}: Pick<Account, 'countryCode' | 'contentLanguage'>): Language | undefined {
  return languageOfCountry(countryCode) ?? matchLanguage(contentLanguage);
}
