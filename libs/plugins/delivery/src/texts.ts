import { defineTexts, type Texts, type Translate } from '@oa-profile/i18n';
import { withHoursTexts, type HoursDictionary } from '@oa-profile/plugin-sdk/hours';
import type { en } from './locales/en.js';

type DeliveryDictionary = typeof en & HoursDictionary;

export const deliveryTexts: Texts<DeliveryDictionary> = withHoursTexts(
  defineTexts('plugin-delivery', {
    en: () => import('./locales/en.js').then(({ en }) => en),
    ja: () => import('./locales/ja.js').then(({ ja }) => ja),
    'zh-TW': () => import('./locales/zh-TW.js').then(({ zhTW }) => zhTW),
    th: () => import('./locales/th.js').then(({ th }) => th),
    id: () => import('./locales/id.js').then(({ id }) => id),
    ko: () => import('./locales/ko.js').then(({ ko }) => ko),
  }),
  'orders',
);

export type TranslateDelivery = Translate<DeliveryDictionary>;
