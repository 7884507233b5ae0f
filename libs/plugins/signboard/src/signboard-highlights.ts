import type { Signboard } from './data.js';
import { accountLang, type Highlight, type HighlightContext } from '@oa-profile/plugin-sdk';

/** The signboard's text, which is news, for accounts without an offer. */
export function signboardHighlights({ text }: Signboard, context: HighlightContext): Highlight[] {
  return text ? [{ kind: 'offer', text, isFallback: true, isNews: true, lang: accountLang(context) }] : [];
}
