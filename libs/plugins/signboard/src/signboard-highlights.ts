import type { Signboard } from './data.js';
import { accountLang, type Highlight, type HighlightContext } from '@oa-profile/plugin-sdk';

/** What the signboard says in words, for accounts that offer nothing better. */
export function signboardHighlights({ text }: Signboard, context: HighlightContext): Highlight[] {
  return text ? [{ kind: 'offer', text, isFallback: true, lang: accountLang(context) }] : [];
}
