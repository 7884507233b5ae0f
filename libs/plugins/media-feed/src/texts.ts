import { defineTexts, type Texts, type Translate } from '@oa-profile/i18n';
import { withTranslationTexts, type TranslationDictionary } from '@oa-profile/plugin-sdk/translation';
import type { en } from './locales/en.js';

type MediaFeedDictionary = typeof en & TranslationDictionary;

export const mediaFeedTexts: Texts<MediaFeedDictionary> = withTranslationTexts(
  defineTexts('plugin-media-feed', {
    en: () => import('./locales/en.js').then(({ en }) => en),
    ja: () => import('./locales/ja.json'),
    'zh-TW': () => import('./locales/zh-TW.json'),
    th: () => import('./locales/th.json'),
    id: () => import('./locales/id.json'),
    ko: () => import('./locales/ko.json'),
  }),
);

export type TranslateMediaFeed = Translate<MediaFeedDictionary>;
