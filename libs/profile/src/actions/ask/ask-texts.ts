import { defineTexts, type Texts } from '@oa-profile/i18n';
import { withHoursTexts, type HoursDictionary } from '@oa-profile/plugin-sdk/hours';
import type { en } from './locales/en.js';

/** The words of the questions and of the ways to ask. */
export type AskDictionary = typeof en & HoursDictionary;

const own: Texts<typeof en> = defineTexts('profile-ask', {
  en: () => import('./locales/en.js').then(({ en }) => en),
  ja: () => import('./locales/ja.js').then(({ ja }) => ja),
  'zh-TW': () => import('./locales/zh-TW.js').then(({ zhTW }) => zhTW),
  th: () => import('./locales/th.js').then(({ th }) => th),
  id: () => import('./locales/id.js').then(({ id }) => id),
  ko: () => import('./locales/ko.js').then(({ ko }) => ko),
});

/** Texts of questions about facts, in the visitor's language and in the account's, with those of hours. */
export const askTexts: Texts<AskDictionary> = withHoursTexts(own, 'doors');
