import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { runCommand } from 'build-tools/run-command';
import type { Browser } from 'playwright';
import type { InstalledProject } from '../consumer/consumer.js';
import { timed } from '../trial.js';
import { workspace } from '../libraries.js';
import { builtFiles, differences } from './built-files.js';
import { tryDevelopment } from './try-development.js';
import { tryHost } from './try-host.js';

/** What the account has to say in the new host's own section. */
const welcome = { text: 'Come in and sit down.', name: 'Mori' };

/**
 * Builds our own host below the consumer, and uses it.
 *
 * @throws Error if it does not work, or gets other files than in this workspace: those are tried end to end
 */
export async function tryOurHost({ folder: home, platformUrl, browser }: InstalledProject): Promise<void> {
  const folder = join(home, 'apps/our-host');
  const build = ['--no-install', 'vite', 'build', '--logLevel', 'warn'];
  const env = { NODE_ENV: 'production' };
  await timed('our host, built', () => runCommand('npx', build, { cwd: folder, env }));
  const problems = differences(builtFiles(folder), builtFiles(join(workspace, 'apps/profile-web')));
  if (problems.length)
    throw new Error(`Built from tarballs, our host has other files:\n${problems.join('\n')}`);
  const host = {
    folder,
    command: [process.execPath, 'dist/server/main.js'],
    apiUrl: platformUrl,
    imageOrigin: platformUrl,
    section: { type: 'coupon', words: 'data-plugin="coupon"' },
  } as const;
  await timed('our host, in a browser', () => tryHost(host, browser));
}

/**
 * Uses a host with some of our plugins, a section of its own and a view of its own, by the commands of its README.
 *
 * @throws Error if it does not work
 */
export async function tryNewHost(folder: string, platformUrl: string, browser: Browser): Promise<void> {
  const plugin = ['run', 'add-plugin', 'take-a-number'];
  await timed('a new host, with a plugin', () => runCommand('npm', plugin, { cwd: folder }));
  await timed('a new host, tested', () => runCommand('npm', ['test'], { cwd: folder }));
  await timed('a new host, built', () => runCommand('npm', ['run', 'build'], { cwd: folder }));
  const api = await withWelcome(platformUrl);
  const host = {
    folder,
    command: ['npm', 'start'],
    apiUrl: `http://127.0.0.1:${(api.address() as AddressInfo).port}`,
    imageOrigin: platformUrl,
    section: { type: 'welcome', words: welcome.text },
    view: { name: 'take-a-number', words: 'Saved automatically as you write.' },
  } as const;
  try {
    await timed('a new host, in a browser', () => tryHost(host, browser));
    await timed('a new host, developed', () => tryDevelopment(host, browser));
  } finally {
    api.close();
    api.closeAllConnections();
  }
}

/** The platform, whose accounts have the host's own section as well: it cannot know a section of somebody else. */
async function withWelcome(platformUrl: string): Promise<Server> {
  const server = createServer((request, response) => {
    void fetch(`${platformUrl}${request.url ?? ''}`, { headers: request.headers as Record<string, string> })
      .then(async (answer) => {
        const body = (await answer.json()) as { result?: { sections?: unknown[] } };
        body.result?.sections?.unshift({ type: 'welcome', id: 'welcome', data: welcome });
        response.writeHead(answer.status, {
          'content-type': 'application/json',
          'access-control-allow-origin': '*',
        });
        response.end(JSON.stringify(body));
      })
      .catch((error: unknown) => response.writeHead(502).end(String(error)));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}
