import { addTexts } from '@oa-profile/i18n';
import type { i18n } from 'i18next';

/** Loads the texts of actions, which are not in the first load. */
export async function addActionTexts(i18n: i18n): Promise<void> {
  const { actionTexts } = await import('./action-texts.js');
  await addTexts(i18n, actionTexts);
}
