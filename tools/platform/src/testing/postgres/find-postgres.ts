import { emptyDatabase } from './empty-database.js';
import { startEmbeddedPostgres } from './embedded-postgres.js';

/** A PostgreSQL database for one test run. */
export interface TestPostgres {
  /** Absent if there is no server. */
  connectionString?: string;
  /** Where the server comes from, or why there is none. */
  origin: string;
  stop(): Promise<void>;
}

/** Finds a PostgreSQL server: the one that TEST_DATABASE_URL names, which must work, else npm's. */
export async function findPostgres(): Promise<TestPostgres> {
  const { TEST_DATABASE_URL } = process.env;
  if (TEST_DATABASE_URL) return emptyDatabase(TEST_DATABASE_URL);
  return startEmbeddedPostgres().catch((error: unknown) => ({
    origin: String(error),
    stop: () => Promise.resolve(),
  }));
}
