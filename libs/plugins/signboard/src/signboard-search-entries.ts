import { hostOf, type HighlightContext, type SearchEntry } from '@oa-profile/plugin-sdk';
import type { Signboard } from './data.js';
import type { TranslateSignboard } from './texts.js';

/** The text of the board, or what its picture shows; without both, where it leads. */
export function signboardSearchEntries(
  { picture, text, url }: Signboard,
  { language }: HighlightContext,
  t: TranslateSignboard,
): SearchEntry[] {
  const link = url === undefined ? [] : [{ title: t('visit', { host: hostOf(url) }), titleLang: language }];
  const [title = '', ...lines] = (text ?? picture?.alt ?? '').trim().split(/\r?\n/);
  return title ? [{ title, text: lines.join('\n').trim() || undefined }, ...link] : link;
}
