import { createInstance, type i18n } from 'i18next';
import { fallbackLanguage, type Language } from './languages.js';
import type { Texts } from './texts.js';

/** Creates an i18next instance of its own for one language, without any texts yet: {@link addTexts} adds them. */
export function createI18n(language: Language): i18n {
  const instance = createInstance();
  void instance.init({
    lng: language,
    fallbackLng: fallbackLanguage,
    resources: {},
    initAsync: false,
    // Keys are flat and namespaces explicit, so that '.' and ':' mean nothing.
    keySeparator: false,
    nsSeparator: false,
    // React escapes.
    interpolation: { escapeValue: false },
    // Makes a missing key an event, to which addTexts listens. Without the handler i18next would also write the
    // key into the English texts, as if it were a text.
    saveMissing: true,
    missingKeyHandler: () => undefined,
    react: { useSuspense: false },
  });
  return instance;
}

/**
 * Loads the instance's one language of `texts` into it. Texts that are there already are not loaded again.
 *
 * A dictionary can lack a key at run time, when a page outlives a release and loads the next one's file. The key is
 * then shown until its English text has been loaded, which happens for no other reason.
 *
 * Rejects with what the loader rejects with, and can then be called again.
 */
export async function addTexts(instance: i18n, texts: Texts): Promise<void> {
  const language = instance.language as Language;
  if (instance.hasResourceBundle(language, texts.namespace)) return;
  instance.addResourceBundle(language, texts.namespace, await texts.load(language));
  fallBackToEnglish(instance, texts);
}

function fallBackToEnglish(instance: i18n, { namespace, load }: Texts): void {
  let loading: Promise<void> | undefined;
  const loadEnglish = async (): Promise<void> => {
    try {
      instance.addResourceBundle(fallbackLanguage, namespace, await load(fallbackLanguage));
      // What react-i18next listens to. Listening to every added bundle would render the page once for each package.
      instance.emit('languageChanged', instance.language);
    } catch {
      // The key stays to be seen, and the next miss tries again.
      loading = undefined;
    }
  };
  instance.on('missingKey', (_languages: unknown, missing: unknown) => {
    if (missing !== namespace || instance.hasResourceBundle(fallbackLanguage, namespace)) return;
    loading ??= loadEnglish();
  });
}
