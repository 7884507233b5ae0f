import { describe, expect, it } from 'vitest';
import { importedPackages, packageProblems, type Manifest, type PackageRules } from './package-problems.js';

const manifest: Manifest = {
  name: '@oa-profile/tea',
  sideEffects: false,
  dependencies: { valibot: '^1.5.0' },
  peerDependencies: { '@oa-profile/errors': '^0.2.0', react: '^19.0.0' },
};
const texts = {
  'package.json': '{}',
  'README.md': '# Tea',
  LICENSE: 'Apache License',
  'index.d.ts': "import type { ReactNode } from 'react';",
  'index.js': "import { ProfileError } from '@oa-profile/errors';\nexport * from './leaf.js';",
};
/** Code that imports nothing. */
const alone = { 'index.js': '', 'index.d.ts': '' };
const rules: PackageRules = {
  versions: { '@oa-profile/tea': '0.1.0', '@oa-profile/errors': '0.2.0' },
  machineFolders: ['/home/someone/work'],
};

function problemsOf(
  changed: Partial<Manifest> = {},
  files: Record<string, string> = {},
  more: Partial<PackageRules> = {},
): string[] {
  return packageProblems(
    { manifest: { ...manifest, ...changed }, files: new Map(Object.entries({ ...texts, ...files })) },
    { ...rules, ...more },
  );
}

describe('a package', () => {
  it('a package has no problem if it is sound', () => {
    expect(problemsOf()).toEqual([]);
  });

  it('a document of a package links to what is in the package, or to a page', () => {
    const links = [
      'LICENSE',
      './LICENSE#text',
      '#tea',
      'https://tea.example',
      '../../docs/tea.md',
      'src/tea.ts',
    ];
    const text = `${links.map((link) => `[tea](${link})`).join(' ')}\n\n[more]: ../README.md\n[page]: https://tea.example\n`;
    expect(problemsOf({}, { 'README.md': text })).toEqual(
      ['../../docs/tea.md', 'src/tea.ts', '../README.md'].map(
        (link) => `README.md links to ${link}, which is not in the package`,
      ),
    );
  });

  it('a package declares which of its files have side effects', () => {
    expect(problemsOf({ sideEffects: ['**/*.css'] })).toEqual([]);
    expect(problemsOf({ sideEffects: undefined as never })).toEqual([
      'sideEffects are not declared; tree shaking would not work',
    ]);
  });

  it.each(['react', 'react-dom', 'i18next', 'react-i18next'])('a package has %s only as a peer', (name) => {
    expect(problemsOf({ dependencies: { ...manifest.dependencies, [name]: '^1.0.0' } })).toEqual([
      `${name} must be a peer dependency`,
    ]);
  });

  it('a package has others of ours only as peers if it requires React, or what a page is built with', () => {
    const dependencies = { '@oa-profile/errors': '^0.2.0' };
    const told = ['@oa-profile/errors must be a peer dependency'];
    for (const peer of ['react', 'vite'])
      expect(problemsOf({ dependencies, peerDependencies: { [peer]: '^8.0.0' } }, alone)).toEqual(told);
    expect(problemsOf({ dependencies, peerDependencies: {} }, alone)).toEqual([]);
    const peerDependenciesMeta = { react: { optional: true } };
    expect(
      problemsOf({ dependencies, peerDependenciesMeta, peerDependencies: { react: '^19.0.0' } }, alone),
    ).toEqual([]);
  });

  it('a package accepts the workspace’s versions, and later compatible ones', () => {
    const versions = { '@oa-profile/tea': '0.1.0', '@oa-profile/errors': '0.2.3' };
    const asking = (range: string) =>
      problemsOf({ peerDependencies: { '@oa-profile/errors': range } }, alone, { versions });
    for (const range of ['^0.2.3', '^0.2.0']) expect(asking(range)).toEqual([]);
    for (const range of ['^0.1.0', '^0.2.4', '0.2.3', '*', 'workspace:*', 'file:../errors'])
      expect(asking(range)).toEqual([`requires @oa-profile/errors ${range}, but the workspace has 0.2.3`]);
    expect(problemsOf({ peerDependencies: { '@oa-profile/milk': '^1.0.0' } }, alone)).toEqual([
      '@oa-profile/milk is not in the workspace',
    ]);
  });

  it('a package declares what its code and its types import', () => {
    expect(problemsOf({}, { 'index.js': "import clsx from 'clsx';" })).toEqual([
      'index.js imports clsx, which package.json does not name',
    ]);
    expect(problemsOf({ peerDependencies: {} }, { 'index.js': '' })).toEqual([
      'index.d.ts imports react, which package.json does not name',
    ]);
    expect(problemsOf({}, { 'README.md': "import clsx from 'clsx';" })).toEqual([]);
  });

  it.each([
    'index.ts',
    'src/a.js',
    'src/a.test.ts',
    'src/testing/a.ts',
    'a.stories.js',
    'a.test.d.ts',
    'e2e/a.js',
    'tsconfig.tsbuildinfo',
  ])('a package leaves %s at home', (file) =>
    expect(problemsOf({}, { [file]: '' })).toEqual([`${file} must not be packed`]),
  );

  it('a package is built for production', () => {
    expect(problemsOf({}, { 'index.js': "import { jsxDEV } from 'react/jsx-dev-runtime';" })).toEqual([
      'index.js was built for development; NODE_ENV must be production',
    ]);
  });

  it('a package does not name folders of the machine that built it', () => {
    expect(problemsOf({}, { 'index.js': '// /home/someone/work/src/a.ts' })).toEqual([
      'index.js names /home/someone/work',
    ]);
  });

  it('a package includes its sources in its source maps, under names within the package', () => {
    const map = (sources: string[], sourcesContent?: string[]) =>
      problemsOf({}, { 'index.js.map': JSON.stringify({ sources, sourcesContent }) });
    expect(map(['src/a.ts'], ['tea'])).toEqual([]);
    expect(map(['../src/a.ts'], ['tea'])).toEqual(['index.js.map names ../src/a.ts, outside the package']);
    expect(map(['src/a.ts'])).toEqual(['index.js.map does not include its sources, which are not packed']);
    expect(map([])).toEqual([]);
  });
});

describe('imported packages', () => {
  it.each<[string, string[]]>([
    [`import 'a';`, ['a']],
    [`import b, { c as d } from "b/deep";`, ['b']],
    [`import * as v from '@scope/c/deep';`, ['@scope/c']],
    [`import {\n  type A,\n  B,\n} from 'd';`, ['d']],
    [`export { x } from 'e'; export * from 'f';`, ['e', 'f']],
    [`const load = () => import('g/h');`, ['g']],
    [`import type { T } from 'i';`, ['i']],
    [`export declare const x: import("j").Y;`, ['j']],
    [`import{a as b}from"k";import c,{d}from'l';`, ['k', 'l']],
    [`import a from './a.js'; import fs from 'node:fs';`, []],
    [`/** @example import x from 'example' */\n// import y from 'example'`, []],
    [`const text = "imported from 'nowhere'";`, []],
    ["const text = `import('@a/plugin-${type}')`;", []],
  ])('the packages imported by %o are found', (code, names) => expect(importedPackages(code)).toEqual(names));
});
