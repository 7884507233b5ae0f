import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import type { OpenDatabase } from './database.js';
import { startErrorOf } from './open-database.js';
import * as schema from './schema.js';

/** Opens PGlite, PostgreSQL compiled to WebAssembly, with its files in a directory. */
export async function openPglite(directory: string, migrationsFolder: string): Promise<OpenDatabase> {
  let unlock: (() => void) | undefined;
  let client: PGlite | undefined;
  try {
    await mkdir(directory, { recursive: true });
    unlock = lockDirectory(directory);
    await fillWithEmptyDatabase(directory);
    client = await PGlite.create({ dataDir: directory });
    const database = drizzle(client, { schema });
    await migrate(database, { migrationsFolder });
    const opened = client;
    const release = unlock;
    return {
      database,
      async close() {
        await opened.close();
        release();
      },
    };
  } catch (cause) {
    await client?.close().catch(() => undefined);
    unlock?.();
    throw startErrorOf(`in ${directory}`, cause);
  }
}

/** What every new database begins as. Making it takes ten times as long as opening it, so it is made once and cached. */
async function emptyDatabase(): Promise<string> {
  const program = dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite'));
  const { version } = JSON.parse(readFileSync(join(program, '../package.json'), 'utf8')) as {
    version: string;
  };
  const cached = join(program, `../../../.cache/pglite-${version}`);
  if (existsSync(cached)) return cached;
  await mkdir(dirname(cached), { recursive: true });
  const made = await mkdtemp(`${cached}-`);
  try {
    const client = await PGlite.create({ dataDir: made });
    await client.close();
    // Another process may have been faster.
    await rename(made, cached).catch((error: unknown) => {
      if (!existsSync(cached)) throw error;
    });
  } finally {
    await rm(made, { recursive: true, force: true });
  }
  return cached;
}

/**
 * Fills a directory with an empty database, if there is none. Where nothing can be cached, PGlite makes one itself when it
 * is opened.
 */
async function fillWithEmptyDatabase(directory: string): Promise<void> {
  if (existsSync(join(directory, 'PG_VERSION'))) return;
  const empty = await emptyDatabase().catch(() => undefined);
  // A thousand small files: copied synchronously, they take a quarter of the time.
  if (empty) cpSync(empty, directory, { recursive: true });
}

/**
 * Keeps a second process out of a directory: two PGlites on the same files destroy them, and PGlite does not check. The
 * lock is a file beside the directory with the owner's process id; one left behind by a crash is taken over.
 *
 * @returns a function that releases the directory
 */
function lockDirectory(directory: string): () => void {
  const file = `${directory.replace(/(?<![\\/])[\\/]+$/, '')}.lock`;
  if (!tryToCreate(file)) {
    const owner = Number(readFileSync(file, 'utf8'));
    if (isRunning(owner)) throw new Error(`process ${owner} is using it (if not, delete ${file})`);
    rmSync(file, { force: true });
    if (!tryToCreate(file)) throw new Error('another process is opening it');
  }
  return () => rmSync(file, { force: true });
}

function tryToCreate(file: string): boolean {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

function isRunning(processId: number): boolean {
  if (!Number.isInteger(processId) || processId <= 0) return false;
  try {
    // Signal 0 only tests whether the process exists.
    process.kill(processId, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
