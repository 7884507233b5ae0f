import { defineTexts, type Dictionary, type Texts } from '@oa-profile/i18n';
import type { en } from './locales/en.js';

/** The texts of `TranslationRow`. */
export type TranslationDictionary = typeof en;

const translation = defineTexts('plugin-translation', {
  en: () => import('./locales/en.js').then(({ en }) => en),
  ja: () => import('./locales/ja.json'),
  'zh-TW': () => import('./locales/zh-TW.json'),
  th: () => import('./locales/th.json'),
  id: () => import('./locales/id.json'),
  ko: () => import('./locales/ko.json'),
});

/**
 * A plugin's own texts together with those of `TranslationRow`, which are loaded in parallel. Keys that begin with
 * `translation` belong to the latter; a plugin can override them.
 *
 * @example
 * ```ts
 * export const reviewsTexts: Texts<typeof en & TranslationDictionary> = withTranslationTexts(
 *   defineTexts('plugin-reviews', { en: () => import('./locales/en.js').then(({ en }) => en), … }),
 * );
 * ```
 */
export function withTranslationTexts<Own extends Dictionary>(
  own: Texts<Own>,
): Texts<Own & TranslationDictionary> {
  return {
    namespace: own.namespace,
    load: async (language) => {
      const parts = await Promise.all([translation, own].map(({ load }) => load(language)));
      return Object.assign({}, ...parts) as Dictionary;
    },
  };
}

declare module '@oa-profile/i18n/declared' {
  interface DeclaredTexts {
    'plugin-translation': typeof en;
  }
}
