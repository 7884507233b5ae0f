import { Client } from 'pg';
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

/** Creates a new database on a running server, and drops it at the end. */
async function emptyDatabase(serverUrl: string): Promise<TestPostgres> {
  const name = `platform_test_${process.pid}_${Date.now()}`;
  await run(serverUrl, `create database ${name}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return {
    connectionString: url.href,
    origin: `TEST_DATABASE_URL, ${url.host}`,
    stop: () => run(serverUrl, `drop database if exists ${name} with (force)`),
  };
}

async function run(connectionString: string, statement: string): Promise<void> {
  const client = new Client({ connectionString });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
