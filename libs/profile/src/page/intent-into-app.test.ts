import { loseConnection, setFavorite, unblock, viewShown } from '@oa-profile/feature-sdk';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Scene } from '../testing/create-scene.js';
import { createScene } from '../testing/create-scene.js';
import { addFriendFor } from '../surface/sections/add-friend-for.js';
import { follow } from '../features/follow/follow.js';
import { keep } from '../features/keep/keep.js';
import { continueInApp } from '@oa-profile/feature-reservation/testing';

afterEach(() => vi.unstubAllGlobals());

const opened = ({ store }: Scene) => store.getState().dialogs.open;
const table = { people: 4, day: '2026-11-28', time: '18:00' };
const chosen = { title: 'Finish', details: 'Sat, Nov 28, 6:00 PM · 4 people', filledIn: 'Filled in' };
const coupon = { name: 'item', plugin: 'coupon', itemId: 'c-1' } as const;

describe('what an anonymous visitor wants', () => {
  it.each([
    ['keep', () => keep.set(true)],
    ['follow', () => follow.set(true)],
    ['favorite', () => setFavorite(true)],
    ['unblock', unblock],
  ] as const)('what an anonymous visitor wants is carried into the app: %s', async (linkAction, flow) => {
    const scene = createScene({ origin: 'web' });
    await scene.store.dispatch(flow());
    expect(opened(scene)).toMatchObject({
      name: 'continueInApp',
      intent: { view: { name: 'profile' }, linkAction },
    });
    expect(scene.requests).toEqual([]);
  });

  it('what an anonymous visitor wants leads to the view that they are in', async () => {
    const scene = createScene({ origin: 'web' });
    scene.store.dispatch(viewShown({ name: 'feature', view: 'place' }));
    await scene.store.dispatch(keep.set(true));
    expect(opened(scene)).toMatchObject({ intent: { view: { name: 'feature', view: 'place' } } });
  });

  it('what an anonymous visitor wants with a table names the table, and says it in words', () => {
    const scene = createScene({
      origin: 'web',
      page: { initialView: { name: 'feature', view: 'reservation' } },
    });
    scene.store.dispatch(continueInApp(table, chosen));
    expect(opened(scene)).toEqual({
      name: 'continueInApp',
      intent: {
        view: { name: 'feature', view: 'reservation' },
        values: { people: '4', day: '2026-11-28', time: '18:00' },
      },
      chosen,
    });
  });

  it('what an anonymous visitor wants with a coupon leads to the coupon, if the app can open one', async () => {
    const appLinks = {
      ...createScene().store.getState().page.appLinks,
      openAt: 'https://app.example/1{path}{query}',
    };
    const scene = createScene({ origin: 'web', page: { appLinks } });
    await scene.store.dispatch(addFriendFor(coupon, 'First cup'));
    expect(opened(scene)).toMatchObject({
      name: 'continueInApp',
      intent: { view: coupon },
      details: 'First cup',
    });
  });

  it('what an anonymous visitor wants is to add the account if the app can open nothing else', async () => {
    const scene = createScene({ origin: 'web' });
    await scene.store.dispatch(addFriendFor(coupon, 'First cup'));
    expect(opened(scene)).toEqual({ name: 'addInApp' });
  });
});

describe('a table', () => {
  const replaced: string[] = [];
  beforeEach(() => {
    replaced.length = 0;
    vi.stubGlobal('location', { pathname: '/liff/@komorebi/reservation', search: '?lang=en', hash: '' });
    vi.stubGlobal('history', {
      state: null,
      replaceState: (_: unknown, __: string, to: string) => replaced.push(to),
    });
  });
  const address = '/liff/@komorebi/reservation?lang=en&people=4&day=2026-11-28&time=18%3A00';

  it('a table survives the login that returns to the address', () => {
    const logIn = vi.fn();
    const scene = createScene({ anonymous: true, host: { canLogIn: () => true, logIn } });
    scene.store.dispatch(continueInApp(table, chosen));
    expect(replaced).toEqual([address]);
    expect(logIn).toHaveBeenCalledOnce();
  });

  it("a table survives a reload after the app's SDK has failed", () => {
    const scene = createScene({ anonymous: true });
    scene.store.dispatch(loseConnection());
    scene.store.dispatch(continueInApp(table, chosen));
    expect(replaced).toEqual([address]);
    expect(scene.store.getState().notices[0]?.reload).toBe(true);
  });

  it('a table is not written into the address in a browser', () => {
    createScene({ origin: 'web' }).store.dispatch(continueInApp(table, chosen));
    expect(replaced).toEqual([]);
  });
});
