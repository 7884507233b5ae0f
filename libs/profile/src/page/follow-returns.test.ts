import { connectionFound } from '@oa-profile/plugin-sdk/internal';
import type { HostBridge } from '@oa-profile/host-bridge';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createScene, type Scene } from '../testing/create-scene.js';
import { noticeKeys } from '../testing/notice-keys.js';
import { followReturns } from './follow-returns.js';

const MINUTE_MS = 60_000;
const page = Object.assign(new EventTarget(), { visibilityState: 'visible', body: { hidden: false } });
let time = 0;
let owner: string | undefined;
let stop: () => void;
const reload = vi.fn();

beforeEach(() => {
  time = 1_000_000;
  owner = 'mei';
  reload.mockClear();
  page.body.hidden = false;
  vi.stubGlobal('location', { reload });
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('document', page);
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

function open(
  answer = (): Response => Response.json({ result: { count: 42 } }),
  sdk: Partial<HostBridge> = {},
): Scene {
  const host = { getOwner: () => owner, ...sdk };
  const scene = createScene({ account: { friendCount: 10 }, answer, host });
  stop = followReturns(scene.store, () => time);
  return scene;
}
const show = (persisted: boolean): unknown =>
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
function become(state: 'hidden' | 'visible'): void {
  page.visibilityState = state;
  page.dispatchEvent(new Event('visibilitychange'));
}
function switchTabs(inTheOther = (): void => undefined): void {
  become('hidden');
  inTheOther();
  become('visible');
}
const asked = ({ requests }: Scene): string[] =>
  requests.map(({ path }) => path.split('/').at(-1) ?? '').sort();

describe('a visitor who returns', () => {
  it('a visitor who returns to a page that the browser has kept gets their own data and the friend count reloaded', async () => {
    const scene = open();
    show(true);
    await expect.poll(() => asked(scene)).toEqual(['friend-count', 'relation']);
    expect(scene.store.getState().returns).toBe(1);
  });

  it('a visitor who returns to a page that has just loaded causes no second request', () => {
    const scene = open();
    show(false);
    expect(scene.store.getState().returns).toBe(0);
    expect(asked(scene)).toEqual([]);
  });

  it('a visitor who returns to a page that was open for five minutes gets them reloaded, and then not for another five', async () => {
    const scene = open();
    time += 5 * MINUTE_MS - 1;
    switchTabs();
    expect(scene.store.getState().returns).toBe(0);
    time += 1;
    switchTabs();
    await expect.poll(() => asked(scene)).toEqual(['friend-count', 'relation']);
    switchTabs();
    expect(scene.store.getState().returns).toBe(1);
  });

  it('a visitor who returns to a device that was asleep with the page in front gets them reloaded, as soon as the page can notice', async () => {
    vi.useFakeTimers();
    const scene = open();
    // An hour in front of the page: nobody has been away.
    for (let minute = 0; minute < 60; minute += 1) {
      time += MINUTE_MS;
      vi.advanceTimersByTime(MINUTE_MS);
    }
    expect(scene.store.getState().returns).toBe(0);
    time += 5 * 24 * 60 * MINUTE_MS;
    vi.advanceTimersByTime(MINUTE_MS);
    vi.useRealTimers();
    expect(scene.store.getState().returns).toBe(1);
    await expect.poll(() => asked(scene)).toEqual(['friend-count', 'relation']);
  });

  it('a visitor who returns to a page that was asleep behind another one gets them reloaded once', () => {
    vi.useFakeTimers();
    const scene = open();
    become('hidden');
    time += 60 * MINUTE_MS;
    become('visible');
    time += MINUTE_MS;
    vi.advanceTimersByTime(MINUTE_MS);
    vi.useRealTimers();
    expect(scene.store.getState().returns).toBe(1);
  });

  it('a visitor who returns is not told if reloading what was known has failed', async () => {
    const scene = open(() => new Response('', { status: 500 }));
    show(true);
    await expect.poll(() => scene.errors.sort()).toEqual(['load friendCount', 'load relation']);
    expect(noticeKeys(scene)).toEqual([]);
  });
});

describe('a page that the visitor returns to at once', () => {
  it.each([
    ['somebody else in', 'mei', 'somchai'],
    ['somebody in', undefined, 'mei'],
    ['them out, or in as somebody whom the page cannot know', 'mei', undefined],
  ])('a page is hidden and reloaded on return if another tab has signed %s', (_, before, other) => {
    owner = before;
    const scene = open();
    switchTabs(() => (owner = other));
    expect(reload).toHaveBeenCalledOnce();
    expect(page.body.hidden).toBe(true);
    expect(asked(scene)).toEqual([]);
  });

  it('a page that the visitor returns to at once is left alone if the sign-in has expired on the page itself: input there would be lost', () => {
    open();
    owner = undefined;
    switchTabs();
    expect(reload).not.toHaveBeenCalled();
    time += 5 * MINUTE_MS;
    switchTabs();
    expect(reload).toHaveBeenCalledOnce();
  });

  it.each([
    [
      'while the page is visible',
      (arrive: () => void) => {
        arrive();
        switchTabs();
      },
    ],
    ['while it is hidden', (arrive: () => void) => switchTabs(arrive)],
  ])('a page is left alone if the app’s SDK starts after it: %s', async (_, becomeKnown) => {
    owner = undefined;
    const scene = open(undefined, { isVisitorUnknown: () => owner === undefined });
    becomeKnown(() => {
      owner = 'mei';
      scene.store.dispatch(connectionFound());
    });
    switchTabs();
    expect(asked(scene)).toEqual([]);
    time += 5 * MINUTE_MS;
    switchTabs();
    await expect.poll(() => asked(scene)).toEqual(['friend-count', 'relation']);
    expect(reload).not.toHaveBeenCalled();
    switchTabs(() => (owner = 'somchai'));
    expect(reload).toHaveBeenCalledOnce();
  });
});
