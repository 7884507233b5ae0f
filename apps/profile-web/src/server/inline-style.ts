import { createHash } from 'node:crypto';
import { accountColors } from '@oa-profile/ui/account-colors';
import { LRUCache } from 'lru-cache';
import type { InlineStyles } from './page-assets.js';

/** The text of a document's style element, the same encoded, and its hash as a policy names it. */
export interface InlineStyle {
  text: string;
  bytes: Uint8Array;
  hash: string;
}

/** How many colours are remembered for each kind of page. */
const MOST_KEPT = 20;
const kept = new WeakMap<InlineStyles, LRUCache<string, InlineStyle>>();

/** The styles of a kind of page followed by an account's colours, made once for each colour. */
export function inlineStyleOf(styles: InlineStyles, color: string | undefined): InlineStyle {
  const ofKind = kept.get(styles) ?? new LRUCache<string, InlineStyle>({ max: MOST_KEPT });
  kept.set(styles, ofKind);
  const known = ofKind.get(color ?? '');
  if (known) return known;
  const text = styles.text + accountColors(color);
  const bytes = new TextEncoder().encode(text);
  const style = { text, bytes, hash: `sha256-${createHash('sha256').update(bytes).digest('base64')}` };
  ofKind.set(color ?? '', style);
  return style;
}
