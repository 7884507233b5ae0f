import { addTexts, commonTexts, createI18n, type Language, type Texts } from '@oa-profile/i18n';

export type I18n = ReturnType<typeof createI18n>;

/** An i18next instance with the common texts and those that a story needs besides. */
export async function storyTexts(language: Language, texts: readonly Texts[]): Promise<I18n> {
  const i18n = createI18n(language);
  await Promise.all([commonTexts as Texts, ...texts].map((wanted) => addTexts(i18n, wanted)));
  return i18n;
}
