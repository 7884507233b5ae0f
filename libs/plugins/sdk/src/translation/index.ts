'use client';

export { TranslationRow } from './translation-row.js';
export { withTranslationTexts, type TranslationDictionary } from './translation-texts.js';
export { useTextTranslation } from './use-text-translation.js';
