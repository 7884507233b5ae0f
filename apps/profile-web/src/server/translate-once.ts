import type { i18n, TFunction } from 'i18next';
import { LRUCache } from 'lru-cache';

/** Texts that are remembered; those that hold what accounts say come and go. */
const MOST_KEPT = 5000;
/** Letters of what they are remembered by. What an account says can be of any length, and nobody counts its bytes here. */
const LONGEST_KEPT = 500;

/**
 * Lets an instance remember what it has translated: it looks a text up, reads its placeholders and chooses its form anew
 * each time, which is much of what rendering a page takes. The texts themselves must not change any more.
 */
export function translateOnce(instance: i18n): void {
  /** As many as the dictionaries have, by their key within a language and a namespace. */
  const plain = new Map<string, Map<string, string>>();
  const withValues = new LRUCache<string, string>({ max: MOST_KEPT });
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
      if (place.length < LONGEST_KEPT) kept.set(place, text);
      return text;
    };
  };
  instance.getFixedT = remembering as typeof instance.getFixedT;
}
