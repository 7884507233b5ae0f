import { langAttribute } from '@oa-profile/i18n';
import type { PluginContext } from './section.js';

/**
 * The `lang` of an element with the account's own text, which may be in another language than the page: without it a
 * screen reader reads Thai in an English voice, and Han characters get the wrong font.
 *
 * @example
 * ```tsx
 * <p lang={accountLang(context)}>{data.address.text}</p>
 * ```
 */
export function accountLang({
  account,
  language,
}: Pick<PluginContext, 'language'> & { account: Pick<PluginContext['account'], 'contentLanguage'> }):
  string | undefined {
  return langAttribute(account.contentLanguage, language);
}
