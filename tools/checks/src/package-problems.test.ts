import { describe, expect, it } from 'vitest';
import { importedPackages, packageProblems, type Manifest, type PackageRules } from './package-problems.js';

const manifest: Manifest = {
  name: '@oa-profile/tea',
  version: '0.1.0',
  license: 'Apache-2.0',
  exports: {
    '.': { '@oa-profile/source': './src/index.ts', types: './dist/index.d.ts', default: './dist/index.js' },
    './package.json': './package.json',
  },
  dependencies: { '@oa-profile/errors': '^0.2.0', valibot: '^1.5.0' },
  peerDependencies: { react: '^19.0.0' },
};
const texts = {
  'package.json': '{}',
  'README.md': '# Tea',
  'src/index.ts': '',
  'dist/index.d.ts': "import type { ReactNode } from 'react';",
  'dist/index.js': "import { ProfileError } from '@oa-profile/errors';\nexport * from './leaf.js';",
};
const rules: PackageRules = {
  versions: { '@oa-profile/tea': '0.1.0', '@oa-profile/errors': '0.2.0' },
  machineFolders: ['/home/someone/work'],
};

function problemsOf(
  changed: Partial<Manifest> = {},
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
  it('has no problem when it is as it should be', () => {
    expect(problemsOf()).toEqual([]);
    expect(problemsOf({}, { LICENSE: 'Apache' }, { release: true })).toEqual([]);
  });

  it('brings a README, names its licence, and brings the text of it when it is released', () => {
    expect(problemsOf({}, { 'README.md': undefined })).toEqual(['README.md is not packed']);
    expect(problemsOf({ license: 'MIT' })).toEqual(["license is not 'Apache-2.0'"]);
    expect(problemsOf({}, {}, { release: true })).toEqual(['LICENSE is not packed']);
  });

  it('brings every file that it exports, under every condition', () => {
    expect(problemsOf({}, { 'src/index.ts': undefined })).toEqual([
      'exports ./src/index.ts, which is not packed',
    ]);
    expect(problemsOf({ exports: './dist/gone.js' })).toEqual([
      'exports ./dist/gone.js, which is not packed',
    ]);
    expect(problemsOf({ exports: undefined })).toEqual(['exports nothing']);
  });

  it.each(['react', 'react-dom', 'i18next', 'react-i18next'])('has %s as a peer only', (name) => {
    expect(problemsOf({ dependencies: { ...manifest.dependencies, [name]: '^1.0.0' } })).toEqual([
      `${name} must be a peer, not a dependency`,
    ]);
  });

  it('has the plugin contract as a peer when it is a plugin', () => {
    const dependencies = { '@oa-profile/plugin-sdk': '^0.1.0' };
    const versions = { '@oa-profile/plugin-sdk': '0.1.0', '@oa-profile/errors': '0.2.0' };
    const files = { 'dist/index.js': '' };
    expect(problemsOf({ name: '@oa-profile/plugin-tea', dependencies }, files, { versions })).toEqual([
      '@oa-profile/plugin-sdk must be a peer, not a dependency',
    ]);
    expect(problemsOf({ name: '@oa-profile/profile', dependencies }, files, { versions })).toEqual([]);
  });

  it('asks for the versions that the workspace has', () => {
    const asking = (range: string) => problemsOf({ dependencies: { '@oa-profile/errors': range } });
    expect(asking('^0.2.0')).toEqual([]);
    for (const range of ['^0.1.0', '0.2.0', '*', 'workspace:*', 'file:../errors'])
      expect(asking(range)).toEqual([`asks for @oa-profile/errors ${range}, not ^0.2.0`]);
    expect(problemsOf({ peerDependencies: { react: '^19.0.0', '@oa-profile/milk': '^1.0.0' } })).toEqual([
      '@oa-profile/milk is not in the workspace',
    ]);
  });

  it('names what its code and its types import', () => {
    expect(problemsOf({}, { 'dist/index.js': "import clsx from 'clsx';" })).toEqual([
      'imports clsx undeclared',
    ]);
    expect(problemsOf({ peerDependencies: {} })).toEqual(['imports react undeclared']);
    expect(problemsOf({}, { 'src/other.ts': "import clsx from 'clsx';" })).toEqual([]);
  });

  it.each(['src/a.test.ts', 'dist/a.stories.js', 'src/a.test.d.ts', 'e2e/a.ts', 'dist/tsconfig.tsbuildinfo'])(
    'leaves %s at home',
    (file) => expect(problemsOf({}, { [file]: '' })).toEqual([`${file} must not be packed`]),
  );

  it('is built for production', () => {
    expect(problemsOf({}, { 'dist/index.js': "import { jsxDEV } from 'react/jsx-dev-runtime';" })).toEqual([
      'dist/index.js was built for development; NODE_ENV must be production',
    ]);
  });

  it('says nothing of the machine that built it', () => {
    expect(problemsOf({}, { 'dist/index.js.map': '{"sources":["/home/someone/work/src/a.ts"]}' })).toEqual([
      'dist/index.js.map names /home/someone/work',
    ]);
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
  ])('of %o', (code, names) => expect(importedPackages(code)).toEqual(names));
});
