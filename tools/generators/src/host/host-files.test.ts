import { misspeltVariables, readConfig } from '@oa-profile/page-server';
import { parseEnv } from 'node:util';
import { describe, expect, it } from 'vitest';
import { formatted } from './formatted.js';
import { hostFiles, type HostFilesOptions } from './host-files.js';
import type { HostPlace } from './host-place.js';
import { workspaceJson, workspaceText } from './workspace-file.js';

interface Manifest {
  version: string;
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
  overrides?: Record<string, string>;
}

/** Texts of a host's files, by path. */
async function textsOf(options: Partial<HostFilesOptions> = {}): Promise<Map<string, string>> {
  const files = await hostFiles({ name: 'tea-house', place: 'project', ...options });
  return new Map(files.map(({ path, content }) => [path, content.toString()]));
}

const manifestOf = async (options?: Partial<HostFilesOptions>): Promise<Manifest> =>
  JSON.parse((await textsOf(options)).get('package.json') ?? '') as Manifest;

const places: HostPlace[] = ['workspace', 'project'];

it('a host has these files', async () => {
  expect([...(await textsOf()).keys()]).toMatchInlineSnapshot(`
    [
      ".dockerignore",
      ".env",
      ".gitignore",
      "Containerfile",
      "README.md",
      "package.json",
      "public/apple-touch-icon.png",
      "public/favicon.ico",
      "public/favicon.svg",
      "public/icons/icon-192.png",
      "public/icons/icon-512.png",
      "public/icons/maskable-512.png",
      "public/share.png",
      "src/browser.ts",
      "src/plugins.test.ts",
      "src/plugins.ts",
      "src/server.ts",
      "src/welcome/data.ts",
      "src/welcome/locales/en.ts",
      "src/welcome/locales/id.ts",
      "src/welcome/locales/ja.ts",
      "src/welcome/locales/ko.ts",
      "src/welcome/locales/th.ts",
      "src/welcome/locales/zh-TW.ts",
      "src/welcome/texts.ts",
      "src/welcome/welcome-plugin.test.ts",
      "src/welcome/welcome-plugin.ts",
      "src/welcome/welcome-section.tsx",
      "src/welcome/welcome.module.css",
      "tsconfig.json",
      "vite.config.ts",
    ]
  `);
});

it('a host beside ours has the same, but for what the workspace says for all', async () => {
  const beside = await textsOf({ place: 'workspace' });
  expect([...(await textsOf()).keys()].filter((path) => !beside.has(path))).toEqual([
    '.dockerignore',
    '.gitignore',
  ]);
});

describe.each(places)('in a %s', (place) => {
  it('no file has the name of the template, of our host, or of a folder that is not there', async () => {
    for (const [path, text] of await textsOf({ place }))
      if (!path.startsWith('public/')) expect(text, path).not.toMatch(/my-site|profile-web|\.\.\/\.\.\/\.\./);
  });

  it('every file is formatted as the workspace formats it', async () => {
    for (const [path, text] of await textsOf({ place, name: 'a-very-long-name-of-a-very-small-site' }))
      if (!path.startsWith('public/')) expect(await formatted(path, text), path).toBe(text);
  });

  it('every package that is imported is a dependency', async () => {
    const { dependencies, devDependencies } = await manifestOf({ place });
    for (const [path, text] of await textsOf({ place })) {
      const names = [...text.matchAll(/(?:from '|import\('|^import ')((?:@[^/']+\/)?[^./'][^/']*)/gm)].map(
        ([, name = '']) => name,
      );
      // The workspace has the tools of all packages at its root.
      const atRoot = place === 'workspace' ? ['vite', 'vitest'] : [];
      for (const name of names)
        expect([...Object.keys({ ...dependencies, ...devDependencies }), ...atRoot], path).toContain(name);
    }
  });

  it('it starts as our own host does', async () => {
    const texts = await textsOf({ place });
    const steps = (text = ''): string => text.slice(text.indexOf('startPage('));
    expect(steps(texts.get('src/browser.ts'))).toBe(steps(workspaceText('apps/profile-web/src/browser.ts')));
    expect(texts.get('src/server.ts')).toBe(workspaceText('apps/profile-web/src/server.ts'));
  });
});

describe('the versions of a host', () => {
  it('of our packages are the workspace’s current ones', async () => {
    const { dependencies, devDependencies } = await manifestOf();
    const version = (library: string): string =>
      `^${workspaceJson<Manifest>(`libs/${library}/package.json`).version}`;
    expect(dependencies).toMatchObject({
      '@oa-profile/page-server': version('page-server'),
      '@oa-profile/plugin-faq': version('plugins/faq'),
      '@oa-profile/plugin-sdk': version('plugins/sdk'),
    });
    expect(devDependencies['@oa-profile/page-build']).toBe(version('page-build'));
  });

  it('of others are those with which our own host is built', async () => {
    const { dependencies, devDependencies } = await manifestOf();
    const ours = workspaceJson<Manifest>('apps/profile-web/package.json').dependencies;
    const root = workspaceJson<Manifest>('package.json').devDependencies;
    for (const name of ['react', 'react-dom', 'i18next', 'react-i18next', '@line/liff'])
      expect(dependencies[name]).toBe(ours[name]);
    for (const name of ['vite', 'vitest', 'typescript']) expect(devDependencies[name]).toBe(root[name]);
  });
});

it('its variables are a configuration that the page server takes, with the API that was named', async () => {
  const env = parseEnv((await textsOf({ apiUrl: 'https://api.example.com' })).get('.env') ?? '');
  expect(readConfig(env)).toMatchObject({
    port: 3000,
    siteName: 'tea-house',
    public: { apiUrl: 'https://api.example.com' },
  });
  expect(misspeltVariables(env)).toEqual([]);
});

it('its image is built from its own folder', async () => {
  const containerfile = (await textsOf()).get('Containerfile') ?? '';
  expect(containerfile).toContain('RUN npm ci && npm run build\n');
  expect(containerfile).toContain('COPY --from=build /src/dist/client ./client\n');
  expect(containerfile).not.toMatch(/docs\/|apps\/|nx /);
});
