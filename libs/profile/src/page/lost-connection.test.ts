import { addFriend, loseConnection } from '@oa-profile/plugin-sdk/internal';
import { describe, expect, it } from 'vitest';
import { follow } from '../actions/follow/follow.js';
import { keep } from '../actions/keep/keep.js';
import { createScene } from '../testing/create-scene.js';
import { noticeKeys } from '../testing/notice-keys.js';

/** In the app, whose SDK did not start. */
function lostScene() {
  const scene = createScene({ origin: 'liff', anonymous: true });
  scene.store.dispatch(loseConnection());
  return scene;
}

describe('without the SDK of the app', () => {
  it('the visitor is told once what does not work, and can reload the page', () => {
    const scene = lostScene();
    expect(noticeKeys(scene)).toEqual(['failed.connection']);
    expect(scene.store.getState().notices[0]?.reload).toBe(true);
  });

  it('the visitor is not told again if they know that there is no network', async () => {
    const scene = createScene({ origin: 'liff', anonymous: true });
    scene.store.dispatch(loseConnection({ isExpected: true }));
    expect(noticeKeys(scene)).toEqual([]);
    await scene.store.dispatch(keep.set(true));
    expect(noticeKeys(scene)).toEqual(['failed.connection']);
  });

  it.each([
    ['Keep', keep.set(true)],
    ['following', follow.set(true)],
  ])('%s explains why it does not work instead of leading to the same place', async (_what, action) => {
    const scene = lostScene();
    const [before] = scene.store.getState().notices;
    await scene.store.dispatch(action);
    const [notice] = scene.store.getState().notices;
    expect(noticeKeys(scene)).toEqual(['failed.connection']);
    expect(notice?.id).not.toBe(before?.id);
    expect(scene.store.getState().dialogs.open).toBeUndefined();
    expect(scene.requests).toEqual([]);
  });

  it("adding a friend still leads to the app's own link", async () => {
    const scene = lostScene();
    await scene.store.dispatch(addFriend());
    expect(scene.store.getState().dialogs.open?.name).toBe('addInApp');
  });
});
