import { dialogOpened, type Plugin, rootReducer } from '@oa-profile/plugin-sdk/page';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { describe, expect, it } from 'vitest';
import { createScene } from './create-scene.js';

declare module '@oa-profile/plugin-sdk/declared' {
  interface LazyLoadedSlices {
    'test tally': { count: number };
  }
}

const tallySlice = createSlice({
  name: 'test tally',
  initialState: { count: 0 },
  reducers: {
    added(state, { payload }: PayloadAction<number>) {
      state.count += payload;
    },
  },
}).injectInto(rootReducer);
const { added } = tallySlice.actions;
const words = { name: 'words', area: 'local', capacity: 5, whileUnknown: 'tab' } as const;

describe('a scene with the plugins of a host', () => {
  it('a scene refuses state and saved namespaces that none of its plugins lists, by their names', () => {
    const { store, services } = createScene({ plugins: [{ name: 'tally' }] });
    expect(() => store.dispatch(added(1))).toThrow(
      new RangeError("No plugin of the page has 'test tally' in its 'states'"),
    );
    expect(() => services.savedCache(words)).toThrow(
      new RangeError("No plugin of the page has 'words' in its 'saves'"),
    );
  });

  it('a scene does not mind the state of other pages’ plugins, to which nothing happens on it', () => {
    const { store } = createScene({ plugins: [{ name: 'other' }] });
    expect(() => store.dispatch(dialogOpened('contact'))).not.toThrow();
    expect(store.getState()['test tally']).toEqual({ count: 0 });
  });

  it('a scene takes state and saved namespaces that one of its plugins lists', () => {
    const plugin: Plugin = { name: 'tally', states: ['test tally'], saves: ['words'] };
    const { store, services } = createScene({ plugins: [plugin] });
    store.dispatch(added(1));
    expect(tallySlice.selectSlice(store.getState())).toEqual({ count: 1 });
    expect(services.savedCache(words).get('@1')).toBeUndefined();
  });
});
