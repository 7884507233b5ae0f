import type { AnyPluginSection, SectionPlugin } from '@oa-profile/plugin-sdk';
import type { Plugin } from '@oa-profile/plugin-sdk/page';
import type { LoadedCode } from '@oa-profile/plugin-sdk/internal';
import { addTexts, commonTexts, createI18n, type Language, type Texts } from '@oa-profile/i18n';
import type { i18n } from 'i18next';
import { NAMESPACE, namespacesOf, refuseTwice } from './refuse-twice.js';
import { startTexts } from './start-texts.js';
import { translateOnce } from './translate-once.js';

/** The i18next instance of a language. */
export type ServerTexts = (language: Language) => Promise<i18n>;

/** Creates the instances of all languages, with the texts of the page and of every section. Each is loaded once. */
export function createServerTexts(plugins: readonly Plugin[], appName: string | undefined): ServerTexts {
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

async function load(plugins: readonly Plugin[], instance: i18n): Promise<i18n> {
  const ofSections = await textsOfSections(plugins);
  await Promise.all([commonTexts, startTexts, ...ofSections].map((texts) => addTexts(instance, texts)));
  translateOnce(instance);
  return instance;
}

/**
 * Loads the texts of all sections.
 *
 * @throws RangeError when a section is of another type than its plugin's name, or has the namespace of other texts
 */
export async function textsOfSections(plugins: readonly Plugin[]): Promise<Texts[]> {
  const loaded = await Promise.all(plugins.map(sectionIn));
  const ofSections = loaded.flatMap((section) => section?.texts ?? []);
  // Of two, visitors would read the first for both.
  refuseTwice(
    NAMESPACE,
    namespacesOf([commonTexts, startTexts, ...plugins.map(({ texts }) => texts), ...ofSections]),
  );
  return ofSections;
}

/**
 * The section of a plugin.
 *
 * @throws RangeError when it is of another type than the plugin's name, by which the page looks for it
 */
async function sectionIn({ name, section }: SectionPlugin): Promise<AnyPluginSection | undefined> {
  const loaded = await section?.();
  if (loaded && loaded.type !== name)
    throw new RangeError(`The section of the plugin '${name}' is of the type '${loaded.type}'`);
  return loaded;
}
