import type { Signboard } from './data.js';
import { accountLang, type Highlight, type HighlightContext } from '@oa-profile/plugin-sdk';

/** The signboard's text, for accounts without another offer. */
export function signboardHighlights({ text }: Signboard, context: HighlightContext): Highlight[] {
  return text ? [{ kind: 'offer', text, isFallback: true, lang: accountLang(context) }] : [];
}
