import { Client } from 'pg';
import type { TestPostgres } from './find-postgres.js';

/** Creates a new database on a running server, and drops it at the end. */
export async function emptyDatabase(serverUrl: string): Promise<TestPostgres> {
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
