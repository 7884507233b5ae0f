import { defineTexts, type Texts } from '@oa-profile/i18n';
import type { en } from './locales/en.js';

/**
 * Texts about the start of a page, its description for search engines, and the link texts of error pages. The page
 * server renders all of them, and browsers do not load them: the script may never arrive.
 */
export const startTexts: Texts<typeof en> = defineTexts('start', {
  en: () => import('./locales/en.js').then(({ en }) => en),
  ja: () => import('./locales/ja.json'),
  'zh-TW': () => import('./locales/zh-TW.json'),
  th: () => import('./locales/th.json'),
  id: () => import('./locales/id.json'),
  ko: () => import('./locales/ko.json'),
});
