import { localeOf } from './intl/locale-of.js';
import type { AddedLanguage } from './languages.js';

/**
 * Finds, among languages that differ by script or region, that of a tag: it is written like it, and best in the same
 * region. Of Chinese, zh-Hans-SG is zh-CN and not zh-TW; of English, en-AU is the first one.
 *
 * @param languages all of a site, ours first
 * @param added those among them that the host has added
 * @returns a function from a BCP 47 tag to the nearest language, if that is an added one
 */
export function nearestAdded(
  languages: readonly string[],
  added: readonly string[],
): (tag: string) => AddedLanguage | undefined {
  const known = languages.map((language) => ({ language, locale: likely(language) }));
  return (tag) => {
    const wanted = likely(tag);
    const alike = known.filter(
      ({ locale }) => wanted && locale?.language === wanted.language && locale.script === wanted.script,
    );
    const nearest =
      known.find(({ language }) => language === tag) ??
      alike.find(({ locale }) => locale?.region === wanted?.region) ??
      alike[0];
    return nearest && added.includes(nearest.language) ? (nearest.language as AddedLanguage) : undefined;
  };
}

/** A tag with the script and the region that it leaves out. */
const likely = (tag: string): Intl.Locale | undefined => localeOf(tag.replaceAll('_', '-'))?.maximize();
