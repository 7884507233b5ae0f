import { defineTexts, type Texts, type Translate } from '@oa-profile/i18n';
import { withHoursTexts, type HoursDictionary } from '@oa-profile/plugin-sdk/hours';
import type { en } from './locales/en.js';

type Own = Omit<typeof en, keyof HoursDictionary>;

const own: Texts<Own> = defineTexts<typeof en>('profile-contact', {
  en: () => import('./locales/en.js').then(({ en }) => en),
  ja: () => import('./locales/ja.js').then(({ ja }) => ja),
  'zh-TW': () => import('./locales/zh-TW.js').then(({ zhTW }) => zhTW),
  th: () => import('./locales/th.js').then(({ th }) => th),
  id: () => import('./locales/id.js').then(({ id }) => id),
  ko: () => import('./locales/ko.js').then(({ ko }) => ko),
});

/** Texts of the ways to reach the account, and of opening hours, worded for people who answer. */
export const contactTexts: Texts<Own & HoursDictionary> = withHoursTexts(own, 'doors');

export type TranslateContact = Translate<Own & HoursDictionary>;
