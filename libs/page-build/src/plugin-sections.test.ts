import { expect, it } from 'vitest';
import { mayHaveSection, readSections } from './plugin-sections.js';

const sectionsOf = (...plugins: string[]): [string, string][] => {
  const code = `import type { Plugin } from '@oa-profile/plugin-sdk/page';
export const plugins: readonly Plugin[] = [
${plugins.map((plugin) => `  ${plugin},\n`).join('')}];`;
  return mayHaveSection(code) ? [...readSections(code, 'plugins.ts')] : [];
};

it.each([
  [
    "{ name: 'faq', section: () => import('@oa-profile/plugin-faq').then(({ faqSection }) => faqSection) }",
    '@oa-profile/plugin-faq',
  ],
  ["{ section: () => import('./faq/index.js').then((own) => own.section), name: 'faq' }", './faq/index.js'],
  ["{ name: 'faq', section: async () => (await import('@shop/faq')).default }", '@shop/faq'],
  [
    "{ name: 'faq', async section() { const { faq } = await import('@shop/faq'); return { ...faq, type: 'faq' }; } }",
    '@shop/faq',
  ],
  ['{ name: `faq`, section: () => import(`@shop/faq`) }', '@shop/faq'],
  [`{ "name": "faq", "section": () => import("@shop/faq") }`, '@shop/faq'],
  ["{ name: 'faq' as const, section: () => import('@shop/faq') }", '@shop/faq'],
])('the build finds the module of a section in %s', (plugin, source) => {
  expect(sectionsOf(plugin)).toEqual([['faq', source]]);
});

it('the build finds all sections of a module, and looks for none in plugins without', () => {
  const queue = "{ name: 'queue', views: { queue: { load: () => import('./queue.js') } } }";
  const coupon =
    "{ name: 'coupon', section: () => import('c'), views: { all: { load: () => import('d') } } }";
  expect(sectionsOf(queue, coupon, "{ name: 'a-b', section: () => import('a') }")).toEqual([
    ['coupon', 'c'],
    ['a-b', 'a'],
  ]);
  expect(sectionsOf(queue)).toEqual([]);
});

it('the build takes nothing else that is called a section for one', () => {
  expect(
    sectionsOf("{ name: 'queue', views: { queue: { section: 1, load: () => import('./queue.js') } } }"),
  ).toEqual([]);
  expect(sectionsOf('{ name, section: () => import("a") }')).toEqual([]);
  // An address of somebody else's router, for example.
  for (const section of ["'main'", '`main`'])
    expect(sectionsOf(`{ name: 'home', section: ${section}, load: () => import('./home.js') }`)).toEqual([]);
});

it.each(['async () => faqSection', '() => import(name)', '() => import(`./${name}.js`)', 'load'])(
  'the build refuses a section whose module nobody can find, such as %s',
  (load) => {
    const first = "{ name: 'a', section: () => import('a') }";
    expect(() => sectionsOf(first, `{ name: 'faq', section: ${load} }`)).toThrow(
      "The section of the plugin faq must be loaded by import() of a module's name",
    );
  },
);
