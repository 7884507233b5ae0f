import { expect, it } from 'vitest';
import { namespaces, openCache, type Cache, type OpenCacheOptions } from './index.js';
import { createArea } from './testing/create-area.js';

const fail = (): never => {
  throw new Error('the SDK has not started');
};

/** A cache that mei has kept something in, and another one on the same area with what a test gives it. */
function openWith(options: Partial<OpenCacheOptions<string>>) {
  const local = createArea();
  const open = (own: Partial<OpenCacheOptions<string>>): Cache<string> =>
    openCache(namespaces.user, { parse: String, areas: { local }, owner: () => 'mei', now: () => 1, ...own });
  const sound = open({});
  sound.set('@tea', 'friend');
  return { items: local.items, sound, cache: open(options) };
}

it.each(['owner', 'now'] as const)(
  'a cache keeps nothing while %s throws, and uses the same area afterwards',
  (name) => {
    let fails = true;
    const works = { owner: () => 'mei', now: () => 2 }[name];
    const { items, sound, cache } = openWith({ [name]: () => (fails ? fail() : works()) });
    expect(cache.set('@tea', 'blocked')).toBe(false);
    expect(items.size).toBe(0);
    fails = false;
    expect(cache.set('@tea', 'blocked')).toBe(true);
    expect(sound.get('@tea')).toBe('blocked');
  },
);

it.each(['owner', 'lastOwner'] as const)('nothing of an owner is read or removed while %s throws', (name) => {
  const { sound, cache } = openWith({ owner: () => undefined, [name]: fail });
  expect(cache.get('@tea')).toBeUndefined();
  expect(sound.get('@tea')).toBe('friend');
});

it('a cache does not take an entry without an owner for the visitor’s while owner throws', () => {
  const { items, cache } = openWith({ owner: fail });
  items.set('oa-profile/user/@tea', '{"updatedAt":1,"payload":"friend"}');
  expect(cache.get('@tea')).toBeUndefined();
});

it('a cache reads an entry while the clock throws, and leaves it as old as it is', () => {
  const { items, cache } = openWith({ now: fail });
  const before = [...items];
  expect(cache.get('@tea')).toBe('friend');
  expect([...items]).toEqual(before);
});

it.each(['owner', 'lastOwner', 'now'] as const)('a cache deletes and clears while %s throws', (name) => {
  const { items, sound, cache } = openWith({ [name]: fail });
  sound.set('@coffee', 'friend');
  cache.delete('@tea');
  expect([...items.keys()]).toEqual(['oa-profile/user/@coffee']);
  cache.clear();
  expect(items.size).toBe(0);
});
