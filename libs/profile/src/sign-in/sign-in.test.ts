import { describe, expect, it, vi } from 'vitest';
import { keep } from '../keep/keep.js';
import { addFriend } from '../relation/relation-flow.js';
import { answering, createScene } from '../testing/create-scene.js';
import { resumeAction } from './resume-action.js';

const friend = { friendshipType: 'friend', favorite: 'false' } as const;

describe('an action of an anonymous visitor', () => {
  it('leads to the login where there is one, and is done after it, once', async () => {
    let token: string | undefined;
    const logIn = vi.fn(() => {
      token = 't';
    });
    const scene = createScene({
      host: { canLogIn: () => token === undefined, logIn, getAccessToken: () => token },
      answer: () => answering(friend),
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
    expect(scene.services.interruptedCache.get('@1')).toBeUndefined();
  });

  it('is not done to another account', async () => {
    const scene = createScene({ anonymous: true, host: { canLogIn: () => true, logIn: () => undefined } });
    await scene.store.dispatch(addFriend());
    const other = createScene({ account: { basicSearchId: '@2' } });
    other.services.interruptedCache = scene.services.interruptedCache;
    await resumeAction(other.store);
    expect(other.requests).toEqual([]);
  });

  it('leads into the app where there is no login', async () => {
    const scene = createScene({ anonymous: true });
    await scene.store.dispatch(addFriend());
    expect(scene.store.getState().dialogs.open?.name).toBe('addInApp');
  });
});

describe('an action that is on its way', () => {
  it('is done by the next page when this one is left, and forgotten when it has been answered', async () => {
    let resolve: (response: Response) => void = () => undefined;
    const answer = new Promise<Response>((fulfil) => {
      resolve = fulfil;
    });
    const scene = createScene({ answer: () => answer });
    const adding = scene.store.dispatch(addFriend());
    const next = createScene({ answer: () => answering(friend) });
    next.services.interruptedCache.set('@1', scene.services.interruptedCache.get('@1') ?? 'reserve');
    await resumeAction(next.store);
    expect(next.tracked).toContain('addFriend Success');

    resolve(answering(friend));
    await adding;
    expect(scene.services.interruptedCache.get('@1')).toBeUndefined();
  });
});
