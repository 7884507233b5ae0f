import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Dictionary, OurLanguage } from '@oa-profile/i18n';
import { ourLanguages } from '@oa-profile/i18n/internal';
import { beforeEach, describe, expect, it } from 'vitest';
import { dictionaryFile, type DictionarySet } from './dictionaries.js';
import { englishAlone } from './english-alone.js';

const folder = 'libs/tea/src/locales';
let repository: string;

const git = (...words: readonly string[]): string =>
  execFileSync('git', ['-c', 'user.name=Mori', '-c', 'user.email=mori@example.com', ...words], {
    cwd: repository,
    encoding: 'utf8',
  });

type Texts = Partial<Readonly<Record<OurLanguage, Dictionary>>>;

const texts: Texts = Object.fromEntries(
  ourLanguages.map((language) => [
    language,
    {
      title: `Tea ${language}`,
      close: `Close ${language}`,
      ...(language === 'en' && { cups_one: 'cup' }),
      cups_other: `cups ${language}`,
    },
  ]),
);

/** What the languages have, with some texts changed. */
const withTexts = (changed: Texts): Texts =>
  Object.fromEntries(
    ourLanguages.map((language) => [language, { ...texts[language], ...changed[language] }]),
  );

/** Writes dictionaries, and tells what is wrong with them. */
async function problems(changed: Texts, message?: string): Promise<string[]> {
  const now = withTexts(changed);
  write(now);
  if (message !== undefined) git('commit', '--quiet', '--all', '--message', message);
  const sets: DictionarySet[] = [{ folder, texts: now }];
  return englishAlone(sets, repository);
}

function write(all: Texts): void {
  mkdirSync(join(repository, folder), { recursive: true });
  for (const [language, dictionary] of Object.entries(all))
    writeFileSync(
      join(repository, folder, dictionaryFile(language as OurLanguage)),
      (language === 'en' ? 'export const en = ' : '') + JSON.stringify(dictionary),
    );
}

const sentence = (key: string, unchanged: string): string =>
  `${folder}: '${key}' has changed in English, but not in ${unchanged}: translate it, or write 'English only: ${key}' into the commit's message`;

beforeEach(() => {
  repository = mkdtempSync(join(tmpdir(), 'english-'));
  git('init', '--quiet', '--initial-branch=main');
  write(texts);
  git('add', '.');
  git('commit', '--quiet', '--message', 'tea');
  git('switch', '--quiet', '--create', 'other-tea');
  return () => rmSync(repository, { recursive: true, force: true });
});

describe('an English text', () => {
  it('an English text that changes asks for each translation that does not, committed or not', async () => {
    const changed = { en: { title: 'Green tea' }, ja: { title: '緑茶' } };
    expect(await problems(changed)).toEqual([sentence('title', 'zh-TW, th, id, ko')]);
    expect(await problems(changed, 'green')).toEqual([sentence('title', 'zh-TW, th, id, ko')]);
  });

  it('an English text that changes with its translations, or not at all, asks for nothing', async () => {
    const all = Object.fromEntries(
      ourLanguages.map((language) => [language, { title: `Green ${language}` }]),
    );
    expect(await problems(all)).toEqual([]);
    expect(await problems({ ja: { title: '緑茶' } })).toEqual([]);
    expect(await problems({})).toEqual([]);
  });

  it('an English text that is new, or has another key, asks for nothing: the check of missing ones does', async () => {
    expect(await problems({ en: { open: 'Open' } })).toEqual([]);
  });

  it('a singular of English alone is part of a text that all languages have', async () => {
    expect(await problems({ en: { cups_one: 'pot' } })).toEqual([sentence('cups', 'ja, zh-TW, th, id, ko')]);
    const others = ourLanguages.filter((language) => language !== 'en');
    const all = Object.fromEntries(others.map((language) => [language, { cups_other: `pots ${language}` }]));
    expect(await problems({ ...all, en: { cups_one: 'pot' } })).toEqual([]);
  });

  it("an English text is English alone if a commit's message says so of its key", async () => {
    const changed = { en: { title: 'Téa', close: 'Shut' } };
    expect(await problems(changed, 'tea: its accent\n\nEnglish only: title')).toEqual([
      sentence('close', 'ja, zh-TW, th, id, ko'),
    ]);
  });

  it('an English text asks for nothing on main, and where there is no history', async () => {
    git('switch', '--quiet', 'main');
    expect(await problems({ en: { title: 'Green tea' } }, 'green')).toEqual([]);
    rmSync(join(repository, '.git'), { recursive: true });
    expect(await problems({ en: { title: 'Black tea' } })).toEqual([]);
  });
});
