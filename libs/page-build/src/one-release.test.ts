import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { mixedReleases } from './one-release.js';

/** Installs packages in versions, by folder, and says what a build finds that uses all of them. */
function found(packages: Record<string, [name: string, version: string]>): string | undefined {
  const root = mkdtempSync(join(tmpdir(), 'releases-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const modules = Object.entries(packages).map(([place, [name, version]]) => {
    const folder = join(root, place);
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ name, version }));
    return join(folder, 'src/index.ts');
  });
  return mixedReleases(['\0virtual', ...modules])?.replaceAll(`${root}/`, '');
}

it.each([
  [{ ui: ['@oa-profile/ui', '0.2.0'], page: ['@oa-profile/profile', '0.2.0'] }],
  // Nothing breaks between these.
  [{ ui: ['@oa-profile/ui', '0.2.0'], page: ['@oa-profile/profile', '0.2.11'] }],
  [{ ui: ['@oa-profile/ui', '1.2.0'], page: ['@oa-profile/profile', '1.10.0'] }],
  // Not ours.
  [{ ui: ['@oa-profile/ui', '0.2.0'], page: ['valibot', '1.5.0'], host: ['my-site', '0.0.0'] }],
] satisfies [Record<string, [string, string]>][])('a build takes %o', (packages) => {
  expect(found(packages)).toBeUndefined();
});

it('a build names the packages of an older release, each with its place, and the command that brings them to one', () => {
  expect(
    found({
      profile: ['@oa-profile/profile', '0.10.0'],
      ui: ['@oa-profile/ui', '0.10.1'],
      sdk: ['@oa-profile/plugin-sdk', '0.9.3'],
      'profile/node_modules/ui': ['@oa-profile/ui', '0.9.3'],
    }),
  ).toBe(
    [
      'Packages of different releases are installed. Beside 0.10.1:',
      '@oa-profile/plugin-sdk 0.9.3 in sdk',
      '@oa-profile/ui 0.9.3 in profile/node_modules/ui',
      'To have one: npm install @oa-profile/plugin-sdk@^0.10.1 @oa-profile/ui@^0.10.1',
    ].join('\n'),
  );
});

it.each([['0.2.0'], ['2.0.0']])('a build refuses 1.4.0 beside %s', (version) => {
  expect(found({ ui: ['@oa-profile/ui', '1.4.0'], profile: ['@oa-profile/profile', version] })).toContain(
    'npm install',
  );
});
