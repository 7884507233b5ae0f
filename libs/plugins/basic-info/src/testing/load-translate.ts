import { addTexts, createI18n, type Language } from '@oa-profile/i18n';
import { basicInfoTexts, type TranslateBasicInfo } from '../texts.js';

/** The `t` of the section's texts in one language, without React. */
export async function loadTranslate(language: Language): Promise<TranslateBasicInfo> {
  const i18n = createI18n(language);
  await addTexts(i18n, basicInfoTexts);
  return i18n.getFixedT(null, basicInfoTexts.namespace) as unknown as TranslateBasicInfo;
}
