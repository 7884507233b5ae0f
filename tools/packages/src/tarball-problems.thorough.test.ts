import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { findLibraries } from './libraries.js';
import { pack } from './pack.js';
import { tarballProblems } from './tarball-problems.js';

const manifest = {
  name: '@oa-profile/tea',
  version: '0.1.0',
  license: 'Apache-2.0',
  keywords: ['tea'],
  homepage: 'https://example.com/tree/main/libs/tea#readme',
  bugs: { url: 'https://example.com/issues' },
  repository: { type: 'git', url: 'git+https://example.com/source.git', directory: 'libs/tea' },
  engines: { node: '>=20.19' },
  type: 'module',
  sideEffects: false,
  exports: { '.': { types: './index.d.ts', default: './index.js' } },
};
const sound = {
  'package.json': JSON.stringify(manifest),
  'README.md': '# Tea',
  LICENSE: 'Apache License',
  'index.js': 'export const tea = 1;\n',
  'index.d.ts': 'export declare const tea: number;\n',
};

/** A folder with these files, which is removed after the test. */
function folderWith(files: Record<string, string>): string {
  const root = mkdtempSync(join(tmpdir(), 'packages-test-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return root;
}

async function problemsOf(files: Record<string, string>): Promise<string[]> {
  const built = Object.entries({ ...sound, ...files }).map(([path, text]) => [`dist/${path}`, text] as const);
  const library = folderWith(Object.fromEntries(built));
  const tarball = pack([library], library).get('@oa-profile/tea');
  return tarballProblems(readFileSync(tarball ?? ''), {
    versions: {},
    machineFolders: [],
  });
}

describe('a tarball', { timeout: 30_000 }, () => {
  it('a tarball of a sound package has no problem', async () => expect(await problemsOf({})).toEqual([]));

  it('a tarball is checked by publint', async () => {
    const odd = { ...manifest, exports: { '.': { default: './index.js', types: './index.d.ts' } } };
    expect(await problemsOf({ 'package.json': JSON.stringify(odd) })).toEqual(
      expect.arrayContaining([expect.stringMatching(/^publint: .*types/)]),
    );
  });

  it('a tarball must have types that Node and bundlers resolve', async () => {
    const unresolved = await problemsOf({ 'index.d.ts': "export * from './leaf';\n" });
    expect(unresolved).toEqual([expect.stringMatching(/^types: InternalResolutionError .*\.\/leaf$/)]);
    const missing = { ...manifest, exports: { '.': './index.js', './milk': './milk.js' } };
    const untyped = await problemsOf({
      'package.json': JSON.stringify(missing),
      'milk.js': 'export {};',
    });
    expect(untyped).toEqual([
      'types: UntypedResolution ./milk node16-cjs',
      'types: UntypedResolution ./milk node16-esm',
      'types: UntypedResolution ./milk bundler',
    ]);
  });

  it('a tarball must follow our own rules', async () => {
    expect(await problemsOf({ 'index.js': "export { tea } from 'leaf';" })).toContain(
      'index.js imports leaf, which package.json does not name',
    );
  });
});

describe('libraries', () => {
  it('libraries are found at any depth, except private packages and those in node_modules or dist', () => {
    const root = folderWith({
      'plugins/b/package.json': '{"name":"b"}',
      'a/package.json': '{"name":"a"}',
      'a/node_modules/x/package.json': '{"name":"x"}',
      'a/dist/package.json': '{"name":"a"}',
      'c/package.json': '{"name":"c","private":true}',
      'd/readme.txt': '',
    });
    expect(findLibraries(root).map(({ name, folder }) => [name, folder])).toEqual([
      ['a', join(root, 'a')],
      ['b', join(root, 'plugins/b')],
    ]);
  });
});
