import { defineTexts, type Texts } from '@oa-profile/i18n';
import type { en } from './locales/en.js';

/**
 * Texts about the start of a page, its description for search engines, and the link texts of error pages. The page
 * server renders all of them, and browsers do not load them: the script may never arrive.
 */
export const startTexts: Texts<typeof en> = defineTexts('start', {
  en: () => import('./locales/en.js').then(({ en }) => en),
  ja: () => import('./locales/ja.js').then(({ ja }) => ja),
  'zh-TW': () => import('./locales/zh-TW.js').then(({ zhTW }) => zhTW),
  th: () => import('./locales/th.js').then(({ th }) => th),
  id: () => import('./locales/id.js').then(({ id }) => id),
  ko: () => import('./locales/ko.js').then(({ ko }) => ko),
});
