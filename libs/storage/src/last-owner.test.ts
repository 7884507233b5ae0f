import { expect, it } from 'vitest';
import { namespaces, openCache } from './index.js';
import { createArea } from './testing/create-area.js';

/** A device whose page may know its visitor, or only who was known last. */
function openDevice() {
  const local = createArea();
  const { items } = local;
  const device = {
    items,
    owner: undefined as string | undefined,
    lastOwner: undefined as string | undefined,
    time: 1,
  };
  const cache = openCache<string>(namespaces.ownData, {
    parse: (payload) => (typeof payload === 'string' ? payload : undefined),
    owner: () => device.owner,
    lastOwner: () => device.lastOwner,
    areas: { local },
    now: () => device.time,
  });
  device.owner = 'mei';
  cache.set('@tea', 'six points');
  device.owner = undefined;
  device.time = 2;
  return { device, cache, before: [...items] };
}

it('while nobody is known, an entry of whoever was known last is read, and stays as it is', () => {
  const { device, cache, before } = openDevice();
  device.lastOwner = 'mei';
  expect(cache.get('@tea')).toBe('six points');
  expect([...device.items]).toEqual(before);
});

it('an entry of somebody else is neither used nor removed for whoever was known last', () => {
  const { device, cache, before } = openDevice();
  device.lastOwner = 'somchai';
  expect(cache.get('@tea')).toBeUndefined();
  expect([...device.items]).toEqual(before);
});

it('who was known last is of no matter once somebody else is known', () => {
  const { device, cache } = openDevice();
  device.lastOwner = 'mei';
  device.owner = 'somchai';
  expect(cache.get('@tea')).toBeUndefined();
  expect(device.items.size).toBe(0);
});

it('nothing that is written while nobody is known belongs to whoever was known last', () => {
  const { device, cache } = openDevice();
  device.lastOwner = 'mei';
  cache.set('@tea', 'nobody’s');
  device.owner = 'mei';
  expect(cache.get('@tea')).toBeUndefined();
});
