import type { Dictionary } from '@oa-profile/i18n';
import { englishText, expectedKeys, textProblems } from '@oa-profile/page-build/internal';
import { jsToXliff12, type Translations, type Unit, xliff12ToJs } from 'xliff';

/** Texts of a namespace in English and, as far as they are translated, in one other language. */
export interface Translatable {
  namespace: string;
  english: Dictionary;
  translated: Dictionary;
  /** What a translator should know of a text, such as where it is seen. */
  noteOf: (key: string, english: string) => string;
  /** Why a text that fits cannot be taken, such as a word that the glossary forbids. @default it can */
  objectionsTo?: (key: string, text: string) => readonly string[];
}

/** Writes the texts of a language into one file: XLIFF 1.2, which every translators' tool reads. */
export function writeTranslations(language: string, texts: readonly Translatable[]): Promise<string> {
  const resources = texts.map(({ namespace, english, translated, noteOf }) => {
    const units = expectedKeys(language, english).map((key): [string, Unit] => {
      const source = englishText(english, key) ?? '';
      const target = translated[key];
      return [key, { source, ...(target !== undefined && { target }), note: noteOf(key, source) }];
    });
    return [namespace, Object.fromEntries(units)];
  });
  return jsToXliff12({
    sourceLanguage: 'en',
    targetLanguage: language,
    resources: Object.fromEntries(resources) as Translations['resources'],
  });
}

/** Texts that came back, by namespace, and why others are refused, a sentence for each. */
export interface ReadTranslations {
  changed: ReadonlyMap<string, Dictionary>;
  problems: readonly string[];
  /** How many texts nobody has translated yet. */
  missing: number;
}

/** Far more than all of our texts in the longest language. */
const MAX_LENGTH = 5_000_000;

/**
 * Reads a file that a translator has worked on. Texts that fit are given even if others do not.
 *
 * @param texts as they are now: a translation of English that has changed since is refused
 * @throws Error in one sentence if it is no such file, or one of another language
 */
export async function readTranslations(
  xml: string,
  language: string,
  texts: readonly Translatable[],
): Promise<ReadTranslations> {
  if (xml.length > MAX_LENGTH) throw new Error('The file is too long for one of ours.');
  const { resources } = await parsed(xml, language);
  const problems = twice(xml);
  const changed = new Map<string, Dictionary>();
  let missing = 0;
  for (const [namespace, units] of Object.entries(resources)) {
    const known = texts.find((each) => each.namespace === namespace);
    if (!known) {
      problems.push(`'${namespace}' is the namespace of no texts.`);
      continue;
    }
    const fitting: Record<string, string> = {};
    for (const [key, { source, target }] of Object.entries(units)) {
      const problem = unitProblem(key, source, target, language, known.english);
      if (target === undefined || target === '') missing += 1;
      else if (problem !== undefined) problems.push(`'${namespace}' ${problem}`);
      else if (target !== known.translated[key]) {
        const objections = known.objectionsTo?.(key, target as string) ?? [];
        problems.push(...objections);
        if (objections.length === 0) fitting[key] = target as string;
      }
    }
    if (Object.keys(fitting).length > 0) changed.set(namespace, fitting);
  }
  return { changed, problems, missing };
}

/** Parses a file of a language. @throws Error in one sentence if it is none */
async function parsed(xml: string, language: string): Promise<Translations> {
  // The parser reads what there is of a file that was cut.
  const file = /<\/xliff>\s*$/.test(xml) ? await xliff12ToJs(xml).catch(() => undefined) : undefined;
  if (!file) throw new Error('The file is no XLIFF 1.2.');
  if (file.sourceLanguage !== 'en')
    throw new Error(`The file is not translated from English, but from '${file.sourceLanguage}'.`);
  if (file.targetLanguage !== language)
    throw new Error(`The file is in the language '${file.targetLanguage}', not in '${language}'.`);
  return file;
}

function unitProblem(
  key: string,
  source: string,
  target: unknown,
  language: string,
  english: Dictionary,
): string | undefined {
  const [problem] = textProblems(language, Object.fromEntries([[key, target]]), english);
  if (problem !== undefined) return `in '${language}': ${problem}.`;
  const now = englishText(english, key);
  return source === now
    ? undefined
    : `'${key}' has changed in English since the export, from '${source}' to '${now}': translate it again.`;
}

/** Keys that a namespace has twice: of two, only the last one would be read. */
function twice(xml: string): string[] {
  const files = xml.split(/<file\b/).slice(1);
  return files.flatMap((file) => {
    const namespace = /\boriginal="([^"]*)"/.exec(file)?.[1] ?? '';
    const keys = Array.from(file.matchAll(/<trans-unit\b[^>]*?\bid="([^"]*)"/g), ([, key]) => key);
    const double = new Set(keys.filter((key, index) => keys.indexOf(key) !== index));
    return [...double].map((key) => `'${namespace}' has '${key}' twice.`);
  });
}

/**
 * What is new in English, and what has changed, since a file was written: a sentence for each.
 *
 * @throws Error in one sentence if it is no such file, or one of another language
 */
export async function changesSince(
  xml: string,
  language: string,
  texts: readonly Translatable[],
): Promise<string[]> {
  const { resources } = await parsed(xml, language);
  return texts.flatMap(({ namespace, english }) => {
    const before = new Map(Object.entries(resources[namespace] ?? {}));
    return expectedKeys(language, english).flatMap((key) => {
      const [then, now] = [before.get(key)?.source, englishText(english, key)];
      if (then === now) return [];
      return then === undefined
        ? [`'${namespace}' '${key}' is new: '${now}'.`]
        : [`'${namespace}' '${key}' has changed from '${then}' to '${now}'.`];
    });
  });
}
