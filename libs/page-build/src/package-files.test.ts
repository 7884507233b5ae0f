import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { filesByUse } from './files-by-use.js';
import { packageOf, type PackageFiles } from './package-files.js';

/** Installs packages below a new folder, and returns the path of a module in one of them. */
function install(packages: Record<string, PackageFiles | undefined>): (name: string, path: string) => string {
  const folder = mkdtempSync(join(tmpdir(), 'installed-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const [name, pageFiles] of Object.entries(packages)) {
    const manifest = join(folder, 'node_modules', name, 'package.json');
    mkdirSync(dirname(manifest), { recursive: true });
    writeFileSync(manifest, JSON.stringify({ name, pageFiles }));
  }
  return (name, path) => join(folder, 'node_modules', name, path);
}

/** The file that a module gets into, by the groups in their order of priority. */
function fileOf(moduleId: string, list = '/host/src/plugins.ts'): string | undefined {
  const groups = filesByUse(list).groups.filter(({ tags, minShareCount }) => !tags && !minShareCount);
  for (const { name, test } of groups) {
    if (typeof test === 'function' && !test(moduleId)) continue;
    const file = typeof name === 'function' ? name(moduleId, undefined as never) : name;
    if (file) return file;
  }
  return undefined;
}

it('a package says which of its modules are needed by the first taps', () => {
  const path = install({ page: { controls: ['src/**', '!src/late/**'] } });
  expect(fileOf(path('page', 'src/bar.tsx'))).toBe('controls');
  expect(fileOf(path('page', 'src/bar.module.css?used'))).toBe('controls');
  expect(fileOf(path('page', 'src/late/map.ts'))).toBeUndefined();
});

it('texts are divided by language, and those of every page are apart', () => {
  const path = install({
    page: { controls: ['src/**'], firstTexts: ['src/**', '!src/late/locales/*'] },
    tea: {},
  });
  expect(fileOf(path('page', 'src/locales/th.ts'))).toBe('texts-th');
  expect(fileOf(path('page', 'src/late/locales/zh-TW.ts'))).toBe('more-texts-zh-TW');
  expect(fileOf(path('tea', 'src/locales/th.ts'))).toBe('more-texts-th');
});

it('plugins that name the same file share it, and one that names none has a file of its own', () => {
  const path = install({
    coupon: { sections: 'offers' },
    takeout: { sections: 'offers' },
    events: undefined,
  });
  expect(fileOf(path('coupon', 'src/index.ts'))).toBe('sections-offers');
  expect(fileOf(path('takeout', 'src/deep/a.tsx'))).toBe('sections-offers');
  expect(fileOf(path('events', 'src/index.ts'))).toBeUndefined();
});

it('the host’s list of plugins is one of the controls, and what packages say nothing of is not', () => {
  const path = install({ clsx: undefined });
  expect(fileOf(path('clsx', 'dist/clsx.mjs'))).toBeUndefined();
  expect(fileOf('/host/src/plugins.ts')).toBe('controls');
});

it('a module belongs to the nearest package with a name', () => {
  const path = install({ page: {} });
  const nested = path('page', 'dist/esm/package.json');
  mkdirSync(dirname(nested), { recursive: true });
  writeFileSync(nested, '{"type":"module"}');
  expect(packageOf(path('page', 'dist/esm/a.js'))?.name).toBe('page');
  expect(packageOf('\0virtual')).toBeUndefined();
});
