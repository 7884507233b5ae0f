import { addTexts, commonTexts, createI18n } from '@oa-profile/i18n';
import type { i18n } from 'i18next';
import type { Page } from '../page.js';

/** Step 5: loads the texts of the page's one language. The server asked the browser to preload their file. */
export async function loadLanguage({ data, config: { appName } }: Page): Promise<i18n> {
  const instance = createI18n(data.lang, { appName });
  await addTexts(instance, commonTexts);
  return instance;
}
