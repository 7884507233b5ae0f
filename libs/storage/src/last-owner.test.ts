import { expect, it } from 'vitest';
import { namespaces, openCache } from './index.js';
import { createArea } from './testing/create-area.js';

/** A device whose page knows its visitor, or only the last known one. */
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

it('while the visitor is unknown, an entry of the last known one is read and not changed', () => {
  const { device, cache, before } = openDevice();
  device.lastOwner = 'mei';
  expect(cache.get('@tea')).toBe('six points');
  expect([...device.items]).toEqual(before);
});

it('an entry of somebody else is neither used nor removed for the last known visitor', () => {
  const { device, cache, before } = openDevice();
  device.lastOwner = 'somchai';
  expect(cache.get('@tea')).toBeUndefined();
  expect([...device.items]).toEqual(before);
});

it('the last known visitor has no effect once somebody else is known', () => {
  const { device, cache } = openDevice();
  device.lastOwner = 'mei';
  device.owner = 'somchai';
  expect(cache.get('@tea')).toBeUndefined();
  expect(device.items.size).toBe(0);
});

it('nothing written while the visitor is unknown belongs to the last known one', () => {
  const { device, cache } = openDevice();
  device.lastOwner = 'mei';
  cache.set('@tea', 'nobody’s');
  device.owner = 'mei';
  expect(cache.get('@tea')).toBeUndefined();
});
