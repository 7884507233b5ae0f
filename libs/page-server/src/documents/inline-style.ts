import { createHash } from 'node:crypto';
import { accountColors } from '@oa-profile/ui/account-colors';
import { LRUCache } from 'lru-cache';
import type { InlineStyles } from './page-assets.js';

/** The text of a document's style element, and its hash as a policy names it. */
export interface InlineStyle {
  text: string;
  /** The bytes that it begins with: the same object for all accounts. */
  shared: Uint8Array;
  /** What follows them: the account's colours. */
  colors: string;
  hash: string;
}

interface StylesOfKind {
  shared: Uint8Array;
  byColor: LRUCache<string, InlineStyle>;
}

/** How many colours are remembered for each kind of page. */
const MOST_KEPT = 20;
const kept = new WeakMap<InlineStyles, StylesOfKind>();

/** The styles of a kind of page followed by an account's colours, made once for each colour. */
export function inlineStyleOf(styles: InlineStyles, color: string | undefined): InlineStyle {
  const { shared, byColor } = kept.get(styles) ?? {
    shared: new TextEncoder().encode(styles.text),
    byColor: new LRUCache<string, InlineStyle>({ max: MOST_KEPT }),
  };
  kept.set(styles, { shared, byColor });
  const known = byColor.get(color ?? '');
  if (known) return known;
  const colors = accountColors(color);
  const style = {
    text: styles.text + colors,
    shared,
    colors,
    hash: `sha256-${createHash('sha256').update(shared).update(colors).digest('base64')}`,
  };
  byColor.set(color ?? '', style);
  return style;
}
