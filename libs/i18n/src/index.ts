export {
  languages,
  languageOfCountry,
  matchLanguage,
  chooseLanguage,
  type Language,
  type OurLanguage,
  type AddedLanguage,
} from './languages.js';
export { defineTexts, type Dictionary, type Texts, type Translate } from './texts.js';
export { createI18n, addTexts } from './create-i18n.js';
export { sentences } from './text-parts.js';
export { createFormatters, type Formatters } from './formatters.js';
export { cachedFormatters, unjoined } from './cached-formatters.js';
export { commonTexts } from './locales/index.js';
export { dateFormat } from './intl/date-format.js';
export { langAttribute } from './text-parts.js';
export { textAround } from './text-parts.js';
export { visitorZone } from './visitor-zone.js';
export { numberFormat, type NumberFormat } from './intl/number-format.js';
export type { LanguageTexts, SiteLanguages, SiteTexts } from './declared.js';
