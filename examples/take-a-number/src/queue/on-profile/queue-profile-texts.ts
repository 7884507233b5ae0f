import { defineTexts, type Texts } from '@oa-profile/i18n';
import type { en } from './locales/en.js';

/** What links to the line are called. Every visitor loads it, so it is apart from the words of the view. */
export const queueProfileTexts: Texts<typeof en> = defineTexts('take-a-number-links', {
  en: () => import('./locales/en.js').then(({ en }) => en),
  ja: () => import('./locales/ja.js').then(({ ja }) => ja),
  'zh-TW': () => import('./locales/zh-TW.js').then(({ zhTW }) => zhTW),
  th: () => import('./locales/th.js').then(({ th }) => th),
  id: () => import('./locales/id.js').then(({ id }) => id),
  ko: () => import('./locales/ko.js').then(({ ko }) => ko),
});
