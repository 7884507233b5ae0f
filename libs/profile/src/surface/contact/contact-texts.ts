import { defineTexts, type Texts, type Translate } from '@oa-profile/i18n';
import { withHoursTexts, type HoursDictionary } from '@oa-profile/plugin-sdk/hours';
import type { en } from './locales/en.js';

type Own = Omit<typeof en, keyof HoursDictionary>;

const own: Texts<Own> = defineTexts<typeof en>('profile-contact', {
  en: () => import('./locales/en.js').then(({ en }) => en),
  ja: () => import('./locales/ja.json'),
  'zh-TW': () => import('./locales/zh-TW.json'),
  th: () => import('./locales/th.json'),
  id: () => import('./locales/id.json'),
  ko: () => import('./locales/ko.json'),
});

/** Texts of the ways to reach the account, and of opening hours, worded for people who answer. */
export const contactTexts: Texts<Own & HoursDictionary> = withHoursTexts(own, 'doors');

export type TranslateContact = Translate<Own & HoursDictionary>;
