import { expect, it } from 'vitest';
import { readPluginList } from './plugin-list.js';

const listOf = (
  ...entries: string[]
): string => `import type { PluginLoaders } from '@oa-profile/plugin-sdk/page';
export const plugins: PluginLoaders = {
${entries.map((entry) => `  ${entry},\n`).join('')}};`;

it.each([
  [
    "faq: () => import('@oa-profile/plugin-faq').then(({ faqPlugin }) => faqPlugin)",
    '@oa-profile/plugin-faq',
  ],
  ["'faq': () => import('./faq/index.js').then((own) => own.plugin)", './faq/index.js'],
  ["faq: async () => (await import('@shop/faq')).default", '@shop/faq'],
  [
    "async faq() { const { plugin } = await import('@shop/faq'); return { ...plugin, type: 'faq' }; }",
    '@shop/faq',
  ],
])('the build finds the module of a plugin that is loaded by %s', (entry, source) => {
  expect([...readPluginList(listOf(entry))]).toEqual([['faq', source]]);
});

it('the build looks for no plugin where a list leaves a section out', () => {
  expect([...readPluginList(listOf('faq: null', "coupon: () => import('c')", "'a-b': null"))]).toEqual([
    ['coupon', 'c'],
  ]);
});

it('the build finds all plugins of a list, in its order', () => {
  const list = listOf("b: () => import('b')", "'a-b': () => import('a').then(({ a }) => a)");
  expect([...readPluginList(list)]).toEqual([
    ['b', 'b'],
    ['a-b', 'a'],
  ]);
});

it.each(['faq: async () => faqPlugin', 'faq: () => import(name)', 'faq: load'])(
  'the build refuses a plugin whose module nobody can find, such as %s',
  (entry) => {
    expect(() => readPluginList(listOf("a: () => import('a')", entry))).toThrow(
      "The plugin for faq must be loaded by import() of a module's name",
    );
  },
);
