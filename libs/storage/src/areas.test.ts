import { afterEach, describe, expect, it, vi } from 'vitest';
import { namespaces, openCache, type Cache } from './index.js';
import type { StorageAreas } from './storage-area.js';
import { createArea } from './testing/create-area.js';

const open = (areas?: StorageAreas): Cache<unknown> =>
  openCache(namespaces.user, { parse: (payload) => payload, ...(areas && { areas }) });

const failWith =
  (name: string): (() => never) =>
  () => {
    throw Object.assign(new Error('refused'), { name });
  };

/** Calls every method, and expects the cache to work. */
function expectToServe(cache: Cache<unknown>): void {
  expect(cache.set('a', { favorite: true })).toBe(true);
  expect(cache.set('b', 1)).toBe(true);
  expect(cache.get('a')).toEqual({ favorite: true });
  cache.delete('a');
  expect([cache.get('a'), cache.get('b')]).toEqual([undefined, 1]);
  cache.clear();
  expect(cache.get('b')).toBeUndefined();
}

afterEach(() => vi.unstubAllGlobals());

describe('the area', () => {
  it('the area is the browser’s own by default', () => {
    const [localStorage, sessionStorage] = [createArea(), createArea()];
    vi.stubGlobal('window', { localStorage, sessionStorage });
    open().set('@tea', 'friend');
    openCache(namespaces.scrollPosition, { parse: Number }).set('@tea', 120);
    expect([...localStorage.items.keys()]).toEqual(['oa-profile/user/@tea']);
    expect([...sessionStorage.items.keys()]).toEqual(['oa-profile/scrollPosition/@tea']);
  });

  it('the area is memory for a namespace that asks for it', () => {
    const local = createArea();
    const namespace = { name: 'draft', area: 'memory', capacity: 2 } as const;
    const cache = openCache<unknown>(namespace, { parse: (payload) => payload, areas: { local } });
    expectToServe(cache);
    for (const key of ['a', 'b', 'c']) cache.set(key, key);
    expect([cache.get('a'), cache.get('b'), cache.get('c')]).toEqual([undefined, 'b', 'c']);
    expect(local.items.size).toBe(0);
  });

  it('the area returns copies from memory, as a persistent one does', () => {
    const cache = open({});
    const relation = { favorite: true };
    cache.set('@tea', relation);
    relation.favorite = false;
    expect(cache.get('@tea')).toEqual({ favorite: true });
  });
});

describe('memory is used', () => {
  it('memory is used without a window', () => {
    vi.stubGlobal('localStorage', createArea());
    expectToServe(open());
    expect(localStorage).toHaveLength(0);
  });

  it('memory is used if the area is null (Android)', () => expectToServe(open({ local: null })));

  it('memory is used if access to the area is forbidden', () => {
    const refuse = failWith('SecurityError');
    vi.stubGlobal('window', Object.defineProperty({}, 'localStorage', { get: refuse }));
    expectToServe(open());
  });

  it.each(['key', 'getItem', 'setItem'] as const)('memory is used once %s breaks', (method) => {
    const local = createArea();
    const cache = open({ local });
    cache.set('@tea', 'friend');
    local[method] = failWith('NS_ERROR_FILE_CORRUPTED');
    expectToServe(cache);
  });
});

describe('an area that breaks', () => {
  it('an area that breaks makes no method throw, whichever is called first', () => {
    const calls: ((cache: Cache<unknown>) => void)[] = [
      (cache) => expect(cache.get('a')).toBeUndefined(),
      (cache) => expect(cache.set('a', 1)).toBe(true),
      (cache) => cache.delete('a'),
      (cache) => cache.clear(),
    ];
    const refuse = failWith('SecurityError');
    const local = { length: 1, key: refuse, getItem: refuse, setItem: refuse, removeItem: refuse };
    for (const call of calls) call(open({ local }));
  });

  it('an area that breaks is no longer used once it refuses a deletion, so that a deleted entry cannot be read', () => {
    const local = createArea();
    const cache = open({ local });
    cache.set('a', 1);
    local.removeItem = failWith('NS_ERROR_FILE_CORRUPTED');
    cache.delete('a');
    expect(cache.get('a')).toBeUndefined();
  });

  it('an area that breaks can still be read if it refuses only writes', () => {
    const local = createArea();
    const cache = open({ local });
    cache.set('a', 1);
    local.setItem = failWith('InvalidStateError');
    expect([cache.get('a'), cache.get('a')]).toEqual([1, 1]);
  });
});

describe('a full area', () => {
  it.each(['QuotaExceededError', 'NS_ERROR_DOM_QUOTA_REACHED'])(
    'a full area is recognised by the error name %s',
    (name) => {
      const local = createArea();
      const cache = open({ local });
      const write = local.setItem;
      local.setItem = failWith(name);
      expect(cache.set('a', 1)).toBe(false);
      local.setItem = write;
      expect(cache.set('a', 1)).toBe(true);
      expect([...local.items.keys()]).toEqual(['oa-profile/user/a']);
    },
  );
});
