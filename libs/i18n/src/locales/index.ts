import { defineTexts, type Texts } from '../texts.js';
import type { en } from './en.js';

/** Texts that the page needs before it is interactive: messages, header and actions. */
export const commonTexts: Texts<typeof en> = defineTexts('common', {
  en: () => import('./en.js').then(({ en }) => en),
  ja: () => import('./ja.js').then(({ ja }) => ja),
  'zh-TW': () => import('./zh-TW.js').then(({ zhTW }) => zhTW),
  th: () => import('./th.js').then(({ th }) => th),
  id: () => import('./id.js').then(({ id }) => id),
  ko: () => import('./ko.js').then(({ ko }) => ko),
});
