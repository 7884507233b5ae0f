import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import type { Dictionary, OurLanguage } from '@oa-profile/i18n';
import { localeOf, ourLanguages } from '@oa-profile/i18n/internal';
import { expectedKeys, readDefinedTexts } from '@oa-profile/page-build/internal';
import { dictionaryFile, type DictionarySet, readDictionaries } from '../dictionaries.js';
import { forbiddenWordProblems } from '../forbidden-words.js';
import { changesSince, readTranslations, type Translatable, writeTranslations } from './translation-file.js';

const workspace = join(import.meta.dirname, '../../../..');

/** The namespace of the dictionaries in a folder, which the module that loads them says. */
function namespaceOf(folder: string): string {
  const modules = [folder, dirname(folder)].flatMap((place) =>
    readdirSync(place)
      .filter((name) => /(?<!\.test|\.stories)\.tsx?$/.test(name))
      .map((name) => join(place, name)),
  );
  for (const module of modules)
    for (const { namespace, dictionaries } of readDefinedTexts(readFileSync(module, 'utf8'), module)) {
      const english = dictionaries.get('en');
      if (english && 'source' in english && dirname(join(dirname(module), english.source)) === folder)
        return namespace;
    }
  throw new Error(`No module says the namespace of ${folder}.`);
}

/** Words of the glossary that a text has, in English and the language, if that is one of ours. */
function glossary(language: string): (english: string) => string[] {
  const rows = readFileSync(join(workspace, 'docs/texts.md'), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) =>
      line
        .split('|')
        .map((cell) => cell.trim())
        .slice(1),
    );
  const column = rows[0]?.indexOf(language) ?? -1;
  const words = rows.slice(2).map(([english = '', ...others]) => ({
    english,
    pattern: new RegExp(`\\b(?:${termsOf(english).join('|')})`, 'i'),
    translated: column > 0 ? others[column - 1] : undefined,
  }));
  return (text) =>
    words
      .filter(({ english, pattern }) => termsOf(english).length > 0 && pattern.test(text))
      .map(({ english, translated }) => (translated ? `${english} = ${translated}` : english));
}

/** 'save / saved (verb)' is found by either word. */
const termsOf = (cell: string): string[] =>
  cell
    .replace(/\([^()]*\)|…/g, '')
    .split(/[/,]/)
    .map((term) => term.trim().replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .filter(Boolean);

/** Where Storybook shows what a package has. */
function storiesOf(folder: string): string {
  const source = `${folder.split(/[/\\]src[/\\]/)[0] ?? folder}/src`;
  const titles = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.stories.tsx'))
    .flatMap((name) => /^ {2}title: '([^']+)'/m.exec(readFileSync(join(source, name), 'utf8'))?.[1] ?? []);
  return [...new Set(titles)].sort().slice(0, 3).join(', ');
}

/** What stands above each text in the English dictionary: its authors' words for translators. */
function commentsIn(folder: string): ReadonlyMap<string, string> {
  const code = readFileSync(join(folder, 'en.ts'), 'utf8');
  const found = code.matchAll(/((?:^ +\/\/ .*\n)+) +(?:'([^']+)'|(\w+)):/gm);
  return new Map(
    Array.from(found, ([, comment = '', quoted, bare]) => [
      quoted ?? bare ?? '',
      comment
        .replaceAll(/^ +\/\/ /gm, '')
        .replaceAll('\n', ' ')
        .trim(),
    ]),
  );
}

/** The file of a language that is none of ours, as a host imports it: texts by namespace. */
const fileOf = (language: string): string => `${language}.json`;

function ownFile(language: string): Readonly<Record<string, Dictionary>> {
  const file = fileOf(language);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, Dictionary>) : {};
}

interface OfLanguage {
  language: string;
  /** Its texts by namespace, if it is none of ours. */
  own: Readonly<Record<string, Dictionary>>;
  words: ReturnType<typeof glossary>;
}

function translatable(
  { folder, texts }: DictionarySet,
  { language, own, words }: OfLanguage,
): Translatable & { folder: string } {
  const place = join(process.cwd(), folder);
  const [comments, stories] = [commentsIn(place), storiesOf(place)];
  const namespace = namespaceOf(place);
  const ours = ourLanguages.find((each) => each === language);
  return {
    folder: place,
    namespace,
    english: texts.en ?? {},
    translated: texts[language as OurLanguage] ?? own[namespace] ?? {},
    noteOf(key, english) {
      const found = words(english);
      return [
        `In ${relative(workspace, dirname(place)).replaceAll('\\', '/')}.`,
        stories && `Storybook: ${stories}.`,
        comments.get(key),
        english.includes('{{') && 'What is in {{ }} stays as it is.',
        found.length > 0 && `Glossary: ${found.join('; ')}.`,
      ]
        .filter(Boolean)
        .join(' ');
    },
    objectionsTo: (key, text) =>
      ours
        ? forbiddenWordProblems([{ folder: relative(workspace, place), texts: { [ours]: { [key]: text } } }])
        : [],
  };
}

/** Writes a language's dictionary of a folder in the order of the English one. */
function writeDictionary(
  folder: string,
  language: OurLanguage,
  english: Dictionary,
  texts: Dictionary,
): void {
  const sorted = expectedKeys(language, english).flatMap((key) =>
    texts[key] === undefined ? [] : [[key, texts[key]]],
  );
  writeFileSync(
    join(folder, dictionaryFile(language)),
    `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`,
  );
}

const countOf = (texts: ReadonlyMap<string, Dictionary>): number =>
  [...texts.values()].flatMap((each) => Object.keys(each)).length;

async function exportTexts(language: string, file: string): Promise<void> {
  const texts = await readTexts(language);
  if (existsSync(file)) {
    const before = readFileSync(file, 'utf8');
    const changes = await changesSince(before, language, texts);
    const { changed } = await readTranslations(before, language, texts);
    const count = countOf(changed);
    // They may be a translator's, of days.
    if (count > 0)
      throw new Error(
        `${file} has ${count} texts that are not ours: import it first, or remove it. Nothing is written.`,
      );
    for (const change of changes) console.log(change);
  }
  writeFileSync(file, await writeTranslations(language, texts));
  console.log(`${file}: all texts in English, and in '${language}' as far as they are there.`);
}

async function importTexts(language: string, file: string): Promise<void> {
  const texts = await readTexts(language);
  const { changed, problems, missing } = await readTranslations(readFileSync(file, 'utf8'), language, texts);
  const ours = ourLanguages.find((each) => each === language);
  const others: Record<string, Dictionary> = {};
  for (const { folder, namespace, english, translated } of texts) {
    const all = { ...translated, ...changed.get(namespace) };
    if (!ours) {
      if (Object.keys(all).length > 0) others[namespace] = all;
    } else if (changed.has(namespace)) writeDictionary(folder, ours, english, all);
  }
  if (!ours) writeFileSync(fileOf(language), `${JSON.stringify(others, null, 2)}\n`);
  console.log(
    `${countOf(changed)} texts have changed, ${missing} are not translated${ours ? '' : `: ${fileOf(language)}`}.`,
  );
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
}

/** All texts of the libraries, in English and in a language. */
export async function readTexts(language: string): Promise<(Translatable & { folder: string })[]> {
  const sets = await readDictionaries(join(workspace, 'libs'));
  const ofLanguage = { language, own: ownFile(language), words: glossary(language) };
  return sets
    .map((set) => translatable(set, ofLanguage))
    .sort((one, other) => (one.namespace < other.namespace ? -1 : 1));
}

if (process.argv[1] === import.meta.filename) {
  const [command, language = '', file = `${basename(language)}.xlf`] = process.argv.slice(2);
  const commands: Readonly<Record<string, typeof exportTexts>> = { export: exportTexts, import: importTexts };
  const run = Object.hasOwn(commands, command ?? '') ? commands[command ?? ''] : undefined;
  const isTag = language !== 'en' && localeOf(language)?.toString() === language;
  if (!run || !isTag) {
    console.error(
      'npm run texts -- export|import LANGUAGE [FILE]: a BCP 47 tag other than en; the file is LANGUAGE.xlf',
    );
    process.exitCode = 1;
  } else
    await run(language, file).catch((error: unknown) => {
      console.error((error as Error).message);
      process.exitCode = 1;
    });
}
