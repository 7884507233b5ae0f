import { defineTexts, type Texts, type Translate } from '@oa-profile/i18n';
import { withHoursTexts, type HoursDictionary } from '@oa-profile/plugin-sdk/hours';
import type { en } from './locales/en.js';

type BasicInfoDictionary = typeof en & HoursDictionary;

export const basicInfoTexts: Texts<BasicInfoDictionary> = withHoursTexts(
  defineTexts('plugin-basic-info', {
    en: () => import('./locales/en.js').then(({ en }) => en),
    ja: () => import('./locales/ja.json'),
    'zh-TW': () => import('./locales/zh-TW.json'),
    th: () => import('./locales/th.json'),
    id: () => import('./locales/id.json'),
    ko: () => import('./locales/ko.json'),
  }),
  'doors',
);

export type TranslateBasicInfo = Translate<BasicInfoDictionary>;
