import { defineTexts, type Texts, type Translate } from '@oa-profile/i18n';
import { withHoursTexts, type HoursDictionary } from '@oa-profile/plugin-sdk/hours';
import type { en } from './locales/en.js';

export const takeoutTexts: Texts<typeof en & HoursDictionary> = withHoursTexts(
  defineTexts('plugin-takeout', {
    en: () => import('./locales/en.js').then(({ en }) => en),
    ja: () => import('./locales/ja.js').then(({ ja }) => ja),
    'zh-TW': () => import('./locales/zh-TW.js').then(({ zhTW }) => zhTW),
    th: () => import('./locales/th.js').then(({ th }) => th),
    id: () => import('./locales/id.js').then(({ id }) => id),
    ko: () => import('./locales/ko.js').then(({ ko }) => ko),
  }),
  'orders',
);

export type TranslateTakeout = Translate<typeof en & HoursDictionary>;
