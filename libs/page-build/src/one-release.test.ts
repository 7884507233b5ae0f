import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { oneRelease } from './one-release.js';

/** Installs packages in versions, by folder, and builds a module that uses all of them. */
async function found(
  packages: Readonly<Record<string, readonly [name: string, version: string]>>,
  code = 'export {};',
): Promise<string | undefined> {
  const root = mkdtempSync(join(tmpdir(), 'releases-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  for (const [place, [name, version]] of Object.entries(packages)) {
    mkdirSync(join(root, place), { recursive: true });
    writeFileSync(join(root, place, 'package.json'), JSON.stringify({ name, version }));
    writeFileSync(join(root, place, 'index.js'), 'console.log(1);');
  }
  const imports = Object.keys(packages).map((place) => `import './${place}/index.js';`);
  writeFileSync(join(root, 'main.js'), [...imports, code].join('\n'));
  const building = build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [oneRelease()],
    build: { write: false, lib: { entry: 'main.js', formats: ['es'] } },
  });
  return building.then(
    () => undefined,
    (error: unknown) => String(error).replaceAll(`${root}/`, ''),
  );
}

/** What the package manager says of itself to the commands that it runs. */
const runBy = (userAgent: string): void => void vi.stubEnv('npm_config_user_agent', userAgent);

beforeEach(() => {
  runBy('npm/11.3.0 node/v24.1.0 linux x64 workspaces/false');
  return () => vi.unstubAllEnvs();
});

it.each([
  [{ ui: ['@oa-profile/ui', '0.2.0'], page: ['@oa-profile/profile', '0.2.0'] }],
  // Nothing breaks between these.
  [{ ui: ['@oa-profile/ui', '0.2.0'], page: ['@oa-profile/profile', '0.2.11'] }],
  [{ ui: ['@oa-profile/ui', '1.2.0'], page: ['@oa-profile/profile', '1.10.0'] }],
  // Not ours.
  [{ ui: ['@oa-profile/ui', '0.2.0'], page: ['valibot', '1.5.0'], host: ['my-site', '0.0.0'] }],
] satisfies [Record<string, [string, string]>][])('a build takes %o', async (packages) => {
  expect(await found(packages)).toBeUndefined();
});

it('a build names the packages of an older release, each with its place, and the command that brings them to one', async () => {
  const said = await found({
    profile: ['@oa-profile/profile', '0.10.0'],
    ui: ['@oa-profile/ui', '0.10.1'],
    sdk: ['@oa-profile/plugin-sdk', '0.9.3'],
    'profile/node_modules/ui': ['@oa-profile/ui', '0.9.3'],
  });
  expect(said).toContain(
    [
      'Packages of different releases are installed. Beside 0.10.1:',
      '@oa-profile/plugin-sdk 0.9.3 in sdk',
      '@oa-profile/ui 0.9.3 in profile/node_modules/ui',
      'To have one: npm install @oa-profile/plugin-sdk@^0.10.1 @oa-profile/ui@^0.10.1',
    ].join('\n'),
  );
});

it.each([['0.2.0'], ['2.0.0']])('a build refuses 1.4.0 beside %s', async (version) => {
  const said = await found({ ui: ['@oa-profile/ui', '1.4.0'], profile: ['@oa-profile/profile', version] });
  expect(said).toContain('npm install');
});

it('a build says so, too, if it fails because one release lacks what another calls', async () => {
  const packages = { ui: ['@oa-profile/ui', '0.2.0'], profile: ['@oa-profile/profile', '0.1.0'] } as const;
  const said = await found(packages, "import { a } from './ui/index.js'; a();");
  expect(said).toContain('npm install @oa-profile/profile@^0.2.0');
});

it.each([
  ['pnpm/10.34.9 npm/? node/v24.1.0 linux x64', 'pnpm add'],
  ['yarn/4.18.1 npm/? node/v24.1.0 linux x64', 'yarn add'],
  ['bun/1.3.2 npm/? node/v24.3.0 linux x64', 'bun add'],
  ['npm/11.3.0 node/v24.1.0 linux x64 workspaces/false', 'npm install'],
  // Somebody has called Vite directly, or by a manager that we do not know.
  ['', 'npm install'],
  ['constructor/1.0.0', 'npm install'],
])('a build that %s runs names the command of that manager: %s', async (userAgent, command) => {
  runBy(userAgent);
  const said = await found({ ui: ['@oa-profile/ui', '0.1.0'], profile: ['@oa-profile/profile', '0.2.0'] });
  expect(said).toContain(`To have one: ${command} @oa-profile/ui@^0.2.0`);
});
