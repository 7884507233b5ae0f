import { defineTexts, type Texts } from '@oa-profile/i18n';
import { withHoursTexts, type HoursDictionary } from '@oa-profile/plugin-sdk/hours';
import type { en } from './locales/en.js';

/** The words of the questions and of the ways to ask. */
export type AskDictionary = typeof en & HoursDictionary;

const own: Texts<typeof en> = defineTexts('profile-ask', {
  en: () => import('./locales/en.js').then(({ en }) => en),
  ja: () => import('./locales/ja.json'),
  'zh-TW': () => import('./locales/zh-TW.json'),
  th: () => import('./locales/th.json'),
  id: () => import('./locales/id.json'),
  ko: () => import('./locales/ko.json'),
});

/** Texts of questions about facts, in the visitor's language and in the account's, with those of hours. */
export const askTexts: Texts<AskDictionary> = withHoursTexts(own, 'doors');
