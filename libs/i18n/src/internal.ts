export { ourLanguages, parseLanguage } from './languages.js';
export { languageNames } from './site-languages.js';
export type { TextKey } from './texts.js';
export { formatCount } from './format-count.js';
export { localeOf } from './intl/locale-of.js';
export { knowsZone } from './intl/knows-zone.js';
export { namesOf } from './intl/words.js';
export { otherLanguage } from './other-language.js';
export { fallbackLanguage } from './languages.js';
