import type { Origin } from '@oa-profile/api-client';
import { afterEach, expect, it, vi } from 'vitest';
import { openCaches } from '../../page/open-caches.js';
import { createScene } from '../../testing/create-scene.js';
import { applyCachedRelation } from '@oa-profile/plugin-sdk/internal';

afterEach(() => vi.unstubAllGlobals());

/** A browser's storage with entries left by hand, or by another version of the page. */
function storageWith(entries: Record<string, string>): Map<string, string> {
  const items = new Map(Object.entries(entries));
  const localStorage = {
    get length() {
      return items.size;
    },
    key: (index: number) => [...items.keys()][index] ?? null,
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
  vi.stubGlobal('window', { localStorage });
  return items;
}

const id = 'oa-profile/user/@1';
const entry = (payload: unknown): string => JSON.stringify({ updatedAt: 1, payload });

it.each<[Origin, string]>([
  ['web', 'not JSON'],
  ['web', entry({ friendshipType: 'lover' })],
  ['liff', 'not JSON'],
  ['liff', entry({ friendshipType: 'lover' })],
])('in %s, a cached relation that cannot be read is deleted (%s)', (origin, text) => {
  const items = storageWith({ [id]: text });
  // In the app, too, the visitor is still unknown at this point.
  const { store } = createScene({ origin, caches: openCaches({ owner: () => undefined }) });
  store.dispatch(applyCachedRelation());
  expect([...items.keys()]).toEqual([]);
  expect(store.getState().relation.shown).toBeUndefined();
});

it('in a browser, a cached relation that can be read stays for the app and is not shown', () => {
  const relation = { friendshipType: 'friend', favorite: 'true' };
  const items = storageWith({ [id]: JSON.stringify({ updatedAt: 1, owner: 'mei', payload: relation }) });
  const { store } = createScene({ origin: 'web', caches: openCaches({ owner: () => undefined }) });
  store.dispatch(applyCachedRelation());
  expect([...items.keys()]).toEqual([id]);
  expect(store.getState().relation.shown).toBeUndefined();
});
