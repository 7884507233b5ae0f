import { languages, type Language } from '@oa-profile/i18n';
import { parseLanguage } from '@oa-profile/i18n/internal';

/** The start does not wait longer for the document. */
const READING_MS = 2000;

/**
 * The language that the document was delivered in (docs/product.md#countries-and-languages). Translators change
 * `<html lang>`, even before the start, and whether an unknown one is theirs or the document's own is not in the page
 * any more: only then is the document read again, nearly always from the browser's cache.
 *
 * @param sent the language in the initial data
 * @throws ProfileError `DATA_INVALID` with message 'invalid lang' if either is none of the six
 */
export async function deliveredLanguage(sent: unknown): Promise<Language> {
  const language = parseLanguage(sent);
  if (languages.some((known) => known === document.documentElement.lang)) return language;
  const delivered = await languageOfDelivery();
  if (delivered !== undefined) parseLanguage(delivered);
  return language;
}

/** `<html lang>` as the server has written it; undefined if that cannot be found out. */
async function languageOfDelivery(): Promise<string | undefined> {
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), READING_MS);
  try {
    const response = await fetch(location.href, { cache: 'force-cache', signal: limit.signal });
    const [root] = /<html[^>]*>/.exec(await response.text()) ?? [];
    return root && (/ lang="([^"]*)"/.exec(root)?.[1] ?? '');
  } catch {
    return undefined;
  } finally {
    clearTimeout(timer);
  }
}
