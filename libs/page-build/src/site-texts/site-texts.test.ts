import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as I18n from '@oa-profile/i18n';
import { languages } from '@oa-profile/i18n';
import { build } from 'vite';
import { describe, expect, it, onTestFinished } from 'vitest';
import { conditions } from '../conditions.js';
import { ourLanguages } from './read-site-texts.js';
import { siteTexts } from './site-texts.js';

const i18n = join(import.meta.dirname, '../../../i18n/src/index.ts');

/** Texts of a plugin, as ours are written. */
const tea: Readonly<Record<string, string>> = {
  'tea/texts.ts': `import { defineTexts, type Texts } from '@oa-profile/i18n';
import type { en } from './locales/en.js';
export const tea: Texts<typeof en> = defineTexts('plugin-tea', {
  en: () => import('./locales/en.js').then(({ en }) => en),
  ja: () => import('./locales/ja.json'),
  'zh-TW': () => import('./locales/ja.json'),
  th: () => import('./locales/ja.json'),
  id: () => import('./locales/ja.json'),
  ko: () => import('./locales/ja.json'),
});`,
  'tea/locales/en.ts': `export const en = {
  title: 'Tea',
  // Of all kinds.
  show: 'Show {{total}} in {{app}}',
  cups_one: 'One cup',
  cups_other: '{{displayCount}} cups',
} as const;`,
  'tea/locales/ja.json': '{ "title": "茶", "show": "{{total}}", "cups_other": "{{displayCount}}杯" }',
};

interface Built {
  i18n: typeof I18n;
  texts: I18n.Texts;
  /** What the build has warned of. */
  warnings: string[];
}

/** Builds a host with these files, and loads it. */
async function hostWith(own: string, files = tea, module = './tea/texts.ts'): Promise<Built> {
  const root = mkdtempSync(join(tmpdir(), 'host-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const main = `export * as i18n from '@oa-profile/i18n';\nexport { tea as texts } from '${module}';`;
  const all = {
    ...files,
    'package.json': '{ "type": "module" }',
    'main.ts': main,
    ...(own && { 'texts.ts': own }),
  };
  for (const [path, text] of Object.entries(all)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  const warnings: string[] = [];
  await build({
    root,
    configFile: false,
    logLevel: 'silent',
    ...conditions,
    resolve: { ...conditions.resolve, alias: { '@oa-profile/i18n': i18n } },
    plugins: [siteTexts({ texts: join(root, 'texts.ts') })],
    ssr: { ...conditions.ssr, noExternal: true },
    build: {
      ssr: 'main.ts',
      rolldownOptions: { onLog: (_, { message }) => warnings.push(message) },
    },
  });
  const loaded = (await import(pathToFileURL(join(root, 'dist/main.js')).href)) as Omit<Built, 'warnings'>;
  return { ...loaded, warnings };
}

/** What a build says of a host that does not fit. */
const complaintOf = (own: string, files = tea): Promise<string[]> =>
  hostWith(own, files).then(
    () => [],
    (error: unknown) => (error as Error).message.split('\n').filter((line) => line.startsWith('- ')),
  );

const load = ({ texts }: Built, language: string): Promise<I18n.Dictionary> =>
  texts.load(language as I18n.Language);

describe("a host's own texts", () => {
  it("a host's own texts take the place of ours in their language, and nothing else changes", async () => {
    const built = await hostWith(
      `export const texts = { 'plugin-tea': { en: { title: 'Our tea', cups_one: 'A cup' }, ja: { title: 'お茶' } } };`,
    );
    expect(await load(built, 'en')).toEqual({
      title: 'Our tea',
      show: 'Show {{total}} in {{app}}',
      cups_one: 'A cup',
      cups_other: '{{displayCount}} cups',
    });
    expect(await load(built, 'ja')).toEqual({
      title: 'お茶',
      show: '{{total}}',
      cups_other: '{{displayCount}}杯',
    });
    expect(built.i18n.languages).toEqual(ourLanguages);
  });

  it.each([
    [
      "{ en: () => import('./words.js').then((module) => module.words) }",
      'const a = { title: `Tea` };\nexport { a as words };',
    ],
    ["{ en: () => import('./words.js') }", `export default { title: "Tea" };`],
    [
      "{ en: async () => (await import('./words.js')).default }",
      `const a = { title: 'Tea' } as const;\nexport default a;`,
    ],
    ["{ en: async () => ({ title: 'Tea' }) }", ''],
    ['{ en: () => Promise.resolve({ title: `Tea` }) }', ''],
  ])('they do so in a dictionary of %s', async (loaders, words) => {
    const files = {
      'tea.ts': `import { defineTexts as define } from '@oa-profile/i18n';\nexport const tea = define('plugin-tea', ${loaders} as never);`,
      'words.ts': words,
    };
    const own = `export const texts = { 'plugin-tea': { en: { title: 'Our tea' } } };`;
    const built = await hostWith(own, files, './tea.ts');
    expect(await load(built, 'en')).toMatchObject({ title: 'Our tea' });
  });

  it('what does not fit is told all at once, in a sentence for each', async () => {
    const own = `export const texts = {
      'plugin-tea': {
        en: { titel: 'Tea', show: 'Show <b>all</b> {{totals}}', title: ' ', cups_few: 'x', cups_other: 3 },
        vi: { title: 'Trà' },
        ko: 'tea',
      },
      'plugin-coffee': { en: { title: 'Coffee' } },
    };
    export const languages = { ja: {}, 'x y': {}, VI: {}, tlh: {}, 'pt-BR': { name: '' }, fr: 'français' };`;
    expect(await complaintOf(own)).toEqual([
      `- 'ja' is one of our languages: its texts belong into 'texts'.`,
      `- 'x y' is no language: a BCP 47 tag is wanted, such as 'vi' or 'pt-BR'.`,
      `- The language 'VI' is written 'vi'.`,
      `- Neither dates nor numbers can be written in the language 'tlh' here.`,
      `- The name of the language 'pt-BR' must be a text.`,
      `- The language 'fr' must be an object.`,
      `- 'plugin-tea' has texts in 'vi', which is no language of this site: it has en, ja, zh-TW, th, id, ko, fr.`,
      `- 'plugin-tea' in 'ko' must be an object.`,
      `- 'plugin-tea' in 'en': 'titel' is never used.`,
      `- 'plugin-tea' in 'en': 'show' lacks {{total}}.`,
      `- 'plugin-tea' in 'en': 'show' lacks {{app}}.`,
      `- 'plugin-tea' in 'en': 'show' has an unknown {{totals}}.`,
      `- 'plugin-tea' in 'en': 'show' has an unknown <b>.`,
      `- 'plugin-tea' in 'en': 'show' has an unknown </b>.`,
      `- 'plugin-tea' in 'en': 'title' is empty.`,
      `- 'plugin-tea' in 'en': 'cups_few' is never used.`,
      `- 'plugin-tea' in 'en': 'cups_other' is no text.`,
      `- No texts of this site have the namespace 'plugin-coffee': there are common, plugin-tea.`,
    ]);
  });

  it.each(['$t(title)', '{{total', '{{- total}}', '{{total, number}}'])(
    'a text is refused with %s, which i18next would read in another way',
    async (part) => {
      const own = `export const texts = { 'plugin-tea': { en: { title: 'Tea ${part}' } } };`;
      expect(await complaintOf(own)).toEqual([`- 'plugin-tea' in 'en': 'title' has an unknown ${part}.`]);
    },
  );

  it('names that every object has are nobody’s texts', async () => {
    const own = `export const texts = JSON.parse('{ "__proto__": { "en": { "title": "x" } }, "plugin-tea": { "en": { "__proto__": "x", "constructor": "x" } } }');`;
    expect(await complaintOf(own)).toEqual([
      `- 'plugin-tea' in 'en': '__proto__' is never used.`,
      `- 'plugin-tea' in 'en': 'constructor' is never used.`,
      `- No texts of this site have the namespace '__proto__': there are common, plugin-tea.`,
    ]);
  });

  it('a dictionary that the build cannot read keeps its texts, and says so to a host that wants others', async () => {
    const files = {
      'tea/texts.ts': `import { defineTexts } from '@oa-profile/i18n';
const made = async () => ({ title: ['Tea'].join() });
export const tea = defineTexts('plugin-tea', { en: made } as never);`,
    };
    expect(
      await complaintOf(`export const texts = { 'plugin-tea': { en: { title: 'x' } } };`, files),
    ).toEqual([`- 'plugin-tea' cannot be changed: the build cannot read its English texts.`]);
    const built = await hostWith('export const languages = { vi: {} };', files);
    expect(await load(built, 'vi')).toEqual({ title: 'Tea' });
  });
});

describe("a host's language", () => {
  it("a host's language has its own words, and the site's English ones for those that are missing", async () => {
    const built = await hostWith(`
      export const texts = { 'plugin-tea': { en: { title: 'Our tea' } }, common: { vi: { 'page.footer': 'Trang' } } };
      export const languages = { vi: { texts: { 'plugin-tea': { show: '{{total}} trong {{app}}' }, 'plugin-coffee': {} } } };`);
    expect(await load(built, 'vi')).toEqual({
      title: 'Our tea',
      show: '{{total}} trong {{app}}',
      cups_other: '{{displayCount}} cups',
    });
    const common = await built.i18n.commonTexts.load('vi' as I18n.Language);
    expect(common).toMatchObject({ 'page.footer': 'Trang', 'page.languages': 'Language' });
    expect(built.warnings).toEqual([
      expect.stringContaining(`texts.ts has translations of 'plugin-coffee', which this site does not show.`),
    ]);
  });

  it("a number has the form of the host's language, and never one in English beside others of its own", async () => {
    const built = await hostWith(`export const languages = {
      ar: { texts: { 'plugin-tea': { cups_other: '{{displayCount}} كوب', cups_two: 'كوبان' } } },
      pl: {},
    };`);
    const cups = async (language: string, count: number): Promise<string> => {
      const instance = built.i18n.createI18n(language as I18n.Language);
      await built.i18n.addTexts(instance, built.texts);
      return instance.t('cups', { ns: 'plugin-tea', count, displayCount: String(count) });
    };
    expect(await Promise.all([0, 1, 2, 3, 11].map((count) => cups('ar', count)))).toEqual([
      '0 كوب',
      '1 كوب',
      'كوبان',
      '3 كوب',
      '11 كوب',
    ]);
    expect(await Promise.all([1, 2, 5].map((count) => cups('pl', count)))).toEqual([
      'One cup',
      '2 cups',
      '5 cups',
    ]);
  });

  it("a plugin of others that lacks the host's language is in English", async () => {
    const built = await hostWith('export const languages = { vi: {} };', {
      'tea/texts.ts': `import { defineTexts } from '@oa-profile/i18n';
const en = async () => ({ title: 'Tea' });
export const tea = defineTexts('plugin-tea', { en, ja: en, 'zh-TW': en, th: en, id: en, ko: en });`,
    });
    expect(await load(built, 'vi')).toEqual({ title: 'Tea' });
  });

  it("a host's language is found by the languages of a browser, by its region and by the country of an account", async () => {
    const { i18n: built } = await hostWith(
      `export const languages = { vi: {}, 'zh-CN': { name: '简体中文' }, 'pt-BR': {}, 'en-GB': {} };`,
    );
    expect(built.languages).toEqual([...languages, 'vi', 'zh-CN', 'pt-BR', 'en-GB']);
    const nearest = [
      ['vi', 'vi'],
      ['vi_VN', 'vi'],
      ['zh-CN', 'zh-CN'],
      ['zh-Hans-SG', 'zh-CN'],
      ['zh', 'zh-CN'],
      ['zh-HK', 'zh-TW'],
      ['yue', 'zh-TW'],
      ['pt', 'pt-BR'],
      ['en', 'en'],
      ['en-GB', 'en-GB'],
      ['en-AU', 'en'],
      ['ja-JP', 'ja'],
      ['fr', undefined],
      ['not a tag', undefined],
    ] as const;
    for (const [tag, language] of nearest) expect([tag, built.matchLanguage(tag)]).toEqual([tag, language]);
    expect(['VN', 'BR', 'JP', 'FR', ''].map((country) => built.languageOfCountry(country))).toEqual([
      'vi',
      'pt-BR',
      'ja',
      undefined,
      undefined,
    ]);
    expect(built.chooseLanguage({ requested: 'vi', accepted: ['ja'] })).toBe('vi');
  });

  it('a site without languages of its own has exactly ours', async () => {
    const { i18n: built } = await hostWith('');
    expect(built.languages).toEqual(languages);
    expect(ourLanguages).toEqual(languages);
    expect(built.matchLanguage('vi')).toBeUndefined();
    expect(built.languageOfCountry('VN')).toBeUndefined();
  });
});
