import { addTexts, commonTexts, createI18n, type Language } from '@oa-profile/i18n';
import { couponSection } from '@oa-profile/plugin-coupon/section';

const loaded = new Map<Language, ReturnType<typeof load>>();

/** The texts of the pages. Returns the same promise each time, so that `use` can wait for it. */
export function textsIn(language: Language): ReturnType<typeof load> {
  const texts = loaded.get(language) ?? load(language);
  loaded.set(language, texts);
  return texts;
}

async function load(language: Language) {
  const i18n = createI18n(language);
  await Promise.all([addTexts(i18n, commonTexts), addTexts(i18n, couponSection.texts)]);
  return i18n;
}
