import { addTexts, commonTexts, createI18n, type Language } from '@oa-profile/i18n';
import { loadPlugin, pluginTypes } from '@oa-profile/profile';
import type { i18n } from 'i18next';
import { startTexts } from './start-texts.js';

const instances = new Map<Language, Promise<i18n>>();

/** One i18next instance per language with the texts of the page and of every plugin, loaded once. */
export function serverTexts(language: Language): Promise<i18n> {
  let instance = instances.get(language);
  if (!instance) {
    instance = load(language);
    instances.set(language, instance);
  }
  return instance;
}

async function load(language: Language): Promise<i18n> {
  const instance = createI18n(language);
  const plugins = await Promise.all(pluginTypes.map((type) => loadPlugin(type)));
  await Promise.all(
    [commonTexts, startTexts, ...plugins.map(({ texts }) => texts)].map((texts) => addTexts(instance, texts)),
  );
  return instance;
}
