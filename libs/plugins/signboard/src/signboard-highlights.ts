import type { Signboard } from './data.js';
import { langAttribute } from '@oa-profile/i18n';
import type { Highlight, HighlightContext } from '@oa-profile/plugin-sdk';

/** What the signboard says in words, for accounts that offer nothing better. */
export function signboardHighlights(
  { text }: Signboard,
  { account, language }: HighlightContext,
): Highlight[] {
  const lang = langAttribute(account.contentLanguage, language);
  return text ? [{ kind: 'offer', text, isFallback: true, lang }] : [];
}
