import type { AnyPluginSection, SectionPlugin } from '@oa-profile/plugin-sdk';
import type { Plugin } from '@oa-profile/plugin-sdk/page';
import type { LoadedCode } from '@oa-profile/plugin-sdk/internal';
import { addTexts, commonTexts, createI18n, type Language, type Texts } from '@oa-profile/i18n';
import type { i18n } from 'i18next';
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
  const loaded = await Promise.all(plugins.map(sectionIn));
  refuseSameNamespace([
    commonTexts,
    startTexts,
    ...plugins.map(({ texts }) => texts),
    ...loaded.map((section) => section?.texts),
  ]);
  await Promise.all(
    [commonTexts, startTexts, ...loaded.flatMap((section) => section?.texts ?? [])].map((texts) =>
      addTexts(instance, texts),
    ),
  );
  translateOnce(instance);
  return instance;
}

/** @throws RangeError when different texts have one namespace: visitors would read the first for both */
function refuseSameNamespace(all: readonly (Texts | undefined)[]): void {
  const known = new Map<string, Texts>();
  for (const texts of all) {
    if (!texts) continue;
    const { namespace } = texts;
    if (known.has(namespace) && known.get(namespace) !== texts)
      throw new RangeError(`Two plugins, or one and the page, have the namespace of texts '${namespace}'`);
    known.set(namespace, texts);
  }
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
