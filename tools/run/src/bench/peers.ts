import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startServer, type StartedServer } from './start-server.js';

const sources = fileURLToPath(new URL('peers', import.meta.url));
/** Outside of version control and of the workspace, whose `npm ci` installs nothing of the peers. */
const cache = fileURLToPath(new URL('../../../../node_modules/.cache/peers', import.meta.url));

/** How each peer is built and started in its own folder, by Node. */
const commands = {
  astro: { build: ['../node_modules/astro/astro.js', 'build'], start: ['server.mjs'] },
  next: {
    build: ['../node_modules/next/dist/bin/next', 'build'],
    start: ['../node_modules/next/dist/bin/next', 'start'],
  },
} as const;

/** The same account's page, written with other tools. */
export type Peer = keyof typeof commands;

const environment = { NODE_ENV: 'production', ASTRO_TELEMETRY_DISABLED: '1', NEXT_TELEMETRY_DISABLED: '1' };

/**
 * Starts a peer's page server. The first time, and after a change, it is installed (which needs the network) and built.
 *
 * Astro is the last major for the oldest Node of this workspace, Next.js the current one.
 *
 * @param platformUrl Where it asks for the account.
 */
export function startPeer(peer: Peer, platformUrl: string): Promise<StartedServer> {
  install();
  once(`built-${peer}`, hashOf(sources), () => run(commands[peer].build, join(cache, peer)));
  return startServer({
    command: commands[peer].start,
    folder: join(cache, peer),
    environment: { ...environment, PLATFORM_URL: platformUrl },
  });
}

function install(): void {
  once('copied', hashOf(sources), () => {
    for (const name of readdirSync(sources)) rmSync(join(cache, name), { recursive: true, force: true });
    cpSync(sources, cache, { recursive: true });
  });
  once('installed', readFileSync(join(sources, 'package.json'), 'utf8'), () => {
    process.stderr.write('Installing the peers\n');
    // Some of what Astro installs asks for a newer Node than this page does, and works with it all the same.
    const options = ['--engine-strict=false', '--no-package-lock', '--ignore-scripts', '--loglevel=error'];
    execFileSync('npm', ['install', ...options], { cwd: cache, stdio: ['ignore', 2, 'inherit'] });
  });
}

function run(command: readonly string[], folder: string): void {
  process.stderr.write(`Building ${folder}\n`);
  execFileSync(process.execPath, command, {
    cwd: folder,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

/** Does what was not yet done in this state. */
function once(what: string, state: string, act: () => void): void {
  const stamp = join(cache, `${what}.txt`);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === state) return;
  mkdirSync(cache, { recursive: true });
  act();
  writeFileSync(stamp, state);
}

function hashOf(folder: string): string {
  const hash = createHash('sha256');
  for (const file of readdirSync(folder, { recursive: true, withFileTypes: true }))
    if (file.isFile()) hash.update(file.name).update(readFileSync(join(file.parentPath, file.name)));
  return hash.digest('hex');
}
