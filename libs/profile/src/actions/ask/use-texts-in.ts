import { usePageEnvironment } from '@oa-profile/plugin-sdk/page';
import { addTexts, createI18n, type Language, type Translate } from '@oa-profile/i18n';
import { useEffect, useState } from 'react';
import { askTexts, type AskDictionary } from './ask-texts.js';

export interface TextsIn {
  language: Language;
  t: Translate<AskDictionary>;
}

/** These texts in another language than the page's; undefined until, or unless, they have loaded. */
export function useTextsIn(language: Language | undefined): TextsIn | undefined {
  const { services } = usePageEnvironment();
  const [loaded, setLoaded] = useState<TextsIn>();
  useEffect(() => {
    if (!language) return;
    let isWanted = true;
    const i18n = createI18n(language);
    addTexts(i18n, askTexts).then(
      () => {
        const t = i18n.getFixedT(language, askTexts.namespace) as TextsIn['t'];
        if (isWanted) setLoaded({ language, t });
      },
      // The visitor's own language will be understood, too.
      (error: unknown) => services.captureError(error, 'ask'),
    );
    return () => {
      isWanted = false;
    };
  }, [language, services]);
  return loaded;
}
