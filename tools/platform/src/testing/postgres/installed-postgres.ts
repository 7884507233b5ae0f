import { freePort } from 'build-tools/free-port';
import { execFile } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { chown, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { TestPostgres } from './find-postgres.js';

const execute = promisify(execFile);
const versionsFolder = '/usr/lib/postgresql';

/** Starts Debian's PostgreSQL on a new directory and a free port. */
export async function startInstalledPostgres(): Promise<TestPostgres> {
  const version = newestVersion();
  if (!version) throw new Error(`no PostgreSQL is installed in ${versionsFolder}`);
  const bin = (name: string): string => join(versionsFolder, version, 'bin', name);
  const owner = serverOwner();
  const folder = await mkdtemp(join(tmpdir(), 'platform-postgres-'));
  if (owner) await chown(folder, owner.uid, owner.gid);
  const data = join(folder, 'data');
  const port = await freePort();
  const run = (name: string, ...parameters: string[]) =>
    execute(bin(name), parameters, { cwd: folder, ...owner });

  await run('initdb', '-D', data, '-U', 'platform', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync');
  const settings = `-p ${port} -c listen_addresses=127.0.0.1 -c fsync=off -k ${folder}`;
  await run('pg_ctl', 'start', '-w', '-D', data, '-l', join(folder, 'log'), '-o', settings);
  return {
    connectionString: `postgres://platform@127.0.0.1:${port}/postgres`,
    origin: `installed, ${version}`,
    async stop() {
      await run('pg_ctl', 'stop', '-D', data, '-m', 'fast');
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function newestVersion(): string | undefined {
  if (!existsSync(versionsFolder)) return undefined;
  return readdirSync(versionsFolder)
    .filter((version) => existsSync(join(versionsFolder, version, 'bin/initdb')))
    .sort((a, b) => Number(b) - Number(a))[0];
}

/** PostgreSQL refuses to run as root: the package's user runs it, or the user `nobody`. */
function serverOwner(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const users = readFileSync('/etc/passwd', 'utf8').split('\n');
  const line = ['postgres:', 'nobody:']
    .map((name) => users.find((user) => user.startsWith(name)))
    .find(Boolean);
  const [, , uid, gid] = line?.split(':') ?? [];
  if (!uid || !gid) throw new Error('PostgreSQL does not run as root, and there is no other user');
  return { uid: Number(uid), gid: Number(gid) };
}
