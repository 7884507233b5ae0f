import { afterAll, describe, it } from 'vitest';
import { describeCore } from './testing/core-suite.js';
import { findPostgres } from './testing/postgres/find-postgres.js';

const server = await findPostgres();
afterAll(() => server.stop());

if (server.connectionString) {
  const { connectionString } = server;
  describeCore(`PostgreSQL (${server.origin})`, () => Promise.resolve({ connectionString }));
} else {
  console.warn(`The PostgreSQL suite is skipped: ${server.origin}`);
  describe.skip('a platform on PostgreSQL', () => {
    it(`cannot be tested here: ${server.origin}`);
  });
}
