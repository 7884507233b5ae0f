import { expect, it } from 'vitest';
import { namespaces, openCache, type Cache } from './index.js';
import { createArea } from './testing/create-area.js';

/** A device that several people use, one after the other. */
function openDevice() {
  const local = createArea();
  const { items } = local;
  const device = { items, owner: undefined as string | undefined };
  const open = (owner?: () => string | undefined): Cache<string> =>
    openCache(namespaces.user, { parse: String, areas: { local }, now: () => 1, ...(owner && { owner }) });
  return { device, open, cache: open(() => device.owner) };
}

it('an entry names its owner under the key that it has for everybody', () => {
  const { device, cache } = openDevice();
  device.owner = 'mei';
  cache.set('@tea', 'friend');
  expect([...device.items]).toEqual([
    ['oa-profile/user/@tea', '{"updatedAt":1,"owner":"mei","payload":"friend"}'],
  ]);
  expect([cache.get('@tea'), cache.get('@tea')]).toEqual(['friend', 'friend']);
});

it('an entry of another owner is not used, and is removed when it is seen', () => {
  const { device, cache } = openDevice();
  device.owner = 'mei';
  cache.set('@tea', 'friend');
  device.owner = 'somchai';
  expect(cache.get('@tea')).toBeUndefined();
  expect(device.items.size).toBe(0);
  device.owner = 'mei';
  expect(cache.get('@tea')).toBeUndefined();
});

it('while nobody is known, entries of owners are neither used nor removed', () => {
  const { device, cache } = openDevice();
  device.owner = 'mei';
  cache.set('@tea', 'friend');
  device.owner = undefined;
  expect(cache.get('@tea')).toBeUndefined();
  device.owner = 'mei';
  expect(cache.get('@tea')).toBe('friend');
});

it('what is kept while nobody is known is found by nobody who is', () => {
  const { device, cache } = openDevice();
  cache.set('@tea', 'friend');
  expect(cache.get('@tea')).toBe('friend');
  device.owner = 'mei';
  expect(cache.get('@tea')).toBeUndefined();
  expect(device.items.size).toBe(0);
});

it('what is kept while nobody is known takes the place of what somebody has kept under that key', () => {
  const { device, cache } = openDevice();
  device.owner = 'mei';
  cache.set('@tea', 'friend');
  device.owner = undefined;
  expect(cache.set('@tea', 'unknown')).toBe(true);
  expect(cache.get('@tea')).toBe('unknown');
});

it('an entry that cannot be read is removed, whoever is there', () => {
  const { device, cache } = openDevice();
  for (const text of ['{', '{"updatedAt":1,"owner":7,"payload":"friend"}']) {
    device.items.set('oa-profile/user/@tea', text);
    expect(cache.get('@tea')).toBeUndefined();
    expect(device.items.size).toBe(0);
  }
});

it('entries of a cache without owners belong to the device', () => {
  const { device, cache, open } = openDevice();
  device.owner = 'mei';
  cache.set('@tea', 'friend');
  expect(open().get('@tea')).toBe('friend');
});
