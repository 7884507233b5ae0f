import { addTexts, commonTexts, createI18n, type Language } from '@oa-profile/i18n';
import type { KnownCode } from '@oa-profile/profile';
import type { i18n } from 'i18next';
import { plugins } from '../shared/plugins.js';
import { startTexts } from './start-texts.js';
import { translateOnce } from './translate-once.js';

const instances = new Map<Language, Promise<i18n>>();

/** The i18next instance of a language with the texts of the page and of every plugin, loaded once. */
export function serverTexts(language: Language): Promise<i18n> {
  let instance = instances.get(language);
  if (!instance) {
    instance = load(language);
    instances.set(language, instance);
  }
  return instance;
}

const knownCodes = new WeakMap<i18n, KnownCode>();

/** The code of late parts that has been loaded so far for pages in this language. */
export function knownCodeOf(instance: i18n): KnownCode {
  const known: KnownCode = knownCodes.get(instance) ?? new Map<string, unknown>();
  knownCodes.set(instance, known);
  return known;
}

async function load(language: Language): Promise<i18n> {
  const instance = createI18n(language);
  const loaded = await Promise.all(Object.values(plugins).map((load) => load()));
  await Promise.all(
    [commonTexts, startTexts, ...loaded.map(({ texts }) => texts)].map((texts) => addTexts(instance, texts)),
  );
  translateOnce(instance);
  return instance;
}
