import { defineTexts, type Texts, type Translate } from '@oa-profile/i18n';
import { withTranslationTexts, type TranslationDictionary } from '@oa-profile/plugin-sdk/translation';
import type { en } from './locales/en.js';

type ReviewsDictionary = typeof en & TranslationDictionary;

export const reviewsTexts: Texts<ReviewsDictionary> = withTranslationTexts(
  defineTexts('plugin-reviews', {
    en: () => import('./locales/en.js').then(({ en }) => en),
    ja: () => import('./locales/ja.js').then(({ ja }) => ja),
    'zh-TW': () => import('./locales/zh-TW.js').then(({ zhTW }) => zhTW),
    th: () => import('./locales/th.js').then(({ th }) => th),
    id: () => import('./locales/id.js').then(({ id }) => id),
    ko: () => import('./locales/ko.js').then(({ ko }) => ko),
  }),
);

export type TranslateReviews = Translate<ReviewsDictionary>;
