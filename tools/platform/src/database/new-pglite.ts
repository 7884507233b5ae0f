import { PGlite } from '@electric-sql/pglite';
import { cpSync, existsSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** What every new database begins as. Making it takes ten times as long as opening it, so it is made once and kept. */
async function emptyDatabase(): Promise<string> {
  const program = dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite'));
  const { version } = JSON.parse(readFileSync(join(program, '../package.json'), 'utf8')) as {
    version: string;
  };
  const kept = join(program, `../../../.cache/pglite-${version}`);
  if (existsSync(kept)) return kept;
  await mkdir(dirname(kept), { recursive: true });
  const made = await mkdtemp(`${kept}-`);
  try {
    const client = await PGlite.create({ dataDir: made });
    await client.close();
    // Another process may have been faster.
    await rename(made, kept).catch((error: unknown) => {
      if (!existsSync(kept)) throw error;
    });
  } finally {
    await rm(made, { recursive: true, force: true });
  }
  return kept;
}

/**
 * Fills a directory with an empty database, if there is none. Where nothing can be kept, PGlite makes one itself when it
 * is opened.
 */
export async function fillWithEmptyDatabase(directory: string): Promise<void> {
  if (existsSync(join(directory, 'PG_VERSION'))) return;
  const empty = await emptyDatabase().catch(() => undefined);
  // A thousand small files: copied synchronously, they take a quarter of the time.
  if (empty) cpSync(empty, directory, { recursive: true });
}
