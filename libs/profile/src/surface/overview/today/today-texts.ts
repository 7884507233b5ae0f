import { defineTexts, type Texts } from '@oa-profile/i18n';
import { withHoursTexts, type HoursDictionary } from '@oa-profile/plugin-sdk/hours';
import type { en } from './locales/en.js';

/** Texts of the line of the day, with those of opening hours. */
export const todayTexts: Texts<typeof en & HoursDictionary> = withHoursTexts(
  defineTexts('profile-today', {
    en: () => import('./locales/en.js').then(({ en }) => en),
    ja: () => import('./locales/ja.json'),
    'zh-TW': () => import('./locales/zh-TW.json'),
    th: () => import('./locales/th.json'),
    id: () => import('./locales/id.json'),
    ko: () => import('./locales/ko.json'),
  }),
  'doors',
);

declare module '@oa-profile/i18n/declared' {
  interface DeclaredTexts {
    'profile-today': typeof en;
  }
}
