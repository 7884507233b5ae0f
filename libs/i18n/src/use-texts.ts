import type { i18n } from 'i18next';
import { useContext, useSyncExternalStore } from 'react';
import { I18nContext } from 'react-i18next';
import type { Language } from './languages.js';
import type { Dictionary, Texts, Translate } from './texts.js';

/**
 * The i18next instance of the nearest `I18nextProvider`.
 *
 * @throws Error without one.
 */
export function useI18n(): i18n {
  // Undefined without a provider, contrary to its type.
  const context = useContext(I18nContext) as { i18n: i18n } | undefined;
  if (!context) throw new Error('No <I18nextProvider i18n={…}> is around this component');
  return context.i18n;
}

/**
 * The typed `t` of a package's texts. They must have been added to the page's i18next instance.
 *
 * @throws Error without an `I18nextProvider`.
 */
export function useTexts<D extends Dictionary>(texts: Texts<D>): Translate<D> {
  const { subscribe, translate } = readerOf(useI18n());
  const snapshot = (): unknown => translate(texts.namespace);
  return useSyncExternalStore(subscribe, snapshot, snapshot) as Translate<D>;
}

/**
 * The language of the page.
 *
 * @throws Error without an `I18nextProvider`.
 */
export function useLanguage(): Language {
  const { subscribe, language } = readerOf(useI18n());
  return useSyncExternalStore(subscribe, language, language);
}

/** What components read from an i18next instance. */
interface Reader {
  subscribe: (onChange: () => void) => () => void;
  language: () => Language;
  /** The same function until the texts or the language change. */
  translate: (namespace: string) => unknown;
}

/** One for each instance. Not react-i18next's own hook, which copies the instance in every component. */
const readers = new WeakMap<i18n, Reader>();

function readerOf(instance: i18n): Reader {
  const cached = readers.get(instance);
  if (cached) return cached;
  const translators = new Map<string, unknown>();
  // The first listener, so that all others get new functions.
  instance.on('languageChanged', () => translators.clear());
  const reader: Reader = {
    subscribe: (onChange) => {
      instance.on('languageChanged', onChange);
      return () => instance.off('languageChanged', onChange);
    },
    language: () => instance.language as Language,
    translate: (namespace) => {
      const translator = translators.get(namespace) ?? instance.getFixedT(null, namespace);
      translators.set(namespace, translator);
      return translator;
    },
  };
  readers.set(instance, reader);
  return reader;
}
