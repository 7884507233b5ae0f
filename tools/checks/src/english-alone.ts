import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import type { Dictionary } from '@oa-profile/i18n';
import { fallbackLanguage, ourLanguages } from '@oa-profile/i18n/internal';
import { withoutForm } from '@oa-profile/page-build/internal';
import { dictionaryFile, readDictionaries, type DictionarySet } from './dictionaries.js';

/**
 * One line for every English text that this branch changes, committed or not, while translations of it stay as they were:
 * nobody else would notice that they say something else now. What is English alone, such as a spelling, says so in the
 * message of one of the branch's commits, in a line `English only: key`. Without Git's history nothing is said.
 *
 * @param repository the folder that Git is asked in, with the dictionaries' folders below
 */
export async function englishAlone(
  dictionaries: readonly DictionarySet[],
  repository: string,
): Promise<string[]> {
  const git = (...words: readonly string[]): string | undefined => {
    try {
      return execFileSync('git', words, {
        cwd: repository,
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
      });
    } catch {
      return undefined;
    }
  };
  const mains = ['origin/HEAD', 'origin/main', 'main'];
  const [base] = mains.flatMap((main) => git('merge-base', 'HEAD', main)?.trim() ?? []);
  if (!base) return [];
  const changed =
    git('diff', '--name-only', base, '--', `*/locales/${dictionaryFile(fallbackLanguage)}`)?.split('\n') ??
    [];
  const folders = changed.filter(Boolean).map((path) => dirname(path));
  const concerned = dictionaries.filter(({ folder }) => folders.includes(folder));
  if (!concerned.length) return [];
  const before = await dictionariesAt((path) => git('show', `${base}:${path}`), concerned);
  const messages = git('log', '--format=%B', `${base}..HEAD`) ?? '';
  const allowed = Array.from(messages.matchAll(/^English only:(.+)$/gm), ([, key = '']) => key.trim());
  return concerned.flatMap(({ folder, texts }) =>
    unchangedTranslations(before.get(folder) ?? {}, texts)
      .filter(([key]) => !allowed.includes(key))
      .map(
        ([key, unchanged]) =>
          `${folder}: '${key}' has changed in English, but not in ${unchanged.join(', ')}: translate it, or write 'English only: ${key}' into the commit's message`,
      ),
  );
}

type Texts = DictionarySet['texts'];

/** A text with all of its forms, if it is there: languages have different ones of a plural, so all of them are one text. */
function formsOf(key: string, dictionary: Dictionary = {}): string {
  return Object.entries(dictionary)
    .flatMap(([each, text]) => (withoutForm(each) === key ? [text] : []))
    .join('\n');
}

/** The texts that are there before and after, and differ in English; each with the languages in which they do not. */
function unchangedTranslations(before: Texts, after: Texts): [key: string, unchanged: string[]][] {
  const keys = new Set(Object.keys(after[fallbackLanguage] ?? {}).map(withoutForm));
  return [...keys].flatMap((key) => {
    const isSame = (language: (typeof ourLanguages)[number]): boolean =>
      formsOf(key, before[language]) === formsOf(key, after[language]);
    if (!formsOf(key, before[fallbackLanguage]) || isSame(fallbackLanguage)) return [];
    const unchanged = ourLanguages.filter((language) => language !== fallbackLanguage && isSame(language));
    return unchanged.length ? [[key, unchanged] as [string, string[]]] : [];
  });
}

/** The dictionaries of these folders as they were, by folder; those that are new are not there. */
async function dictionariesAt(
  read: (path: string) => string | undefined,
  sets: readonly DictionarySet[],
): Promise<Map<string, Texts>> {
  const home = mkdtempSync(join(tmpdir(), 'dictionaries-'));
  try {
    return new Map(
      await Promise.all(
        sets.map(async ({ folder }, index): Promise<[string, Texts]> => {
          const copy = join(home, String(index), basename(folder));
          mkdirSync(copy, { recursive: true });
          for (const language of ourLanguages) {
            const file = dictionaryFile(language);
            const text = read(`${folder}/${file}`);
            if (text !== undefined) writeFileSync(join(copy, file), text);
          }
          const [set] = await readDictionaries(copy);
          return [folder, set?.texts ?? {}];
        }),
      ),
    );
  } finally {
    rmSync(home, { recursive: true, force: true });
  }
}
