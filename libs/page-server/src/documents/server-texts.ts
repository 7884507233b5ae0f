import type { PluginLoaders } from '@oa-profile/plugin-sdk/page';
import type { LoadedCode } from '@oa-profile/plugin-sdk/internal';
import { addTexts, commonTexts, createI18n, type Language } from '@oa-profile/i18n';
import type { i18n } from 'i18next';
import { startTexts } from './start-texts.js';
import { translateOnce } from './translate-once.js';

/** The i18next instance of a language. */
export type ServerTexts = (language: Language) => Promise<i18n>;

/** Creates the instances of all languages, with the texts of the page and of every plugin. Each is loaded once. */
export function createServerTexts(plugins: PluginLoaders, appName: string | undefined): ServerTexts {
  const instances = new Map<Language, Promise<i18n>>();
  return (language) => {
    const instance = instances.get(language) ?? load(plugins, createI18n(language, { appName }));
    instances.set(language, instance);
    // The failure may be temporary.
    instance.catch(() => instances.delete(language));
    return instance;
  };
}

const loadedCodes = new WeakMap<i18n, LoadedCode>();

/** The code of late parts that has been loaded so far for pages in this language. */
export function loadedCodeOf(instance: i18n): LoadedCode {
  const loaded: LoadedCode = loadedCodes.get(instance) ?? new Map<string, unknown>();
  loadedCodes.set(instance, loaded);
  return loaded;
}

async function load(plugins: PluginLoaders, instance: i18n): Promise<i18n> {
  const loaded = await Promise.all(Object.values(plugins).flatMap((load) => load?.() ?? []));
  await Promise.all(
    [commonTexts, startTexts, ...loaded.map(({ texts }) => texts)].map((texts) => addTexts(instance, texts)),
  );
  translateOnce(instance);
  return instance;
}
