import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { mkdir } from 'node:fs/promises';
import type { OpenDatabase } from './database.js';
import { lockDirectory } from './directory-lock.js';
import { fillWithEmptyDatabase } from './new-pglite.js';
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
