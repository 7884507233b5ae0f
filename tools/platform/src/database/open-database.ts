import { join } from 'node:path';
import { PlatformStartError } from '../platform-start-error.js';
import type { DatabaseLocation, OpenDatabase } from './database.js';

const migrationsFolder = join(import.meta.dirname, '../../drizzle');

/**
 * Opens the database and brings its tables up to date. Each driver is loaded only when it is used.
 *
 * @throws PlatformStartError in one sentence if it cannot be opened
 */
export async function openDatabase(location: DatabaseLocation): Promise<OpenDatabase> {
  if ('connectionString' in location) {
    const { openPostgres } = await import('./postgres.js');
    return openPostgres(location.connectionString, migrationsFolder);
  }
  const { openPglite } = await import('./pglite.js');
  return openPglite(location.directory, migrationsFolder);
}

/** Makes a readable error with the cause; some of pg's errors have only a code. */
export function startErrorOf(place: string, cause: unknown): PlatformStartError {
  const { message = '', code = '' } = (cause ?? {}) as { message?: string; code?: string };
  const reason = (message.split('\n')[0] || code || String(cause)).replace(/\.$/, '');
  return new PlatformStartError(`The database ${place} cannot be opened: ${reason}.`, { cause });
}
