import { describe, expect, it } from 'vitest';
import { lockFileProblems, type LockedPackage } from './lock-file.js';

const problemsOf = (packages: Record<string, LockedPackage>): string[] => lockFileProblems({ packages });
const integrity = 'sha512-AAAA';
const tool: LockedPackage = { version: '1.0.0', integrity, optionalDependencies: { '@tool/linux': '1.0.0' } };
const binary: LockedPackage = { version: '1.0.0', integrity };

describe('a lock file', () => {
  it('a lock file has no problem if it has every platform’s binary', () => {
    expect(problemsOf({ '': {}, 'node_modules/tool': tool, 'node_modules/@tool/linux': binary })).toEqual([]);
  });

  it('a lock file has none if a binary is in another folder where Node looks for it', () => {
    for (const folder of [
      'node_modules/a/node_modules/tool/node_modules',
      'node_modules/a/node_modules',
      'node_modules',
    ])
      // prettier-ignore
      expect(problemsOf({ 'node_modules/a/node_modules/tool': tool, [`${folder}/@tool/linux`]: binary })).toEqual([]);
    expect(problemsOf({ 'libs/a': tool, 'node_modules/@tool/linux': binary })).toEqual([]);
    expect(problemsOf({ '': tool, 'node_modules/@tool/linux': binary })).toEqual([]);
  });

  it('a lock file reports binaries that are missing, or where Node does not look', () => {
    const optionalDependencies = { '@tool/linux': '1.0.0', '@tool/mac': '1.0.0', '@tool/win': '1.0.0' };
    expect(
      problemsOf({
        'node_modules/tool': { version: '1.0.0', integrity, optionalDependencies },
        'node_modules/@tool/linux': binary,
        'node_modules/other/node_modules/@tool/mac': binary,
      }),
    ).toEqual(['node_modules/tool 1.0.0: lacks @tool/mac, @tool/win']);
  });

  it('a lock file reports packages without a version, which cannot be installed', () => {
    expect(problemsOf({ 'node_modules/a': { integrity } })).toEqual(['node_modules/a: has no version']);
  });

  it('a lock file reports packages whose content nothing vouches for', () => {
    expect(problemsOf({ 'node_modules/a': { version: '1.0.0', optional: true } })).toEqual([
      'node_modules/a 1.0.0: has no integrity',
    ]);
  });

  it('a lock file may name the public registry or none', () => {
    expect(
      problemsOf({
        'node_modules/a': { ...binary, resolved: 'https://registry.npmjs.org/a/-/a-1.0.0.tgz' },
        'node_modules/b': binary,
        'node_modules/c': { resolved: 'libs/c', link: true },
      }),
    ).toEqual([]);
  });

  it.each([
    ['https://user:secret@npm.corp.example/a.tgz', 'npm.corp.example'],
    ['http://registry.npmjs.org/a.tgz', 'registry.npmjs.org'],
    ['https://registry.npmjs.org.evil.example/a.tgz', 'registry.npmjs.org.evil.example'],
    ['git+ssh://git@github.com/a/a.git#1', 'github.com'],
    ['file:../a.tgz', 'file:'],
  ])('a lock file must not send to %s', (resolved, shown) => {
    expect(problemsOf({ 'node_modules/a': { version: '2.0.0', integrity, resolved } })).toEqual([
      `node_modules/a 2.0.0: comes from ${shown}`,
    ]);
  });

  it('a lock file reports packages that refuse a Node version which the workspace supports', () => {
    const workspace: LockedPackage = { engines: { node: '^20.19.0 || >=22.12.0' } };
    expect(
      problemsOf({
        '': workspace,
        'node_modules/a': { ...binary, engines: { node: '>=18' } },
        'node_modules/b': { ...binary, engines: { node: '^20.19.0 || ^22.13.0 || >=24' } },
        'node_modules/c': { ...binary, engines: { node: '>=24' }, optional: true },
      }),
    ).toEqual(['node_modules/b 1.0.0: needs Node ^20.19.0 || ^22.13.0 || >=24']);
  });
});
