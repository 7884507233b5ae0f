import { defineTexts, type Texts, type Translate } from '@oa-profile/i18n';
import type { TextKey } from '@oa-profile/i18n/internal';
import type { en } from './locales/en.js';

/** Texts of everything a visitor can do beyond the main actions, loaded after the first load. */
export const actionTexts: Texts<typeof en> = defineTexts('profile-actions', {
  en: () => import('./locales/en.js').then(({ en }) => en),
  ja: () => import('./locales/ja.json'),
  'zh-TW': () => import('./locales/zh-TW.json'),
  th: () => import('./locales/th.json'),
  id: () => import('./locales/id.json'),
  ko: () => import('./locales/ko.json'),
});

/** Says a text of {@link actionTexts}. */
export type TranslateAction = Translate<typeof en>;

/** A key of {@link actionTexts}. */
export type ActionTextKey = TextKey<typeof en>;

declare module '@oa-profile/i18n/declared' {
  interface DeclaredTexts {
    'profile-actions': typeof en;
  }
}
