import { afterAll, describe, expect, it } from 'vitest';
import { startPlatform } from './index.js';
import { describeCore } from './testing/core-suite.js';
import { findPostgres } from './testing/postgres/find-postgres.js';
import { SATURDAY_NOON, freshToken, profileOf } from './testing/test-platform.js';

const server = await findPostgres();
afterAll(() => server.stop());

if (server.connectionString) {
  const { connectionString } = server;
  describeCore(`PostgreSQL (${server.origin})`, () => Promise.resolve({ connectionString }));

  it('two servers with one database give a visitor one table at a time', async () => {
    const servers = await Promise.all(
      [1, 2].map(() => startPlatform({ port: 0, database: { connectionString }, now: () => SATURDAY_NOON })),
    );
    try {
      const token = freshToken();
      const tabs = servers.map((each) => profileOf(each, { token, retries: 0 }));
      const { days = [] } = (await tabs[0]?.getReservationInventory('@komorebi')) ?? {};
      const slots = days.flatMap(({ slots }) => slots).filter(({ availability }) => availability === 'free');
      for (const { slotId } of slots.slice(3, 8)) {
        const outcomes = await Promise.allSettled(
          [...tabs, ...tabs].map((tab) => tab.reserve('@komorebi', { slotId, partySize: 1 })),
        );
        expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
        for (const outcome of outcomes)
          if (outcome.status === 'rejected')
            expect(outcome.reason).toMatchObject({ data: { serverStatusCode: 'ALREADY_RESERVED' } });
      }
    } finally {
      for (const each of servers) await each.close();
    }
  });
} else {
  console.warn(`The PostgreSQL suite is skipped: ${server.origin}`);
  describe.skip('a platform on PostgreSQL', () => {
    it(`a platform on PostgreSQL cannot be tested here: ${server.origin}`);
  });
}
