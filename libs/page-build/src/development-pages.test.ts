import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { createServer } from 'vite';
import { expect, it, onTestFinished, vi } from 'vitest';
import { developmentPages } from './development-pages.js';

/** What the browser is told after each of these files has been edited, which its page has loaded. */
async function toldOf(files: Record<string, string>): Promise<string[]> {
  const root = mkdtempSync(join(tmpdir(), 'host-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  mkdirSync(join(root, 'src'));
  for (const [name, code] of Object.entries(files)) writeFileSync(join(root, 'src', name), code);
  const host = { browser: '', plugins: '', sections: new Map<string, string>(), views: new Set<string>() };
  const server = await createServer({
    root,
    configFile: false,
    logLevel: 'silent',
    appType: 'custom',
    plugins: [react(), developmentPages(host)],
    server: { middlewareMode: true, ws: false },
    optimizeDeps: { noDiscovery: true },
  });
  onTestFinished(() => server.close());
  const { client } = server.environments;
  const send = vi.spyOn(client.hot, 'send').mockReturnValue(undefined);
  for (const name of Object.keys(files)) await client.transformRequest(`/src/${name}`);
  const told: string[] = [];
  for (const name of Object.keys(files)) {
    server.watcher.emit('change', join(root, 'src', name));
    await expect.poll(() => send).toHaveBeenCalledOnce();
    told.push((send.mock.lastCall as unknown as [{ type: string }])[0].type);
    send.mockClear();
  }
  return told;
}

it('a page is loaded again for what is no component, whose state would be there twice', async () => {
  const told = await toldOf({
    'draft.ts': `export const draft = { name: 'draft' };`,
    'view.tsx': `import { draft } from './draft'; export function View() { return draft.name; }`,
  });
  expect(told).toEqual(['full-reload', 'update']);
});
