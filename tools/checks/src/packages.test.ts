import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { pack, publishableFolders, tarballProblems } from './packages.js';

const manifest = {
  name: '@oa-profile/tea',
  version: '0.1.0',
  license: 'Apache-2.0',
  type: 'module',
  exports: { '.': { types: './dist/index.d.ts', default: './dist/index.js' } },
  files: ['dist'],
};
const sound = {
  'package.json': JSON.stringify(manifest),
  'README.md': '# Tea',
  'dist/index.js': 'export const tea = 1;\n',
  'dist/index.d.ts': 'export declare const tea: number;\n',
};

/** A folder with these files, for the time of one test. */
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
  const tarball = pack([folderWith({ ...sound, ...files })]).get('@oa-profile/tea');
  return tarballProblems(tarball ?? new Uint8Array(), { versions: {}, machineFolders: [] });
}

describe('a tarball', { timeout: 30_000 }, () => {
  it('of a sound package has no problem', async () => expect(await problemsOf({})).toEqual([]));

  it('is looked at by publint', async () => {
    const odd = { ...manifest, exports: { '.': { default: './dist/index.js', types: './dist/index.d.ts' } } };
    expect(await problemsOf({ 'package.json': JSON.stringify(odd) })).toEqual(
      expect.arrayContaining([expect.stringMatching(/^publint: .*types/)]),
    );
  });

  it('has types that Node and bundlers resolve', async () => {
    const unresolved = await problemsOf({ 'dist/index.d.ts': "export * from './leaf';\n" });
    expect(unresolved).toEqual([expect.stringMatching(/^types: InternalResolutionError .*\.\/leaf$/)]);
    const missing = { ...manifest, exports: { '.': './dist/index.js', './milk': './dist/milk.js' } };
    const untyped = await problemsOf({
      'package.json': JSON.stringify(missing),
      'dist/milk.js': 'export {};',
    });
    expect(untyped).toEqual([
      'types: UntypedResolution ./milk node16-esm',
      'types: UntypedResolution ./milk bundler',
    ]);
  });

  it('holds what our own rules ask for', async () => {
    expect(await problemsOf({ 'dist/index.js': "export { tea } from 'leaf';" })).toContain(
      'imports leaf undeclared',
    );
  });
});

describe('publishable folders', () => {
  it('are found at any depth, without private packages and what is installed or built', () => {
    const root = folderWith({
      'a/package.json': '{"name":"a"}',
      'a/node_modules/x/package.json': '{"name":"x"}',
      'plugins/b/package.json': '{"name":"b"}',
      'c/package.json': '{"name":"c","private":true}',
      'd/readme.txt': '',
    });
    expect(publishableFolders(root).map(({ manifest, folder }) => [manifest.name, folder])).toEqual([
      ['a', join(root, 'a')],
      ['b', join(root, 'plugins/b')],
    ]);
  });
});
