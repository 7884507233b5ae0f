import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type * as I18next from 'i18next';
import { expect, it } from 'vitest';
import { leanI18next } from './lean-texts.js';

const folder = dirname(createRequire(import.meta.url).resolve('i18next/package.json'));
const code = readFileSync(join(folder, 'dist/esm/i18next.js'), 'utf8');
const lean = leanI18next(code);

const load = (source: string): Promise<typeof I18next> =>
  import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(source)}`) as Promise<typeof I18next>;

/** What a page does with it: see `createI18n` of `@oa-profile/i18n`. */
async function useAsPagesDo(source: string): Promise<unknown[]> {
  const { createInstance } = await load(source);
  const instance = createInstance();
  const missing: unknown[] = [];
  instance.on('missingKey', (languages: unknown, namespace: unknown, key: unknown) =>
    missing.push([languages, namespace, key]),
  );
  void instance.init({
    lng: 'ja',
    fallbackLng: 'en',
    resources: {},
    initAsync: false,
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false, defaultVariables: { app: 'LINE' } },
    saveMissing: true,
    missingKeyHandler: () => undefined,
  });
  instance.addResourceBundle('ja', 'faq', { 'a.b': '{{app}}で{{name}}' });
  instance.addResourceBundle('en', 'faq', { stars_one: '{{count}} star', stars_other: '{{count}} stars' });
  const t = instance.getFixedT(null, 'faq');
  const said = [t('a.b', { name: '<b>' }), t('stars', { count: 1 }), t('stars', { count: 2 }), t('lost')];
  await instance.changeLanguage('en');
  return [
    said,
    missing,
    instance.language,
    instance.t('stars', { ns: 'faq', count: 1 }),
    instance.isInitialized,
  ];
}

it('i18next says in a built page what it says in development', async () => {
  const said = await useAsPagesDo(lean);
  expect(said).toEqual(await useAsPagesDo(code));
  expect(said[0]).toEqual(['LINEで<b>', '1 star', '2 stars', 'lost']);
});

it('a built page has neither i18next’s loader of texts nor its words for developers', () => {
  expect(code).toContain('No backend was added via i18next.use');
  expect(lean).not.toContain('No backend was added via i18next.use');
  expect(lean.length).toBeLessThan(0.9 * code.length);
});

it('a version of i18next that is made of other parts stays as it is', () => {
  const other = 'export class Loader { load() { return print("warn") } }';
  expect(leanI18next(other)).toBe(other);
});
