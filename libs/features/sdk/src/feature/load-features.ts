import { addTexts } from '@oa-profile/i18n';
import type { i18n } from 'i18next';
import { addActionTexts } from '../texts/add-action-texts.js';
import type { Feature } from './feature.js';
import type { LateFeatures } from './late-features.js';

/**
 * Loads the features with what their links say, and the texts of actions: for a part of the page that shows something of
 * them. A feature whose texts cannot be loaded has no links.
 */
export async function loadFeatures(features: LateFeatures, i18n: i18n): Promise<readonly Feature[]> {
  const [all] = await Promise.all([features.load(), addActionTexts(i18n)]);
  await Promise.allSettled(all.map(async ({ texts }) => texts && addTexts(i18n, texts)));
  return all;
}
