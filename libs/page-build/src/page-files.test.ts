import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { build } from 'vite';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { PageFiles } from '@oa-profile/page-server/internal';
import { conditions } from './conditions.js';
import { LIST, pageFiles } from './page-files.js';

/** Builds a host of these files, and reads the list of what it has. */
async function listOf(files: Record<string, string>): Promise<PageFiles> {
  const root = mkdtempSync(join(tmpdir(), 'host-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  const host = {
    browser: join(root, 'main.js'),
    plugins: join(root, 'plugins.js'),
    sections: new Map<string, string>(),
    views: new Set<string>(),
  };
  const built = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    ...conditions,
    plugins: [pageFiles(host)],
    build: { write: false, minify: false, rolldownOptions: { input: { main: host.browser } } },
  });
  const [{ output }] = [built].flat() as [Extract<typeof built, { output: unknown }>];
  const list = output.find(({ fileName }) => fileName === LIST);
  if (list?.type !== 'asset') throw new Error('The build has no list.');
  return JSON.parse(String(list.source)) as PageFiles;
}

it('a view that several packages have a part of needs the files of all of them', async () => {
  const pageFilesOf = (name: string): string =>
    JSON.stringify({ name, pageFiles: { views: { profile: [`${name}.js`] } } });
  const { views } = await listOf({
    'main.js': `import('./one/one.js'); import('./two/two.js');`,
    'package.json': JSON.stringify({ name: 'host' }),
    'one/package.json': pageFilesOf('one'),
    'one/one.js': 'export const one = 1;',
    'two/package.json': pageFilesOf('two'),
    'two/two.js': 'export const two = 2;',
  });
  const names = views['profile']?.scripts.map((file) => basename(file).split('-', 1)[0]);
  expect(names).toEqual(['one', 'two']);
});

it('the list has the colours around the page, as the style sheets of its start say them', async () => {
  const { themeColors } = await listOf({
    'main.js': `import './main.css'; import('./later.js');`,
    'main.css': `:root { --oa-surface: #fdf8f0 } @media (prefers-color-scheme: dark) { :root { --oa-surface: #1c1712 } }`,
    'later.js': `import './later.css';`,
    'later.css': 'html:root { --oa-surface: red }',
    'package.json': JSON.stringify({ name: 'host' }),
  });
  expect(themeColors).toEqual({ light: '#fdf8f0', dark: '#1c1712' });
});

it('a section has the files of the module that its plugin imports, wherever the plugin is declared', async () => {
  const { sections } = await listOf({
    'main.js': `import('./plugins.js').then(({ plugins }) => plugins);`,
    'package.json': JSON.stringify({ name: 'host' }),
    'plugins.js': `import { faq } from './faq/index.js';
export const plugins = [faq, { name: 'coupon', section: () => import('./coupon.js') }];`,
    'coupon.js': 'export const coupon = 3;',
    'faq/package.json': JSON.stringify({ name: 'faq' }),
    'faq/index.js': `export const faq = { name: 'faq', section: () => import('./faq-section.js') };
export const unused = { name: 'unused', section: () => import('./unused-section.js') };`,
    'faq/faq-section.js': 'export const faqSection = 1;',
    'faq/unused-section.js': 'export const unusedSection = 2;',
  });
  // By their names, so that two builds of the same code are the same.
  expect(Object.keys(sections)).toEqual(['coupon', 'faq']);
  expect(sections['faq']?.scripts.map((file) => basename(file))).toEqual([
    expect.stringMatching(/^(?:plugin-faq|faq-section)-/),
  ]);
});

it('a section has its files also if its plugin is published as a module of Node, by a minifier', async () => {
  const { sections } = await listOf({
    'main.js': `import('./plugins.js').then(({ plugins }) => plugins);`,
    'package.json': JSON.stringify({ name: 'host' }),
    'plugins.js': `import { faq } from './faq/index.mjs'; export const plugins = [faq];`,
    'faq/package.json': JSON.stringify({ name: 'faq' }),
    'faq/index.mjs': 'export const faq={name:`faq`,section:()=>import(`./faq-section.mjs`)};',
    'faq/faq-section.mjs': 'export const faqSection = 1;',
  });
  expect(Object.keys(sections)).toEqual(['faq']);
});

describe('a view whose files a package names', () => {
  const host = (view: string, plugin: string): Record<string, string> => ({
    'main.js': `import('./plugins.js').then(({ plugins }) => plugins);`,
    'package.json': JSON.stringify({ name: 'host', pageFiles: { views: { [view]: ['queue-view.js'] } } }),
    'plugins.js': `export const plugins = [${plugin}];`,
    'queue-view.js': 'export const queueView = 1;',
  });
  const load = "{ load: () => import('./queue-view.js') }";

  it.each([
    `{ name: 'queue', views: { 'take-a-number': ${load} } }`,
    '{name:`queue`,views:{"take-a-number":{load:()=>import("./queue-view.js")}}}',
  ])('a view whose files a package names is one of its plugins: %s', async (plugin) => {
    const { views } = await listOf(host('take-a-number', plugin));
    expect(Object.keys(views)).toEqual(['take-a-number']);
  });

  it('a view whose files a package names, and that no plugin has, ends the build with one sentence', async () => {
    await expect(
      listOf(host('take-a-numbr', `{ name: 'queue', views: { queue: ${load} } }`)),
    ).rejects.toThrow(
      "pageFiles of host names the view 'take-a-numbr', which is not written in the 'views' of a plugin.",
    );
  });
});
