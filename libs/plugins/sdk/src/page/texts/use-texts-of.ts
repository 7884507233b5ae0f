import type { Dictionary, Language, Texts } from '@oa-profile/i18n';
import { useEffect, useState } from 'react';

/** Texts in another language than the page's; undefined until, or unless, they have loaded. */
export function useTextsOf<D extends Dictionary>(
  texts: Texts<D>,
  language: Language | undefined,
): D | undefined {
  const [loaded, setLoaded] = useState<D>();
  useEffect(() => {
    if (!language) return;
    texts.load(language).then(
      (dictionary) => setLoaded(dictionary as D),
      // The caller falls back to other words that will be understood.
      () => undefined,
    );
  }, [texts, language]);
  return loaded;
}
