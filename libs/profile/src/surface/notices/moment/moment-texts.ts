import { defineTexts, type Texts } from '@oa-profile/i18n';
import type { en } from './locales/en.js';

/** Texts of the moment in which a visitor becomes a friend. */
export const momentTexts: Texts<typeof en> = defineTexts('profile-moment', {
  en: () => import('./locales/en.js').then(({ en }) => en),
  ja: () => import('./locales/ja.json'),
  'zh-TW': () => import('./locales/zh-TW.json'),
  th: () => import('./locales/th.json'),
  id: () => import('./locales/id.json'),
  ko: () => import('./locales/ko.json'),
});

declare module '@oa-profile/i18n/declared' {
  interface DeclaredTexts {
    'profile-moment': typeof en;
  }
}
