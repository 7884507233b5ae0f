import { addTexts, commonTexts, createI18n, type Language, type Texts } from '@oa-profile/i18n';

export type I18n = ReturnType<typeof createI18n>;

/**
 * An i18next instance with the common texts and those that a story needs besides.
 *
 * @param shown 'keys' shows namespace and key in place of each text, also of those that are loaded later
 */
export async function storyTexts(
  language: Language,
  texts: readonly Texts[],
  shown: 'texts' | 'keys' = 'texts',
): Promise<I18n> {
  const i18n = createI18n(language);
  if (shown === 'keys') showKeys(i18n);
  await Promise.all([commonTexts as Texts, ...texts].map((wanted) => addTexts(i18n, wanted)));
  return i18n;
}

function showKeys(i18n: I18n): void {
  const add = i18n.addResourceBundle.bind(i18n);
  i18n.addResourceBundle = (language: string, namespace: string, texts: object) =>
    add(
      language,
      namespace,
      Object.fromEntries(Object.keys(texts).map((key) => [key, `${namespace} ${key}`])),
    );
}
