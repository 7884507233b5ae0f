import { defineTexts, type Texts } from '@oa-profile/i18n';
import { withHoursTexts, type HoursDictionary } from '@oa-profile/plugin-sdk/hours';
import type { en } from './locales/en.js';

/** Texts of the place view, with those of opening hours. */
export const placeTexts: Texts<typeof en & HoursDictionary> = withHoursTexts(
  defineTexts('profile-place', {
    en: () => import('./locales/en.js').then(({ en }) => en),
    ja: () => import('./locales/ja.js').then(({ ja }) => ja),
    'zh-TW': () => import('./locales/zh-TW.js').then(({ zhTW }) => zhTW),
    th: () => import('./locales/th.js').then(({ th }) => th),
    id: () => import('./locales/id.js').then(({ id }) => id),
    ko: () => import('./locales/ko.js').then(({ ko }) => ko),
  }),
  'doors',
);
