import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Pool } from 'pg';
import type { OpenDatabase } from './database.js';
import { startErrorOf } from './open-database.js';
import * as schema from './schema.js';

/** Opens a database on a PostgreSQL server. */
export async function openPostgres(
  connectionString: string,
  migrationsFolder: string,
): Promise<OpenDatabase> {
  let pool: Pool | undefined;
  try {
    pool = new Pool({ connectionString, connectionTimeoutMillis: 10_000, max: 20 });
    // Without a listener, an idle connection that the server closes would end this process.
    pool.on('error', (error) => console.error(`platform: lost a database connection: ${error.message}`));
    const database = drizzle(pool, { schema });
    await migrate(database, { migrationsFolder });
    const opened = pool;
    return { database, close: () => opened.end() };
  } catch (cause) {
    await pool?.end().catch(() => undefined);
    throw startErrorOf(`at ${withoutPassword(connectionString)}`, rootCause(cause));
  }
}

function withoutPassword(connectionString: string): string {
  if (!URL.canParse(connectionString)) return 'the given connection string';
  const { host, pathname } = new URL(connectionString);
  return `${host}${pathname}`;
}

/** Drizzle wraps the driver's error in one that says only which query failed. */
function rootCause(error: unknown): unknown {
  return error instanceof Error && error.cause ? rootCause(error.cause) : error;
}
