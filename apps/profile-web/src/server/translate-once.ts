import type { i18n, TFunction } from 'i18next';
import { LRUCache } from 'lru-cache';

/** Texts that are remembered; those that hold what accounts say come and go. */
const MOST_KEPT = 5000;

/**
 * Lets an instance remember what it has translated: it looks a text up, reads its placeholders and chooses its form anew
 * each time, which is much of what rendering a page takes. The texts themselves must not change any more.
 */
export function translateOnce(instance: i18n): void {
  const known = new LRUCache<string, string>({ max: MOST_KEPT });
  instance.on('languageChanged', () => known.clear());
  const getFixedT = instance.getFixedT.bind(instance) as (...parts: unknown[]) => TFunction;
  const remembering = (...parts: unknown[]): unknown => {
    const translate = getFixedT(...parts) as (key: string, values?: object) => string;
    const [language, namespace] = parts;
    const prefix = `${String(language)} ${String(namespace)} `;
    return (key: string, values?: object): string => {
      const place = values ? `${prefix}${key} ${JSON.stringify(values)}` : prefix + key;
      const text = known.get(place) ?? translate(key, values);
      known.set(place, text);
      return text;
    };
  };
  instance.getFixedT = remembering as typeof instance.getFixedT;
}
