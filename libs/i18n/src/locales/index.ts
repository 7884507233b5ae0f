import { defineTexts, type Texts } from '../texts.js';
import type { en } from './en.js';

/** Texts that the page needs before it is interactive: messages, header and actions. */
export const commonTexts: Texts<typeof en> = defineTexts('common', {
  en: () => import('./en.js').then(({ en }) => en),
  ja: () => import('./ja.json'),
  'zh-TW': () => import('./zh-TW.json'),
  th: () => import('./th.json'),
  id: () => import('./id.json'),
  ko: () => import('./ko.json'),
});

declare module '../declared.js' {
  interface DeclaredTexts {
    common: typeof en;
  }
}
