import { localeOf } from './intl/locale-of.js';
import { namesOf } from './intl/words.js';

/** The language of a text that is not in the page's. */
export interface OtherLanguage {
  /** BCP 47 tag of the language, and of its script if that matters: 'ja', 'zh-Hant'. */
  tag: string;
  /** Its name in the page's language: 'Japanese', '繁體中文'. */
  name: string;
  /** Tag of the page's language, written alike, for those who translate. */
  pageTag: string;
}

/** No language, several, or one that nobody has named. */
const nameless = /^(und|mul|zxx|mis)\b/i;

/** One for each language of the page: they are expensive. */
const namesIn = new Map<string, (code: string) => string | undefined>();

/**
 * Names the language of a text for visitors who may not read it. Regions do not count: 'en-GB' is English. Scripts do,
 * where a language has several: Traditional Chinese is not Simplified Chinese.
 *
 * @param text BCP 47 tag of the text's language
 * @param page the language of the page
 * @returns undefined if it is the page's language, or is not known
 *
 * @example
 * ```ts
 * otherLanguage('ja-JP', 'en'); // { tag: 'ja', name: 'Japanese', pageTag: 'en' }
 * otherLanguage('en-GB', 'en'); // undefined
 * ```
 */
export function otherLanguage(text: string | undefined, page: string): OtherLanguage | undefined {
  const written = text === undefined || nameless.test(text) ? undefined : localeOf(text);
  const here = localeOf(page);
  if (!written || !here) return undefined;
  const [tag, pageTag] = [tagOf(written), tagOf(here)];
  // 'zh' alone may be in either script.
  if (tag === pageTag || (tag === written.language && pageTag.split('-')[0] === tag)) return undefined;
  const nameOf = namesIn.get(page) ?? namesOf(page, 'language');
  namesIn.set(page, nameOf);
  const name = nameOf(tag);
  return name === undefined ? undefined : { tag, name, pageTag };
}

/** Without the region, and with the script if the language has another one, or none that goes without saying. */
function tagOf(locale: Intl.Locale): string {
  const { language } = locale;
  if (!locale.script && !locale.region) return language;
  const { script } = locale.maximize();
  const usual = localeOf(language)?.maximize().script;
  return script && (script !== usual || language === 'zh') ? `${language}-${script}` : language;
}
