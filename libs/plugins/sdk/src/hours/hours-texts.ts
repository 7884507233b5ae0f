import { defineTexts, type Dictionary, type Texts, type Translate } from '@oa-profile/i18n';
import type { en } from './locales/en.js';

/** The texts of `HoursRow`. */
export type HoursDictionary = typeof en;

export type TranslateHours = Translate<HoursDictionary>;

/** Whether the hours are those of a place, or those in which orders are taken. */
export type HoursVoice = 'doors' | 'orders';

const doors = defineTexts('plugin-hours', {
  en: () => import('./locales/en.js').then(({ en }) => en),
  ja: () => import('./locales/ja.js').then(({ ja }) => ja),
  'zh-TW': () => import('./locales/zh-TW.js').then(({ zhTW }) => zhTW),
  th: () => import('./locales/th.js').then(({ th }) => th),
  id: () => import('./locales/id.js').then(({ id }) => id),
  ko: () => import('./locales/ko.js').then(({ ko }) => ko),
});

/** Only the texts that differ for orders. */
const orders = defineTexts('plugin-hours', {
  en: () => import('./orders/locales/en.js').then(({ en }) => en),
  ja: () => import('./orders/locales/ja.js').then(({ ja }) => ja),
  'zh-TW': () => import('./orders/locales/zh-TW.js').then(({ zhTW }) => zhTW),
  th: () => import('./orders/locales/th.js').then(({ th }) => th),
  id: () => import('./orders/locales/id.js').then(({ id }) => id),
  ko: () => import('./orders/locales/ko.js').then(({ ko }) => ko),
});

const voices: Readonly<Record<HoursVoice, readonly Texts[]>> = { doors: [doors], orders: [doors, orders] };

/**
 * A plugin's own texts together with those of its hours, which are loaded in parallel. Keys that begin with `hours`,
 * `status`, `closes`, `opens` and `closedUntil` belong to the hours; a plugin can override them.
 *
 * @example
 * ```ts
 * export const deliveryTexts: Texts<typeof en & HoursDictionary> = withHoursTexts(
 *   defineTexts('plugin-delivery', { en: () => import('./locales/en.js').then(({ en }) => en), … }),
 *   'orders',
 * );
 * ```
 */
export function withHoursTexts<Own extends Dictionary>(
  own: Texts<Own>,
  voice: HoursVoice,
): Texts<Own & HoursDictionary> {
  return {
    namespace: own.namespace,
    load: async (language) => {
      const parts = await Promise.all([...voices[voice], own].map(({ load }) => load(language)));
      return Object.assign({}, ...parts) as Dictionary;
    },
  };
}
