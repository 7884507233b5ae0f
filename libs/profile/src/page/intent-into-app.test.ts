import { setFavorite, unblock, viewShown } from '@oa-profile/plugin-sdk/internal';
import { describe, expect, it } from 'vitest';
import type { Scene } from '../testing/create-scene.js';
import { createScene } from '../testing/create-scene.js';
import { addFriendFor } from '../surface/sections/add-friend-for.js';
import { follow } from '../actions/follow/follow.js';
import { keep } from '../actions/keep/keep.js';

const opened = ({ store }: Scene) => store.getState().dialogs.open;
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
    scene.store.dispatch(viewShown({ name: 'named', view: 'place' }));
    await scene.store.dispatch(keep.set(true));
    expect(opened(scene)).toMatchObject({ intent: { view: { name: 'named', view: 'place' } } });
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
