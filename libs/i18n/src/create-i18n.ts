import { createInstance, type i18n } from 'i18next';
import { fallbackLanguage, type Language } from './languages.js';
import type { Texts } from './texts.js';

export interface I18nOptions {
  /** Name of the messaging app, which stands in every text in place of `{{app}}`. @default 'LINE' */
  appName?: string | undefined;
}

/** Creates a separate i18next instance for one language, without texts: {@link addTexts} adds them. */
export function createI18n(language: Language, { appName = 'LINE' }: I18nOptions = {}): i18n {
  const instance = createInstance();
  void instance.init({
    lng: language,
    fallbackLng: fallbackLanguage,
    resources: {},
    initAsync: false,
    // Keys are flat and namespaces explicit: '.' and ':' have no special meaning.
    keySeparator: false,
    nsSeparator: false,
    // React escapes.
    interpolation: { escapeValue: false, defaultVariables: { app: appName } },
    // Makes i18next emit an event for a missing key, for addTexts. Without the handler it would also write the key into
    // the English texts, as its text.
    saveMissing: true,
    missingKeyHandler: () => undefined,
  });
  return instance;
}

/**
 * Loads `texts` in the instance's language into it. Texts that have been added before are not loaded again.
 *
 * A dictionary can lack a key at run time, when a page outlives a release and loads the next one's file. The key is
 * then shown until its English text has been loaded, which happens only in this case.
 *
 * Rejects with the loader's error, and can then be called again.
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
      // The event that hooks listen to. If they listened to added bundles, each package would render the page again.
      instance.emit('languageChanged', instance.language);
    } catch {
      // The key stays visible, and the next miss tries again.
      loading = undefined;
    }
  };
  instance.on('missingKey', (_languages: unknown, missing: unknown) => {
    if (missing !== namespace || instance.hasResourceBundle(fallbackLanguage, namespace)) return;
    loading ??= loadEnglish();
  });
}
