import { createLateState, type Plugin } from '@oa-profile/plugin-sdk/page';
import { describe, expect, it } from 'vitest';
import { createScene } from './create-scene.js';

const counter = createLateState('counter', { count: 0 });
const added = counter.event<number>('added', ({ count }, more) => ({ count: count + more }));
const words = { name: 'words', area: 'local', capacity: 5, whileUnknown: 'tab' } as const;

describe('a scene with the plugins of a host', () => {
  it('a scene refuses state and saved namespaces that none of its plugins lists, by their names', () => {
    const { store, services } = createScene({ plugins: [{ name: 'counter' }] });
    expect(() => store.dispatch(added(1))).toThrow(
      new RangeError("No plugin of the page has 'counter' in its 'states'"),
    );
    expect(() => services.savedCache(words)).toThrow(
      new RangeError("No plugin of the page has 'words' in its 'saves'"),
    );
  });

  it('a scene takes state and saved namespaces that one of its plugins lists', () => {
    const plugin: Plugin = { name: 'counter', states: ['counter'], saves: ['words'] };
    const { store, services } = createScene({ plugins: [plugin] });
    store.dispatch(added(1));
    expect(counter.select(store.getState())).toEqual({ count: 1 });
    expect(services.savedCache(words).get('@1')).toBeUndefined();
  });
});
