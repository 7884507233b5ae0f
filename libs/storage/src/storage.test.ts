import { describe, expect, it } from 'vitest';
import { openCache, type Cache, type CacheNamespace } from './index.js';
import { createArea } from './testing/create-area.js';

/** A browser's storage with a quota in characters, for keys and values together. */
function createStorage() {
  const area = createArea();
  const storage = Object.assign(area, {
    quota: Infinity,
    used: () => [...area.items].flat().join('').length,
    setItem(id: string, text: string): void {
      const before = area.items.get(id);
      area.items.set(id, text);
      if (storage.used() <= storage.quota) return;
      if (before === undefined) area.items.delete(id);
      else area.items.set(id, before);
      throw new DOMException('full', 'QuotaExceededError');
    },
  });
  return storage;
}
type FakeStorage = ReturnType<typeof createStorage>;

const three: CacheNamespace = { name: 'three', area: 'local', capacity: 3 };
const parse = (payload: unknown): string | undefined => (typeof payload === 'string' ? payload : undefined);
const open = (local: FakeStorage, now: () => number = () => 0, namespace = three): Cache<string> =>
  openCache(namespace, { parse, areas: { local }, now });
const stamp = (storage: FakeStorage, key: string, name = 'three'): number =>
  (JSON.parse(storage.items.get(`oa-profile/${name}/${key}`) ?? '{}') as { updatedAt: number }).updatedAt;
const keysOf = (storage: FakeStorage): string[] => [...storage.items.keys()].map((id) => id.slice(17)).sort();

describe('an entry', () => {
  it('an entry is stored under its own key, with its update time and payload', () => {
    const storage = createStorage();
    expect(open(storage, () => 1700).set('@tea', 'friend')).toBe(true);
    expect([...storage.items]).toEqual([['oa-profile/three/@tea', '{"updatedAt":1700,"payload":"friend"}']]);
  });

  const ofCodeWithoutTypes = [undefined, null, 7] as unknown as string[];
  const keys = ['', '@tea', 'a/b', 'a%2Fb', '%', '../x', 'お茶', '\uD83C', '__proto__', 'a b\0'];
  it.each([...keys, ...ofCodeWithoutTypes])(
    'an entry has a storage key for %j that no other key has',
    (key) => {
      const storage = createStorage();
      const cache = open(storage);
      cache.set('other', 'other');
      cache.set(key, 'mine');
      expect([cache.get(key), cache.get('other')]).toEqual(['mine', 'other']);
      expect(storage.items.size).toBe(2);
      cache.delete(key);
      expect([cache.get(key), cache.get('other')]).toEqual([undefined, 'other']);
    },
  );

  it.each([
    ['no JSON', '{"updatedAt":1,'],
    ['empty', ''],
    ['no wrapper', '"friend"'],
    ['null', 'null'],
    ['a wrapper without payload', '{"updatedAt":1}'],
    ['a wrapper without time', '{"payload":"friend"}'],
    ['a time that is not a time', '{"updatedAt":1e999,"payload":"friend"}'],
    ['a payload that parse refuses', '{"updatedAt":1,"payload":7}'],
  ])('an entry that holds %s reads as undefined and is deleted', (_, text) => {
    const storage = createStorage();
    storage.items.set('oa-profile/three/a', text);
    expect(open(storage).get('a')).toBeUndefined();
    expect(storage.items.size).toBe(0);
  });

  it('an entry that makes parse throw reads as undefined and is deleted', () => {
    const storage = createStorage();
    const refuse = (): string => {
      throw new TypeError('no such payload');
    };
    open(storage).set('a', 'friend');
    expect(openCache(three, { parse: refuse, areas: { local: storage } }).get('a')).toBeUndefined();
    expect(storage.items.size).toBe(0);
  });

  it('an entry keeps its payload as written, whatever parse returns', () => {
    const storage = createStorage();
    const shout = openCache(three, { parse: (text) => `${text as string}!`, areas: { local: storage } });
    shout.set('a', 'hi');
    expect([shout.get('a'), shout.get('a')]).toEqual(['hi!', 'hi!']);
  });

  it.each([undefined, () => 1, 1n, { toJSON: () => undefined }])(
    'an entry that JSON cannot represent is not kept, nor is the old value: %s',
    (payload) => {
      const storage = createStorage();
      const cache = openCache<unknown>(three, { parse: (value) => value, areas: { local: storage } });
      cache.set('a', 'old');
      expect(cache.set('a', payload)).toBe(false);
      expect(cache.get('a')).toBeUndefined();
    },
  );
});

describe('a full namespace', () => {
  it('a full namespace evicts an entry that cannot be read before any other', () => {
    const storage = createStorage();
    const cache = open(storage);
    cache.set('a', 'a');
    storage.items.set('oa-profile/three/broken', '{');
    for (const key of ['b', 'c']) cache.set(key, key);
    expect(keysOf(storage)).toEqual(['a', 'b', 'c']);
  });

  it('a full namespace holds exactly the most recently used entries, whatever the clock does', () => {
    const storage = createStorage();
    const used: string[] = [];
    let [last, time, seed] = [0, 5000, 1];
    const random = (below: number): number => (seed = (seed * 48271) % 0x7fffffff) % below;
    const cache = open(storage, () => (time += random(3) - 1));
    for (let step = 0; step < 500; step += 1) {
      const key = `k${random(6)}`;
      const known = used.includes(key);
      const isRead = random(2) === 0;
      if (isRead) expect(cache.get(key)).toBe(known ? key : undefined);
      else cache.set(key, key);
      if (isRead && !known) continue;
      used.splice(0, used.length, ...[...used.filter((other) => other !== key), key].slice(-3));
      expect(keysOf(storage)).toEqual([...used].sort());
      expect(stamp(storage, key)).toBeGreaterThan(last);
      last = stamp(storage, key);
    }
  });
});

describe('two tabs', () => {
  it('two tabs never overwrite each other’s entries', () => {
    const storage = createStorage();
    const [left, right] = [open(storage), open(storage)];
    left.set('a', 'left');
    right.set('b', 'right');
    left.set('c', 'left');
    expect([right.get('a'), left.get('b'), right.get('c')]).toEqual(['left', 'right', 'left']);
  });

  it('two tabs agree on which entry is the oldest, though neither knows what the other did', () => {
    const storage = createStorage();
    const [left, right] = [open(storage, () => 900), open(storage, () => 100)];
    for (const key of ['a', 'b', 'c']) left.set(key, key);
    right.get('a');
    left.set('d', 'd');
    expect(keysOf(storage)).toEqual(['a', 'c', 'd']);
    expect(stamp(storage, 'd')).toBeGreaterThan(stamp(storage, 'a'));
  });

  it('two tabs can exceed the capacity together until the next write', () => {
    const storage = createStorage();
    for (const time of [1, 2, 3, 4, 5])
      storage.items.set(`oa-profile/three/k${time}`, `{"updatedAt":${time},"payload":"x"}`);
    expect(open(storage).set('k5', 'y')).toBe(true);
    expect(keysOf(storage)).toEqual(['k3', 'k4', 'k5']);
  });
});

describe('storage shared with others', () => {
  it('storage shared with others keeps every key outside the namespace', () => {
    const storage = createStorage();
    const foreign = ['theme', 'oa-profile', 'oa-profile/thre', 'oa-profile/three', 'oa-profile/threefold/a'];
    for (const id of foreign) storage.items.set(id, '{"updatedAt":0,"payload":"x"}');
    const cache = open(storage);
    for (const key of ['a', 'b', 'c', 'd']) cache.set(key, key);
    storage.quota = 1;
    cache.set('e', 'e');
    cache.clear();
    expect([...storage.items.keys()]).toEqual(foreign);
  });

  it('storage shared with others keeps namespaces apart if one name is a prefix of the other', () => {
    const storage = createStorage();
    const [short, long] = ['a', 'a/b'].map((name) => open(storage, Date.now, { ...three, name }));
    short?.set('b/c', 'short');
    long?.set('c', 'long');
    expect([short?.get('b/c'), long?.get('c')]).toEqual(['short', 'long']);
    short?.clear();
    expect(long?.get('c')).toBe('long');
  });
});

describe('a full area', () => {
  const fill = (): [FakeStorage, Cache<string>] => {
    const storage = createStorage();
    const cache = open(storage);
    for (const key of ['a', 'b', 'c']) cache.set(key, key.repeat(50));
    storage.quota = storage.used();
    return [storage, cache];
  };

  it('a full area evicts only as many of the oldest entries as a new value needs', () => {
    const [storage, cache] = fill();
    expect(cache.set('c', 'c'.repeat(90))).toBe(true);
    expect(keysOf(storage)).toEqual(['b', 'c']);
  });

  it('a full area forgets the outdated value if there is no room for the new one', () => {
    const [storage, cache] = fill();
    expect(cache.set('a', 'a'.repeat(5000))).toBe(false);
    expect(cache.get('a')).toBeUndefined();
    expect(storage.items.size).toBe(0);
  });

  it('a full area can still be read, and entries keep their age', () => {
    const [storage, cache] = fill();
    const before = stamp(storage, 'a');
    storage.quota = 0;
    expect(cache.get('a')).toBe('a'.repeat(50));
    expect(stamp(storage, 'a')).toBe(before);
  });
});
