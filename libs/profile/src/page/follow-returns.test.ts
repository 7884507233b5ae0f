import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createScene, type Scene } from '../testing/create-scene.js';
import { noticeKeys } from '../testing/notice-keys.js';
import { followReturns } from './follow-returns.js';

const MINUTE = 60_000;
const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
let time = 0;
let stop: () => void;

beforeEach(() => {
  time = 1_000_000;
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('document', page);
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

function open(answer = (): Response => Response.json({ result: { count: 42 } })): Scene {
  const scene = createScene({ account: { friendCount: 10 }, answer });
  stop = followReturns(scene.store, () => time);
  return scene;
}
const show = (persisted: boolean): unknown =>
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
function switchTabs(): void {
  for (const state of ['hidden', 'visible']) {
    page.visibilityState = state;
    page.dispatchEvent(new Event('visibilitychange'));
  }
}
const asked = ({ requests }: Scene): string[] =>
  requests.map(({ path }) => path.split('/').at(-1) ?? '').sort();

describe('a visitor who returns', () => {
  it('to a page that the browser has kept has their own things and the friend count asked for again', async () => {
    const scene = open();
    show(true);
    await vi.waitFor(() => expect(asked(scene)).toEqual(['friend-count', 'relation']));
    expect(scene.store.getState().returns).toBe(1);
  });

  it('to a page that has just been loaded has nothing asked for twice', () => {
    const scene = open();
    show(false);
    expect(scene.store.getState().returns).toBe(0);
    expect(asked(scene)).toEqual([]);
  });

  it('to a page that has lain open for five minutes has them asked for, and then not for five more', async () => {
    const scene = open();
    time += 5 * MINUTE - 1;
    switchTabs();
    expect(scene.store.getState().returns).toBe(0);
    time += 1;
    switchTabs();
    await vi.waitFor(() => expect(asked(scene)).toEqual(['friend-count', 'relation']));
    switchTabs();
    expect(scene.store.getState().returns).toBe(1);
  });

  it('is not told that what was known could not be asked for again', async () => {
    const scene = open(() => new Response('', { status: 500 }));
    show(true);
    await vi.waitFor(() => expect(scene.errors.sort()).toEqual(['load friendCount', 'load relation']));
    expect(noticeKeys(scene)).toEqual([]);
  });
});
