import { defineTexts, type Texts } from '@oa-profile/i18n';
import type { en } from './locales/en.js';

/** Texts shown to people around the account: titles for the visitor, requests for those people. */
export const originalTexts: Texts<typeof en> = defineTexts('profile-original-text', {
  en: () => import('./locales/en.js').then(({ en }) => en),
  ja: () => import('./locales/ja.js').then(({ ja }) => ja),
  'zh-TW': () => import('./locales/zh-TW.js').then(({ zhTW }) => zhTW),
  th: () => import('./locales/th.js').then(({ th }) => th),
  id: () => import('./locales/id.js').then(({ id }) => id),
  ko: () => import('./locales/ko.js').then(({ ko }) => ko),
});
