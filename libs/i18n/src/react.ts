'use client';

export { I18nextProvider } from 'react-i18next';
export { FormattedText, type FormattedTextProps } from './formatted-text.js';
export { useFormatters } from './use-formatters.js';
export { useI18n, useLanguage, useTexts } from './use-texts.js';
