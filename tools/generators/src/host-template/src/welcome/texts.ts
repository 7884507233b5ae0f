import { defineTexts, type Texts } from '@oa-profile/i18n';
import type { en } from './locales/en.js';

/** Each visitor loads one language. English is the reference: the others must have its keys. */
export const welcomeTexts: Texts<typeof en> = defineTexts('plugin-welcome', {
  en: () => import('./locales/en.js').then(({ en }) => en),
  ja: () => import('./locales/ja.js').then(({ ja }) => ja),
  'zh-TW': () => import('./locales/zh-TW.js').then(({ zhTW }) => zhTW),
  th: () => import('./locales/th.js').then(({ th }) => th),
  id: () => import('./locales/id.js').then(({ id }) => id),
  ko: () => import('./locales/ko.js').then(({ ko }) => ko),
});
