import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Dictionary, OurLanguage } from '@oa-profile/i18n';
import { fallbackLanguage, ourLanguages } from '@oa-profile/i18n/internal';
import { expectedKeys, textProblems } from '@oa-profile/page-build/internal';
import { alikeProblems, numberProblems } from './alike-lines.js';
import { englishAlone } from './english-alone.js';
import { forbiddenWordProblems } from './forbidden-words.js';
import { translationProblems } from './same-english.js';

export interface DictionarySet {
  /** Their folder, for the report. */
  folder: string;
  /** By language; absent if there is no file, or that of English does not export it. */
  texts: Partial<Readonly<Record<OurLanguage, Dictionary>>>;
}

/** English types keys and placeholders; the others are as translators' tools read them. */
export const dictionaryFile = (language: OurLanguage): string =>
  language === fallbackLanguage ? `${language}.ts` : `${language}.json`;

/**
 * Finds what a type checker cannot see in dictionaries, one line per problem: missing or unused languages, keys and
 * plural forms, empty texts, and placeholders that differ from the English ones.
 */
export function dictionaryProblems(dictionaries: readonly DictionarySet[]): string[] {
  return dictionaries.flatMap(({ folder, texts }) => {
    const english = texts[fallbackLanguage];
    if (!english) return [`${folder}/${dictionaryFile(fallbackLanguage)}: the dictionary is missing`];
    return ourLanguages.flatMap((language) => {
      const dictionary = texts[language];
      const problems = dictionary
        ? languageProblems(language, dictionary, english)
        : ['the dictionary is missing'];
      return problems.map((problem) => `${folder}/${dictionaryFile(language)}: ${problem}`);
    });
  });
}

function languageProblems(language: OurLanguage, dictionary: Dictionary, english: Dictionary): string[] {
  const expected = expectedKeys(language, english);
  return [
    ...expected.filter((key) => !Object.hasOwn(dictionary, key)).map((key) => `'${key}' is missing`),
    ...textProblems(language, dictionary, english),
  ];
}

/** Reads every `locales` folder with an `en.ts` below a folder. */
export async function readDictionaries(root: string): Promise<DictionarySet[]> {
  return Promise.all(
    localeFolders(root).map(async (folder) => ({
      folder: relative(process.cwd(), folder),
      texts: Object.fromEntries(
        (await Promise.all(ourLanguages.map((language) => readDictionary(folder, language)))).flat(),
      ),
    })),
  );
}

function localeFolders(folder: string): string[] {
  if (basename(folder) === 'locales') return existsSync(join(folder, 'en.ts')) ? [folder] : [];
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() && !['node_modules', 'dist', '.tsc'].includes(entry.name)
      ? localeFolders(join(folder, entry.name))
      : [],
  );
}

async function readDictionary(folder: string, language: OurLanguage): Promise<[OurLanguage, Dictionary][]> {
  const file = join(folder, dictionaryFile(language));
  if (!existsSync(file)) return [];
  if (language !== fallbackLanguage)
    return [[language, JSON.parse(readFileSync(file, 'utf8')) as Dictionary]];
  const { en } = (await import(pathToFileURL(file).href)) as { en?: Dictionary };
  return en ? [[language, en]] : [];
}

if (process.argv[1] === import.meta.filename) {
  const roots = ['libs', 'apps', 'tools/generators'].map((folder) =>
    join(import.meta.dirname, '../../..', folder),
  );
  const dictionaries = (await Promise.all(roots.map(readDictionaries))).flat();
  const problems = [
    ...dictionaryProblems(dictionaries),
    ...translationProblems(dictionaries),
    ...alikeProblems(dictionaries),
    ...numberProblems(dictionaries),
    ...forbiddenWordProblems(dictionaries),
    ...(await englishAlone(dictionaries, process.cwd())),
  ];
  const keys = dictionaries.reduce((sum, { texts }) => sum + Object.keys(texts.en ?? {}).length, 0);
  if (problems.length) {
    console.error(problems.join('\n'));
    process.exitCode = 1;
  } else {
    console.log(
      `${dictionaries.length} dictionaries in ${ourLanguages.length} languages: ${keys} English texts, no problem`,
    );
  }
}
