export {
  languages,
  fallbackLanguage,
  languageOfCountry,
  parseLanguage,
  matchLanguage,
  chooseLanguage,
  type Language,
  type LanguagePreferences,
} from './languages.js';
export {
  defineTexts,
  type Dictionary,
  type Texts,
  type TextKey,
  type TextValues,
  type Translate,
  type Translation,
} from './texts.js';
export { createI18n, addTexts } from './create-i18n.js';
export { formatCount } from './format-count.js';
export { sentences } from './sentences.js';
export { createFormatters, type Formatters } from './formatters.js';
export { cachedFormatters, unjoined } from './cached-formatters.js';
export { commonTexts } from './locales/index.js';
export { dateFormat, type DateFormat } from './intl/date-format.js';
export { knowsZone } from './intl/knows-zone.js';
export { namesOf } from './intl/words.js';
export { numberFormat, type NumberFormat } from './intl/number-format.js';
export { langAttribute } from './lang-attribute.js';
export { otherLanguage, type OtherLanguage } from './other-language.js';
export { textAround } from './text-around.js';
export { visitorZone } from './visitor-zone.js';
