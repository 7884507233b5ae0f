import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type * as schema from './schema.js';

/** The database of either driver, or a transaction on it. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

export interface OpenDatabase {
  database: Database;
  close: () => Promise<void>;
}

/** Where the state is stored: PGlite on disk, or a PostgreSQL server. */
export type DatabaseLocation = { directory: string } | { connectionString: string };
