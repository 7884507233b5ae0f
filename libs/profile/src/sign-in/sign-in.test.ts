import { describe, expect, it, vi } from 'vitest';
import { keep } from '../keep/keep.js';
import { addFriend } from '../relation/relation-flow.js';
import { answering, createScene } from '../testing/create-scene.js';
import { resumeAction } from './resume-action.js';

describe('an action of an anonymous visitor', () => {
  it('leads to the login where there is one, and is done after it, once', async () => {
    let token: string | undefined;
    const logIn = vi.fn(() => {
      token = 't';
    });
    const scene = createScene({
      host: { canLogIn: () => token === undefined, logIn, getAccessToken: () => token },
      answer: () => answering({ friendshipType: 'friend', favorite: 'false' }),
    });
    await scene.store.dispatch(addFriend());
    expect(logIn).toHaveBeenCalledOnce();
    expect(scene.requests).toEqual([]);
    await resumeAction(scene.store);
    expect(scene.store.getState().relation.shown?.friendshipType).toBe('friend');
    await resumeAction(scene.store);
    expect(scene.requests).toHaveLength(1);
  });

  it('is forgotten by who comes back without having logged in', async () => {
    const scene = createScene({ anonymous: true, host: { canLogIn: () => true, logIn: () => undefined } });
    scene.store.addReducer('keep', keep.reducer);
    await scene.store.dispatch(keep.set(true));
    await resumeAction(scene.store);
    expect(scene.requests).toEqual([]);
    expect(scene.services.interruptedCache.get('action')).toBeUndefined();
  });

  it('leads into the app where there is no login', async () => {
    const scene = createScene({ anonymous: true });
    await scene.store.dispatch(addFriend());
    expect(scene.store.getState().dialogs.open?.name).toBe('addInApp');
  });
});
