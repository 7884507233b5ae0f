import { defineTexts, type Dictionary, type Texts, type Translate } from '@oa-profile/i18n';
import type { en } from './locales/en.js';

/** The texts of `HoursRow`. */
export type HoursDictionary = typeof en;

export type TranslateHours = Translate<HoursDictionary>;

/** Whether the hours are those of a place, or those in which orders are taken. */
export type HoursVoice = 'doors' | 'orders';

const hoursTexts = defineTexts('plugin-hours', {
  en: () => import('./locales/en.js').then(({ en }) => en),
  ja: () => import('./locales/ja.json'),
  'zh-TW': () => import('./locales/zh-TW.json'),
  th: () => import('./locales/th.json'),
  id: () => import('./locales/id.json'),
  ko: () => import('./locales/ko.json'),
});

/** What the keys begin with whose texts take the place of others where orders are taken. */
const OF_ORDERS = 'orders.';

const withOrders = (hours: Dictionary): Dictionary => ({
  ...hours,
  ...Object.fromEntries(
    Object.entries(hours)
      .filter(([key]) => key.startsWith(OF_ORDERS))
      .map(([key, text]) => [key.slice(OF_ORDERS.length), text]),
  ),
});

/**
 * A plugin's own texts together with those of its hours, which are loaded in parallel. Keys that begin with `hours`,
 * `orders`, `status`, `closes`, `opens` and `closedUntil` belong to the hours; a plugin can override them.
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
      const [hours, others] = await Promise.all([hoursTexts.load(language), own.load(language)]);
      return { ...(voice === 'orders' ? withOrders(hours) : hours), ...others };
    },
  };
}

declare module '@oa-profile/i18n/declared' {
  interface DeclaredTexts {
    'plugin-hours': typeof en;
  }
}
