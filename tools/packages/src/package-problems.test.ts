import { describe, expect, it } from 'vitest';
import { importedPackages, packageProblems, type Manifest, type PackageRules } from './package-problems.js';

const manifest: Manifest = {
  name: '@oa-profile/tea',
  version: '0.1.0',
  license: 'Apache-2.0',
  keywords: ['tea'],
  homepage: 'https://example.com/tree/main/libs/tea#readme',
  bugs: { url: 'https://example.com/issues' },
  repository: { type: 'git', url: 'git+https://example.com/source.git', directory: 'libs/tea' },
  engines: { node: '>=20.19' },
  sideEffects: false,
  exports: { '.': { types: './index.d.ts', default: './index.js' }, './package.json': './package.json' },
  dependencies: { '@oa-profile/errors': '^0.2.0', valibot: '^1.5.0' },
  peerDependencies: { react: '^19.0.0' },
};
const texts = {
  'package.json': '{}',
  'README.md': '# Tea',
  LICENSE: 'Apache License',
  'index.d.ts': "import type { ReactNode } from 'react';",
  'index.js': "import { ProfileError } from '@oa-profile/errors';\nexport * from './leaf.js';",
};
const rules: PackageRules = {
  versions: { '@oa-profile/tea': '0.1.0', '@oa-profile/errors': '0.2.0' },
  machineFolders: ['/home/someone/work'],
};

function problemsOf(
  changed: Partial<Manifest> & Record<string, unknown> = {},
  files: Record<string, string | undefined> = {},
  more: Partial<PackageRules> = {},
): string[] {
  const all = Object.entries({ ...texts, ...files }).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  );
  return packageProblems(
    { manifest: { ...manifest, ...changed }, files: new Map(all) },
    { ...rules, ...more },
  );
}

describe('a package', () => {
  it('a package has no problem if it is sound', () => {
    expect(problemsOf()).toEqual([]);
  });

  it('a package has a README, its licence’s name and the licence’s text', () => {
    expect(problemsOf({}, { 'README.md': undefined })).toEqual(['README.md is not packed']);
    expect(problemsOf({ license: 'MIT' })).toEqual(["license is not 'Apache-2.0'"]);
    expect(problemsOf({}, { LICENSE: undefined })).toEqual(['LICENSE is not packed']);
  });

  it('a package says where it comes from, how to find it, and which Node it needs', () => {
    const { repository } = manifest;
    expect(problemsOf({ keywords: [] })).toEqual(['package.json has no keywords']);
    expect(problemsOf({ homepage: undefined })).toEqual(['package.json has no homepage']);
    expect(problemsOf({ bugs: {} })).toEqual(['package.json has no bugs.url']);
    expect(problemsOf({ repository: { ...repository, directory: undefined } })).toEqual([
      'package.json has no repository.directory',
    ]);
    expect(problemsOf({ repository: undefined })).toEqual([
      'package.json has no repository.url',
      'package.json has no repository.directory',
    ]);
    expect(problemsOf({ engines: undefined })).toEqual(['package.json has no engines.node']);
  });

  it('a package has a changelog, if any, that begins with its version', () => {
    expect(problemsOf({}, { 'CHANGELOG.md': '## 0.1.0 (2026-11-21)\n\n## 0.0.1' })).toEqual([]);
    expect(problemsOf({}, { 'CHANGELOG.md': '# Changes\n\n## 0.0.1' })).toEqual([
      'CHANGELOG.md begins with 0.0.1, not 0.1.0',
    ]);
  });

  it('a package declares which of its files have side effects', () => {
    expect(problemsOf({ sideEffects: ['**/*.css'] })).toEqual([]);
    expect(problemsOf({ sideEffects: undefined })).toEqual([
      'sideEffects are not declared; tree shaking would not work',
    ]);
  });

  it('a package does not publish fields that only the workspace needs', () => {
    expect(problemsOf({ nx: { tags: [] } })).toEqual(['package.json has nx, which only the workspace needs']);
  });

  it('a package contains every file that it exports, under every condition', () => {
    expect(problemsOf({}, { 'index.d.ts': undefined })).toEqual([
      'exports ./index.d.ts, which is not packed',
    ]);
    expect(problemsOf({ exports: './gone.js' })).toEqual(['exports ./gone.js, which is not packed']);
    expect(problemsOf({ exports: undefined })).toEqual(['exports nothing']);
  });

  it('a package has types for every style sheet that it exports', () => {
    const types = './style.css.d.cts';
    const withSheet = (target: unknown) =>
      problemsOf(
        { exports: { '.': './index.js', './style.css': target } },
        { 'style.css': '', 'style.css.d.cts': 'export {};' },
      );
    const untyped = ['exports ./style.css without types; TypeScript 6 would not import it'];
    expect(withSheet({ types, default: './style.css' })).toEqual([]);
    expect(withSheet({ default: './style.css' })).toEqual(untyped);
    expect(withSheet('./style.css')).toEqual(untyped);
  });

  it.each(['react', 'react-dom', 'i18next', 'react-i18next'])('has %s only as a peer dependency', (name) => {
    expect(problemsOf({ dependencies: { ...manifest.dependencies, [name]: '^1.0.0' } })).toEqual([
      `${name} must be a peer dependency`,
    ]);
  });

  it('a package has the plugin contract as a peer dependency if it is a plugin', () => {
    const dependencies = { '@oa-profile/plugin-sdk': '^0.1.0' };
    const versions = { '@oa-profile/plugin-sdk': '0.1.0', '@oa-profile/errors': '0.2.0' };
    const files = { 'index.js': '' };
    expect(problemsOf({ name: '@oa-profile/plugin-tea', dependencies }, files, { versions })).toEqual([
      '@oa-profile/plugin-sdk must be a peer dependency',
    ]);
    expect(problemsOf({ name: '@oa-profile/profile', dependencies }, files, { versions })).toEqual([]);
  });

  it('a package accepts the workspace’s versions, and later compatible ones', () => {
    const versions = { '@oa-profile/tea': '0.1.0', '@oa-profile/errors': '0.2.3' };
    const asking = (range: string) =>
      problemsOf({ dependencies: { '@oa-profile/errors': range } }, {}, { versions });
    for (const range of ['^0.2.3', '^0.2.0']) expect(asking(range)).toEqual([]);
    for (const range of ['^0.1.0', '^0.2.4', '0.2.3', '*', 'workspace:*', 'file:../errors'])
      expect(asking(range)).toEqual([`requires @oa-profile/errors ${range}, but the workspace has 0.2.3`]);
    expect(problemsOf({ peerDependencies: { react: '^19.0.0', '@oa-profile/milk': '^1.0.0' } })).toEqual([
      '@oa-profile/milk is not in the workspace',
    ]);
  });

  it('a package declares what its code and its types import', () => {
    expect(problemsOf({}, { 'index.js': "import clsx from 'clsx';" })).toEqual(['imports clsx undeclared']);
    expect(problemsOf({ peerDependencies: {} })).toEqual(['imports react undeclared']);
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
  ])('imported packages of %o', (code, names) => expect(importedPackages(code)).toEqual(names));
});
