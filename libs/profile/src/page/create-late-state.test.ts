import { createLateState } from '@oa-profile/plugin-sdk/page';
import { expect, it } from 'vitest';
import { createScene } from '../testing/create-scene.js';

const counter = createLateState('counter', { count: 0 });
const added = counter.event<number>('added', ({ count }, more) => ({ count: count + more }));

it('late state can be read before anything has happened to it, and is in the store with its first event', () => {
  const { store } = createScene();
  const count = () => counter.select(store.getState()).count;
  expect(count()).toBe(0);
  store.dispatch(added(2));
  expect(count()).toBe(2);
  store.dispatch(added(3));
  expect(count()).toBe(5);
});

it('late state belongs to one page: another page of the same code begins anew', () => {
  createScene().store.dispatch(added(2));
  expect(counter.select(createScene().store.getState()).count).toBe(0);
});

it('late state is brought by a thunk that dispatches one of its events, too', () => {
  const { store } = createScene();
  store.dispatch((dispatch) => void dispatch(added(2)));
  expect(counter.select(store.getState()).count).toBe(2);
});

it.each(['counter', 'page', 'dialogs'])(
  'late state cannot have the name of another one, or of the page’s: %s',
  (name) => {
    const { store } = createScene();
    store.dispatch(added(2));
    const other = createLateState(name, { words: '' });
    const written = other.event<string>('written', (_, words) => ({ words }));
    expect(() => store.dispatch(written('Hello'))).toThrow(
      new RangeError(`Two plugins, or one and the page, have the state '${name}'`),
    );
    expect(counter.select(store.getState()).count).toBe(2);
  },
);

it('late state can be called as JavaScript calls what every object has', () => {
  const { store } = createScene();
  const { event, select } = createLateState('constructor', { words: '' });
  store.dispatch(event<string>('written', (_, words) => ({ words }))('Hello'));
  expect(select(store.getState()).words).toBe('Hello');
});
