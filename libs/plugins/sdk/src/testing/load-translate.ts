import {
  addTexts,
  createI18n,
  type Dictionary,
  type Language,
  type Texts,
  type Translate,
} from '@oa-profile/i18n';

/**
 * The `t` of a plugin's texts in one language, without React.
 *
 * @example
 * ```ts
 * const t = await loadTranslate(faqTexts, 'ja');
 * ```
 */
export async function loadTranslate<D extends Dictionary>(
  texts: Texts<D>,
  language: Language,
): Promise<Translate<D>> {
  const i18n = createI18n(language);
  await addTexts(i18n, texts);
  return i18n.getFixedT(null, texts.namespace) as unknown as Translate<D>;
}
