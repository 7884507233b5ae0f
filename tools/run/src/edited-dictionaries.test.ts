import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { editedDictionaries } from './edited-dictionaries.js';

const files = {
  'locales/zh-TW.ts': "export const zhTW = { title: '常見問題' } as const;\n",
  'locales/index.ts': "export const texts = { load: () => import('./zh-TW.js') };\n",
  'words.ts': "export const words = 'no dictionary';\n",
};

let root: string;
let server: ViteDevServer;

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'dictionaries-'));
  mkdirSync(join(root, 'locales'));
  for (const [file, code] of Object.entries(files)) writeFileSync(join(root, file), code);
  server = await createServer({
    root,
    configFile: false,
    logLevel: 'silent',
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    plugins: [editedDictionaries],
  });
});

afterAll(async () => {
  await server.close();
  rmSync(root, { recursive: true, force: true });
});

const served = async (file: string, environment: 'client' | 'ssr'): Promise<string> =>
  (await server.environments[environment].transformRequest(`/${file}`))?.code ?? '';

it('replaces a dictionary in the page when its file changes', async () => {
  expect(await served('locales/zh-TW.ts', 'client')).toContain(
    "{ language: 'zh-TW', before: zhTW, after: next.zhTW }",
  );
  const { moduleGraph } = server.environments.client;
  expect((await moduleGraph.getModuleByUrl('/locales/zh-TW.ts'))?.isSelfAccepting).toBe(true);
});

it('leaves alone other files, and the dictionaries of the server', async () => {
  for (const file of ['locales/index.ts', 'words.ts'])
    expect(await served(file, 'client')).not.toContain('dictionary-edited');
  expect(await served('locales/zh-TW.ts', 'ssr')).toContain('常見問題');
  expect(await served('locales/zh-TW.ts', 'ssr')).not.toContain('dictionary-edited');
});
