import { expect, it } from 'vitest';
import { openServer } from '../testing/open-server.js';
import { userAgents, visitsOf } from '../testing/visits.js';

it('the server renders for less than one in fifty of ten thousand visits by two hundred browsers', async () => {
  const { get, renders, api } = await openServer({ freshFor: 600_000, renderedFor: 600_000 });
  expect(new Set(userAgents).size).toBeGreaterThanOrEqual(200);
  const visits = visitsOf(10_000);
  for (const [number, { path, headers }] of visits.entries()) {
    // Now and then a visitor has a key of their own.
    const own = number % 100 ? path : `/@komorebi?key=k${number}`;
    expect((await get(own, headers)).status).toBe(200);
  }
  expect(renders()).toBeGreaterThan(5);
  expect(renders() / visits.length).toBeLessThan(0.02);
  expect(api.requests.length / visits.length).toBeLessThan(0.02);
}, 120_000);
