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

it('an entry names its owner, and has the same key for all owners', () => {
  const { device, cache } = openDevice();
  device.owner = 'mei';
  cache.set('@tea', 'friend');
  expect([...device.items]).toEqual([
    ['oa-profile/user/@tea', '{"updatedAt":1,"owner":"mei","payload":"friend"}'],
  ]);
  expect([cache.get('@tea'), cache.get('@tea')]).toEqual(['friend', 'friend']);
});

it('an entry of another owner is not used, and is removed when it is read', () => {
  const { device, cache } = openDevice();
  device.owner = 'mei';
  cache.set('@tea', 'friend');
  device.owner = 'somchai';
  expect(cache.get('@tea')).toBeUndefined();
  expect(device.items.size).toBe(0);
  device.owner = 'mei';
  expect(cache.get('@tea')).toBeUndefined();
});

it('while the visitor is unknown, entries with an owner are neither used nor removed', () => {
  const { device, cache } = openDevice();
  device.owner = 'mei';
  cache.set('@tea', 'friend');
  device.owner = undefined;
  expect(cache.get('@tea')).toBeUndefined();
  device.owner = 'mei';
  expect(cache.get('@tea')).toBe('friend');
});

it('an entry written while the visitor is unknown is never read for a known one', () => {
  const { device, cache } = openDevice();
  cache.set('@tea', 'friend');
  expect(cache.get('@tea')).toBe('friend');
  device.owner = 'mei';
  expect(cache.get('@tea')).toBeUndefined();
  expect(device.items.size).toBe(0);
});

it('an entry written while the visitor is unknown replaces one with an owner', () => {
  const { device, cache } = openDevice();
  device.owner = 'mei';
  cache.set('@tea', 'friend');
  device.owner = undefined;
  expect(cache.set('@tea', 'unknown')).toBe(true);
  expect(cache.get('@tea')).toBe('unknown');
});

it('an entry that cannot be read is removed, whoever the visitor is', () => {
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
