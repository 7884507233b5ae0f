import { expect, it } from 'vitest';
import { openCache, type Cache } from './index.js';
import { createArea } from './testing/create-area.js';

const NOW = Date.parse('2026-11-22T00:00:00Z');
const DAY_MS = 24 * 60 * 60 * 1000;

function open(times: Record<string, number>) {
  const items = new Map(
    Object.entries(times).map(([key, updatedAt]) => [
      `oa-profile/three/${key}`,
      JSON.stringify({ updatedAt, payload: key }),
    ]),
  );
  const local = createArea(items);
  const three = { name: 'three', area: 'local', capacity: 3 } as const;
  const cache: Cache<string> = openCache(three, { parse: String, areas: { local }, now: () => NOW });
  const keys = (): string[] => [...items.keys()].map((id) => id.slice(17)).sort();
  const time = (key: string): number =>
    (JSON.parse(items.get(`oa-profile/three/${key}`) ?? '') as { updatedAt: number }).updatedAt;
  return { cache, keys, time };
}

it.each([Number.MAX_SAFE_INTEGER, Date.parse('9999-12-31T00:00:00Z')])(
  'an entry from the far future (%d) is read, corrected by that, and does not prevent writes',
  (future) => {
    const { cache, time } = open({ a: future });
    expect(cache.set('b', 'b')).toBe(true);
    expect([cache.get('b'), cache.get('a')]).toEqual(['b', 'a']);
    expect(time('a') - NOW).toBeLessThan(DAY_MS);
  },
);

it('an entry from the far future is evicted before any other', () => {
  const { cache, keys } = open({ a: Number.MAX_SAFE_INTEGER, b: NOW - DAY_MS, c: NOW - DAY_MS + 1 });
  cache.set('d', 'd');
  expect(keys()).toEqual(['b', 'c', 'd']);
});

it('entries keep their order if the clock is corrected by less than a year', () => {
  const { cache, keys } = open({ a: NOW + 200 * DAY_MS, b: NOW + 300 * DAY_MS, c: NOW + 100 * DAY_MS });
  cache.set('d', 'd');
  expect(keys()).toEqual(['a', 'b', 'd']);
});
