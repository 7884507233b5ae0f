import { useTexts } from '@oa-profile/i18n/react';
import { useEffect, useState } from 'react';
import { useLocalLanguage } from '../../core/local/use-local-language.js';
import { localWordsTexts } from './local-words-texts.js';

/** What is asked of whoever is shown the pop-up, in their language; undefined until, or unless, that has been loaded. */
export function useRequest(key: 'driver.request' | 'staff.request'): string | undefined {
  const language = useLocalLanguage();
  const [loaded, setLoaded] = useState<string>();
  // The page's own words, for visitors who have come here although they read what is read there.
  const t = useTexts(localWordsTexts);
  useEffect(() => {
    if (!language) return;
    localWordsTexts.load(language).then(
      (texts) => setLoaded(texts[key]),
      // What is shown speaks for itself.
      () => undefined,
    );
  }, [language, key]);
  return language ? loaded : t(key);
}
