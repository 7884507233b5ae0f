import { useTranslation } from 'react-i18next';
import type { Language } from './languages.js';
import type { Dictionary, Texts, Translate } from './texts.js';

/** The typed `t` of a package's texts. They must have been added to the page's i18next instance. */
export function useTexts<D extends Dictionary>(texts: Texts<D>): Translate<D> {
  const { t } = useTranslation(texts.namespace);
  return t as unknown as Translate<D>;
}

/** The language of the page. */
export function useLanguage(): Language {
  return useTranslation().i18n.language as Language;
}
