import { rootReducer } from '@oa-profile/plugin-sdk/page';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { expect, it, vi } from 'vitest';
import { createScene } from '../testing/create-scene.js';

declare module '@oa-profile/plugin-sdk/declared' {
  interface LazyLoadedSlices {
    'test counter': { count: number };
    'test later': { words: string };
    'test note': { text: string };
  }
}

const counterSlice = createSlice({
  name: 'test counter',
  initialState: { count: 0 },
  reducers: {
    added(state, { payload }: PayloadAction<number>) {
      state.count += payload;
    },
  },
  selectors: { selectCount: ({ count }) => count },
}).injectInto(rootReducer);
const { added } = counterSlice.actions;
const { selectCount } = counterSlice.selectors;

it('a slice that comes late can be read before anything has happened to it, in a store that is older than it', () => {
  const { store } = createScene();
  const lateSlice = createSlice({
    name: 'test later',
    initialState: { words: '' },
    reducers: { written: (_state, { payload }: PayloadAction<string>) => ({ words: payload }) },
  }).injectInto(rootReducer);
  expect(lateSlice.selectSlice(store.getState())).toEqual({ words: '' });
  store.dispatch(lateSlice.actions.written('Hello'));
  expect(lateSlice.selectSlice(store.getState())).toEqual({ words: 'Hello' });
});

it('a slice that comes late is known by its state’s type, and absent until something has happened', () => {
  const { store } = createScene();
  store.dispatch(added(2));
  const count: number | undefined = store.getState()['test counter']?.count;
  expect(count).toBe(2);
});

it('state belongs to one page: another page of the same code begins anew, at the same time or later', () => {
  const [one, other] = [createScene().store, createScene().store];
  one.dispatch(added(2));
  other.dispatch(added(5));
  expect([one, other, createScene().store].map((store) => selectCount(store.getState()))).toEqual([2, 5, 0]);
});

it.each(['test counter', 'page', 'dialogs', 'constructor'])(
  'a slice cannot have the name of another one, of the page’s, or of what every object has: %s',
  (name) => {
    const { store } = createScene();
    store.dispatch(added(2));
    const other = createSlice({ name, initialState: { words: '' }, reducers: {} });
    expect(() => other.injectInto(rootReducer)).toThrow(
      new RangeError(`Two slices, or a slice and every object, have the name '${name}'`),
    );
    expect(selectCount(store.getState())).toBe(2);
  },
);

it('a slice without a first state is refused, and every page goes on without it', () => {
  const { store } = createScene();
  const empty = createSlice({
    name: 'test empty',
    initialState: undefined as { words: string } | undefined,
    reducers: {},
  });
  expect(() => empty.injectInto(rootReducer)).toThrow(
    new RangeError("The slice 'test empty' has no initial state: it may be null, not undefined"),
  );
  store.dispatch(added(2));
  expect([store, createScene().store].map((each) => selectCount(each.getState()))).toEqual([2, 0]);
});

it('a slice can be injected again by whoever needs it', () => {
  const { store } = createScene();
  store.dispatch(added(2));
  expect(selectCount(store.getState())).toBe(2);
  rootReducer.inject(counterSlice);
  store.dispatch(added(3));
  expect(selectCount(store.getState())).toBe(5);
});

it('a slice whose module has been edited takes the place of the earlier one in development, and says so', () => {
  const createNote = (text: string) =>
    createSlice({ name: 'test note', initialState: { text }, reducers: {} }).injectInto(rootReducer);
  createNote('before');
  vi.stubEnv('NODE_ENV', 'development');
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  createNote('after');
  expect(warn).toHaveBeenCalledWith(expect.stringContaining("'test note', or it has been edited"));
  expect(createScene().store.getState()['test note']?.text).toBe('after');
  warn.mockRestore();
  vi.unstubAllEnvs();
});
