'use client';

export { TranslationRow, type TranslationRowProps } from './translation-row.js';
export { withTranslationTexts, type TranslationDictionary } from './translation-texts.js';
export {
  useTextTranslation,
  type TextTranslation,
  type TextTranslationOptions,
} from './use-text-translation.js';
