import { defineTexts, type Texts } from '@oa-profile/i18n';
import type { en } from './locales/en.js';

/**
 * What a page says of its own start, and where a page leads that cannot be shown. The page server writes all of it, since
 * no script may come to do so.
 */
export const startTexts: Texts<typeof en> = defineTexts('start', {
  en: () => import('./locales/en.js').then(({ en }) => en),
  ja: () => import('./locales/ja.js').then(({ ja }) => ja),
  'zh-TW': () => import('./locales/zh-TW.js').then(({ zhTW }) => zhTW),
  th: () => import('./locales/th.js').then(({ th }) => th),
  id: () => import('./locales/id.js').then(({ id }) => id),
  ko: () => import('./locales/ko.js').then(({ ko }) => ko),
});
