import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { build } from 'vite';
import { expect, it, onTestFinished } from 'vitest';
import type { PageFiles } from '@oa-profile/page-server';
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
    features: join(root, 'features.js'),
    sections: new Map<string, string>(),
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
