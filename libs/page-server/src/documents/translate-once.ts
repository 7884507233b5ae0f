import type { i18n, TFunction } from 'i18next';
import { LRUCache } from 'lru-cache';
import { atMost } from '../at-most.js';

/** Most cached texts with values, which accounts supply in any number. */
const MOST_KEPT = 5000;
/** Longest cache key, in characters: the cache has no limit in bytes, and accounts' texts can be of any length. */
const MAX_KEY_LENGTH = 500;

/**
 * Lets an instance cache its translations: without this, looking up, interpolating and pluralizing each text again is a
 * large part of rendering a page. The dictionaries must not change afterwards.
 */
export function translateOnce(instance: i18n): void {
  /** Texts without values, by language and namespace and then by key: no more than the dictionaries have. */
  const plain = new Map<string, Map<string, string>>();
  const withValues = new LRUCache<string, string>(atMost(MOST_KEPT));
  instance.on('languageChanged', () => {
    for (const texts of plain.values()) texts.clear();
    withValues.clear();
  });
  const getFixedT = instance.getFixedT.bind(instance) as (...parts: unknown[]) => TFunction;
  const remembering = (...parts: unknown[]): unknown => {
    const translate = getFixedT(...parts) as (key: string, values?: object) => string;
    const [language, namespace] = parts;
    const prefix = `${String(language)} ${String(namespace)} `;
    const texts = plain.get(prefix) ?? new Map<string, string>();
    plain.set(prefix, texts);
    return (key: string, values?: object): string => {
      const kept = values ? withValues : texts;
      const place = values ? `${prefix}${key} ${JSON.stringify(values)}` : key;
      const known = kept.get(place);
      if (known !== undefined) return known;
      const text = translate(key, values);
      if (place.length < MAX_KEY_LENGTH) kept.set(place, text);
      return text;
    };
  };
  instance.getFixedT = remembering as typeof instance.getFixedT;
}
