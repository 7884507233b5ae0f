import { join } from 'node:path';
import type { OurLanguage } from '@oa-profile/i18n';
import { ourLanguages } from '@oa-profile/i18n/internal';
import { describe, expect, it } from 'vitest';
import { xliff12ToJs } from 'xliff';
import { readDictionaries } from '../dictionaries.js';
import { readTexts } from './texts.js';
import { changesSince, readTranslations, type Translatable, writeTranslations } from './translation-file.js';

const english = {
  title: 'Tea & <b>cake</b>',
  show: 'Show {{total}}\nin {{app}}',
  cups_one: 'One cup',
  cups_other: '{{displayCount}} cups',
};
const tea = (translated = {}, changed = {}): Translatable => ({
  namespace: 'plugin-tea',
  english: { ...english, ...changed },
  translated,
  noteOf: (key, text) => `${key}: ${text.length} letters`,
});

/** What comes back of texts after somebody has worked on their file. */
const worked = async (work: (xml: string) => string, language = 'th', now = tea()) =>
  readTranslations(work(await writeTranslations('th', [tea()])), language, [now]);

/** A translator's work on one text. */
const target =
  (key: string, text: string) =>
  (xml: string): string =>
    xml.replace(new RegExp(`(id="${key}">\\s*<source>[^]*?</source>)`), `$1<target>${text}</target>`);

describe('a file for translators', () => {
  it('a file for translators has each text in English and in the language, and what to know of it', async () => {
    const translated = { title: 'ชา & <b>เค้ก</b>', cups_other: '{{displayCount}} ถ้วย' };
    const { resources, ...head } = await xliff12ToJs(await writeTranslations('th', [tea(translated)]));
    expect(head).toEqual({ sourceLanguage: 'en', targetLanguage: 'th' });
    expect(resources).toEqual({
      'plugin-tea': {
        title: { source: english.title, target: translated.title, note: 'title: 17 letters' },
        show: { source: english.show, note: 'show: 25 letters' },
        cups_other: {
          source: english.cups_other,
          target: translated.cups_other,
          note: 'cups_other: 21 letters',
        },
      },
    });
  });

  it.each(ourLanguages.filter((language) => language !== 'en'))(
    'a file with all of our texts comes back as it was in %s',
    async (language: OurLanguage) => {
      const sets = await readDictionaries(join(import.meta.dirname, '../../../../libs'));
      const texts = sets.map(({ folder, texts: by }) => ({
        ...tea(by[language]),
        namespace: folder,
        english: by.en ?? {},
      }));
      const empty = texts.map((each) => ({ ...each, translated: {} }));
      const { changed, problems, missing } = await readTranslations(
        await writeTranslations(language, texts),
        language,
        empty,
      );
      expect(problems).toEqual([]);
      expect(missing).toBe(0);
      expect(Object.fromEntries(changed)).toEqual(
        Object.fromEntries(texts.map(({ namespace, translated }) => [namespace, translated])),
      );
    },
  );

  it('a text in a language with other plural forms than English has each of them', async () => {
    const { resources } = await xliff12ToJs(await writeTranslations('ru', [tea()]));
    const sources = Object.entries(resources['plugin-tea'] ?? {}).map(([key, { source }]) => [key, source]);
    expect(Object.fromEntries(sources)).toEqual({
      title: english.title,
      show: english.show,
      cups_one: 'One cup',
      cups_few: '{{displayCount}} cups',
      cups_many: '{{displayCount}} cups',
      cups_other: '{{displayCount}} cups',
    });
  });
});

describe('a translation that comes back', () => {
  it('a translation that fits is taken, whatever is refused beside it', async () => {
    const { changed, problems, missing } = await worked((xml) =>
      target('cups_other', '{{displayCount}} ถ้วย')(target('show', 'แสดง')(xml)),
    );
    expect(Object.fromEntries(changed)).toEqual({ 'plugin-tea': { cups_other: '{{displayCount}} ถ้วย' } });
    expect(problems).toEqual([`'plugin-tea' in 'th': 'show' lacks {{total}}.`]);
    expect(missing).toBe(1);
  });

  it.each<[string, (xml: string) => string, string]>([
    [
      'an unknown placeholder',
      target('cups_other', '{{displayCount}} {{cups}}'),
      `'plugin-tea' in 'th': 'cups_other' has an unknown {{cups}}.`,
    ],
    ['markup that is missing', target('title', 'ชา'), `'plugin-tea' in 'th': 'title' lacks <b>.`],
    ['a mark of a tool', target('title', 'ชา <x id="1"/>'), `'plugin-tea' in 'th': 'title' is no text.`],
    [
      'an unknown key',
      (xml) => target('titel', 'ชา')(xml.replace('id="title"', 'id="titel"')),
      `'plugin-tea' in 'th': 'titel' is never used.`,
    ],
    [
      'a key that every object has',
      (xml) => target('constructor', 'x')(xml.replace('id="title"', 'id="constructor"')),
      `'plugin-tea' in 'th': 'constructor' is never used.`,
    ],
    [
      'an unknown namespace',
      (xml) => xml.replace('plugin-tea', 'plugin-coffee'),
      `'plugin-coffee' is the namespace of no texts.`,
    ],
    ['a key twice', (xml) => xml.replace('id="show"', 'id="title"'), `'plugin-tea' has 'title' twice.`],
  ])('a translation is refused for %s', async (_, work, sentence) => {
    // prettier-ignore
    const { changed, problems } = await worked(work);
    expect(problems).toContain(sentence);
    expect(changed.size).toBe(0);
  });

  it('a translation that fits, but has a word that the glossary forbids, is refused and not taken', async () => {
    const now: Translatable = {
      ...tea(),
      objectionsTo: (key, text) => (text.includes('โปรด') ? [`'${key}' has a forbidden word`] : []),
    };
    const { changed, problems } = await worked(
      (xml) => target('cups_other', '{{displayCount}} ถ้วย')(target('show', 'โปรด {{total}} {{app}}')(xml)),
      'th',
      now,
    );
    expect(problems).toEqual([`'show' has a forbidden word`]);
    expect(Object.fromEntries(changed)).toEqual({ 'plugin-tea': { cups_other: '{{displayCount}} ถ้วย' } });
  });

  it('a translation of English that has changed since the export is refused', async () => {
    const now = tea({}, { title: 'Tea & <b>cakes</b>' });
    const { problems } = await worked(target('title', 'ชา <b></b>'.replaceAll('<', '&lt;')), 'th', now);
    expect(problems).toEqual([
      `'plugin-tea' 'title' has changed in English since the export, from 'Tea & <b>cake</b>' to 'Tea & <b>cakes</b>': translate it again.`,
    ]);
  });

  it.each<[string, (xml: string) => string, string]>([
    [
      'of another language',
      (xml) => xml.replaceAll('target-language="th"', 'target-language="ja"'),
      "The file is in the language 'ja', not in 'th'.",
    ],
    [
      'from another language',
      (xml) => xml.replaceAll('source-language="en"', 'source-language="ja"'),
      "The file is not translated from English, but from 'ja'.",
    ],
    ['without end', (xml) => xml.slice(0, 500), 'The file is no XLIFF 1.2.'],
    ['of nothing', () => '', 'The file is no XLIFF 1.2.'],
    ['in JSON', () => '{}', 'The file is no XLIFF 1.2.'],
    ['of six million letters', (xml) => xml + ' '.repeat(6_000_000), 'The file is too long for one of ours.'],
  ])('a file %s is refused', async (_, work, sentence) => {
    // prettier-ignore
    await expect(worked(work)).rejects.toThrow(sentence);
  });

  it('names of prototypes change nothing', async () => {
    const odd = (xml: string): string =>
      xml.replace('original="plugin-tea"', 'original="__proto__"').replace('id="title"', 'id="__proto__"');
    const { changed } = await worked((xml) => target('__proto__', 'x')(odd(xml)));
    expect(changed.size).toBe(0);
    expect(({} as Record<string, unknown>)['title']).toBeUndefined();
  });
});

it('every dictionary of the libraries has a namespace of its own, and says where it is seen', async () => {
  const texts = await readTexts('th');
  const namespaces = texts.map(({ namespace }) => namespace);
  expect(new Set(namespaces).size).toBe(namespaces.length);
  expect(namespaces).toEqual(expect.arrayContaining(['common', 'plugin-signboard', 'profile-ask', 'start']));
  const title = texts.find(({ namespace }) => namespace === 'plugin-coupon')?.noteOf('title', 'Coupons');
  expect(title).toMatch(
    /^In libs\/plugins\/coupon\/src\. Storybook: .*Plugins\/Coupon.* Glossary: coupon = คูปอง/,
  );
});

it('what is new or has changed in English since an export is told', async () => {
  const now = tea({}, { title: 'Tea', sugar: 'Sugar' });
  expect(await changesSince(await writeTranslations('th', [tea()]), 'th', [now])).toEqual([
    `'plugin-tea' 'title' has changed from 'Tea & <b>cake</b>' to 'Tea'.`,
    `'plugin-tea' 'sugar' is new: 'Sugar'.`,
  ]);
  expect(await changesSince(await writeTranslations('th', [tea()]), 'th', [tea()])).toEqual([]);
});

it('a file of another language is not taken for an earlier export, which would be written over', async () => {
  const ofThai = await writeTranslations('th', [tea()]);
  await expect(changesSince(ofThai, 'ja', [tea()])).rejects.toThrow(
    "The file is in the language 'th', not in 'ja'.",
  );
});

it('an objection to a text of ours names where the text is, and what the glossary has', async () => {
  const common = (await readTexts('th')).find(({ namespace }) => namespace === 'common');
  expect(common?.objectionsTo?.('error.network', 'โปรดลองอีกครั้ง')).toEqual([
    "libs/i18n/src/locales/th.json: 'error.network' is 'โปรดลองอีกครั้ง'; docs/texts.md has กรุณา",
  ]);
  const ofHosts = (await readTexts('vi')).find(({ namespace }) => namespace === 'common');
  expect(ofHosts?.objectionsTo?.('error.network', 'โปรด')).toEqual([]);
});
