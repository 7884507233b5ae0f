import { defineTexts, type Texts, type Translate } from '@oa-profile/i18n';
import { withHoursTexts, type HoursDictionary } from '@oa-profile/plugin-sdk/hours';
import type { en } from './locales/en.js';

export const takeoutTexts: Texts<typeof en & HoursDictionary> = withHoursTexts(
  defineTexts('plugin-takeout', {
    en: () => import('./locales/en.js').then(({ en }) => en),
    ja: () => import('./locales/ja.json'),
    'zh-TW': () => import('./locales/zh-TW.json'),
    th: () => import('./locales/th.json'),
    id: () => import('./locales/id.json'),
    ko: () => import('./locales/ko.json'),
  }),
  'orders',
);

export type TranslateTakeout = Translate<typeof en & HoursDictionary>;
