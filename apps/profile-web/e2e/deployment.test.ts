import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { addresses } from './support/addresses.js';
import { expect, test } from './support/fixtures.js';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const containerfile = readFileSync(join(root, 'docs/Containerfile'), 'utf8');
const unit = readFileSync(join(root, 'docs/profile-web@.service'), 'utf8');

/** Runs a test in a temporary folder. */
async function inFolder(work: (folder: string) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'deployed-'));
  try {
    await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Expects a page server with only the files in its folder to serve pages and their files, and to stop when asked to.
 *
 * @param whileReady called with the port that it listens on
 */
async function expectToServe(
  args: readonly string[],
  {
    cwd,
    env,
    whileReady,
  }: { cwd: string; env: Record<string, string>; whileReady?: (port: string) => unknown },
): Promise<void> {
  const server = spawn(process.execPath, args, {
    cwd,
    env: { ...env, PORT: '0', API_URL: addresses.platform, PUBLIC_URL: 'https://page.example' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    const [line] = (await once(createInterface(server.stdout), 'line')) as [string];
    const port = /port (\d+)/.exec(line)?.[1] ?? '';
    const page = await fetch(`http://localhost:${port}/@komorebi?lang=en`);
    expect(page.status).toBe(200);
    const [asset = ''] = /\/assets\/[\w.-]+\.js/.exec(await page.text()) ?? [];
    expect((await fetch(`http://localhost:${port}${asset}`)).status).toBe(200);
    await whileReady?.(port);
  } finally {
    server.kill('SIGTERM');
  }
  expect(await once(server, 'exit')).toEqual([0, null]);
}

test('the Containerfile copies all that its command needs, and its health check tells whether the server answers', () =>
  inFolder(async (folder) => {
    const stage = containerfile.slice(containerfile.lastIndexOf('FROM '));
    const copied = [...stage.matchAll(/^COPY --from=build \/src\/(\S+) \.\/(\S+)$/gm)];
    expect(copied).toHaveLength([...stage.matchAll(/^COPY /gm)].length);
    for (const [, from = '', to = ''] of copied)
      cpSync(join(root, from), join(folder, to), { recursive: true });
    const commandOf = (instruction: string): string[] => {
      const [, words = ''] = new RegExp(`^${instruction} (\\[.*\\])$`, 'm').exec(stage) ?? [];
      const [program, ...args] = JSON.parse(words) as string[];
      expect(program).toBe('node');
      return args;
    };
    const isHealthy = (port: string): boolean =>
      spawnSync(process.execPath, commandOf('HEALTHCHECK CMD'), { env: { PORT: port } }).status === 0;
    await expectToServe(commandOf('CMD'), {
      cwd: folder,
      env: { NODE_ENV: 'production' },
      whileReady: (port) => expect(isHealthy(port)).toBe(true),
    });
    // Nothing listens on that port.
    expect(isHealthy('1')).toBe(false);
  }));

test('the systemd unit starts the server from its folder, and gives it enough time to stop', () =>
  inFolder(async (folder) => {
    cpSync(join(root, 'apps/profile-web/dist'), folder, { recursive: true });
    const [, node, ...args] = /^ExecStart=(\S+) (\S+)$/m.exec(unit) ?? [];
    expect(node).toBe('/usr/bin/node');
    await expectToServe(
      args.map((each) => each.replace('/opt/profile-web', folder)),
      { cwd: '/', env: { NODE_ENV: 'production' } },
    );
    expect(Number(/^TimeoutStopSec=(\d+)$/m.exec(unit)?.[1])).toBeGreaterThan(15);
  }));

test('a server whose build is taken away goes on to answer, and asks the balancer for no more visitors', () =>
  inFolder(async (folder) => {
    cpSync(join(root, 'apps/profile-web/dist'), folder, { recursive: true });
    await expectToServe([join(folder, 'server/main.js')], {
      cwd: '/',
      env: { NODE_ENV: 'production' },
      whileReady: async (port) => {
        const get = (path: string): Promise<Response> => fetch(`http://localhost:${port}${path}`);
        expect((await get('/readyz')).status).toBe(200);
        for (const part of ['client', 'server']) rmSync(join(folder, part), { recursive: true });
        // Languages and views whose code nobody has asked for yet.
        expect((await get('/@komorebi/place?lang=th')).status).toBe(200);
        const lost = await get('/nowhere/at/all?lang=ko');
        expect(lost.status).toBe(404);
        expect(await lost.text()).toContain('<html lang="ko"');
        expect((await get('/readyz')).status).toBe(503);
      },
    });
  }));

test('systemd accepts its unit', () =>
  inFolder(async (folder) => {
    test.skip(!existsSync('/usr/bin/systemd-analyze'), 'systemd is not there');
    const file = join(folder, 'profile-web@3000.service');
    writeFileSync(file, unit.replace('/usr/bin/node', process.execPath));
    const said = execFileSync('/usr/bin/systemd-analyze', ['verify', '--recursive-errors=no', file], {
      encoding: 'utf8',
      stdio: 'pipe',
    });
    expect(said).toBe('');
    await Promise.resolve();
  }));
