import { defineTexts, type Texts } from '@oa-profile/i18n';
import type { en } from './locales/en.js';

/** Texts shown to people around the account: titles for the visitor, requests for those people. */
export const originalTexts: Texts<typeof en> = defineTexts('profile-original-text', {
  en: () => import('./locales/en.js').then(({ en }) => en),
  ja: () => import('./locales/ja.json'),
  'zh-TW': () => import('./locales/zh-TW.json'),
  th: () => import('./locales/th.json'),
  id: () => import('./locales/id.json'),
  ko: () => import('./locales/ko.json'),
});
