import type { Relation } from '@oa-profile/api-client';
import { noticed } from '@oa-profile/plugin-sdk/page';
import {
  addFriend,
  applyCachedRelation,
  loadRelation,
  setFavorite,
  unblock,
  viewShown,
} from '@oa-profile/plugin-sdk/internal';
import { describe, expect, it } from 'vitest';
import { follow } from '../follow/follow.js';
import { keep } from '../keep/keep.js';
import { answering as ok, createScene, type Scene } from '../../testing/create-scene.js';
import { noticeKeys } from '../../testing/notice-keys.js';

const friend: Relation = { friendshipType: 'friend', favorite: 'false' };
const stranger: Relation = { friendshipType: 'unspecified', favorite: 'unknown' };

const shown = ({ store }: Scene): Relation | undefined => store.getState().relation.shown;

describe('the relation', () => {
  it('the relation is the cached one before the network answers, and the answer after', async () => {
    const scene = createScene({ answer: () => ok(friend) });
    scene.cache.set('@1', stranger);
    scene.store.dispatch(applyCachedRelation());
    expect(shown(scene)).toEqual(stranger);
    await scene.store.dispatch(loadRelation());
    expect(shown(scene)).toEqual(friend);
    expect(scene.cache.get('@1')).toEqual(friend);
  });

  it('the relation in a browser is not one cached in the app', () => {
    const scene = createScene({ origin: 'web' });
    scene.cache.set('@1', friend);
    scene.store.dispatch(applyCachedRelation());
    expect(shown(scene)).toBeUndefined();
  });

  it('the relation of an anonymous visitor is unspecified, without a request', async () => {
    const scene = createScene({ answer: () => ok(friend), anonymous: true });
    await scene.store.dispatch(loadRelation());
    expect(shown(scene)?.friendshipType).toBe('unspecified');
    expect(scene.requests).toEqual([]);
  });

  it('the relation stays the cached one if the network fails, and the visitor is told', async () => {
    const scene = createScene({ answer: () => new Response('', { status: 500 }) });
    scene.cache.set('@1', friend);
    scene.store.dispatch(applyCachedRelation());
    await scene.store.dispatch(loadRelation());
    expect(shown(scene)).toEqual(friend);
    expect(noticeKeys(scene)).toEqual(['failed.relation']);
    expect(scene.errors).toEqual(['load relation']);
  });
});

describe('a failure', () => {
  const failing = { answer: () => new Response('', { status: 500 }) };
  const about = (scene: Scene): unknown[] => scene.store.getState().notices.map((notice) => notice.about);

  it('a failure stays to be read while something else fails', async () => {
    const scene = createScene(failing);
    await scene.store.dispatch(loadRelation());
    await scene.store.dispatch(keep.set(true));
    await scene.store.dispatch(follow.set(true));
    expect(about(scene)).toEqual(['relation', 'keep', 'follow']);
  });

  it('a failure is not said twice when the same fails again', async () => {
    const scene = createScene(failing);
    const failed = noticed({ tone: 'failure', keys: ['error.network'] });
    await scene.store.dispatch(keep.set(true));
    scene.store.dispatch(failed);
    await scene.store.dispatch(keep.set(true));
    scene.store.dispatch(failed);
    expect(about(scene)).toEqual(['keep', undefined]);
  });
});

describe('a change', () => {
  it('a change that succeeds when it is tried again leaves no word of its failure', async () => {
    let isBroken = true;
    const scene = createScene({
      answer: ({ method }) => {
        if (method === 'GET') return ok(stranger);
        return isBroken ? new Response('', { status: 500 }) : ok(friend);
      },
    });
    await scene.store.dispatch(addFriend());
    expect(noticeKeys(scene)).toContain('failed.addFriend');
    isBroken = false;
    const again = scene.store.dispatch(addFriend());
    expect(noticeKeys(scene)).toEqual([]);
    await again;
    expect(noticeKeys(scene)).toEqual(['done.addFriend']);
  });

  it('a change that failed is still spoken of in the next view', async () => {
    const scene = createScene({
      answer: ({ method }) => (method === 'GET' ? ok(stranger) : new Response('', { status: 500 })),
    });
    await scene.store.dispatch(addFriend());
    scene.store.dispatch(viewShown({ name: 'named', view: 'report' }));
    expect(noticeKeys(scene)).toContain('failed.addFriend');
  });

  it('a change shows at once and ends as the server answers', async () => {
    const scene = createScene({
      answer: ({ method }) => ok(method === 'GET' ? stranger : { ...friend, favorite: 'true' }),
    });
    await scene.store.dispatch(loadRelation());
    const adding = scene.store.dispatch(addFriend());
    expect(shown(scene)).toEqual(friend);
    await adding;
    expect(shown(scene)).toEqual({ ...friend, favorite: 'true' });
    expect(scene.requests[1]).toMatchObject({ method: 'POST', body: { action: 'addFriend' }, token: 't' });
    expect(noticeKeys(scene)).toEqual(['done.addFriend']);
  });

  it.each([
    [() => new Response('{}', { status: 500 }), 'error.general'],
    [() => new Response('<html>'), 'error.temporary'],
    [() => Promise.reject(new TypeError('Failed to fetch')), 'error.network'],
    [() => new Promise<Response>(() => undefined), 'error.connection'],
  ])('a change rolls back with the failure copy if the API fails (%#)', async (answer, message) => {
    const scene = createScene({
      answer: ({ method }) => (method === 'GET' ? ok(stranger) : answer()),
      timeout: 200,
    });
    await scene.store.dispatch(loadRelation());
    await scene.store.dispatch(addFriend());
    expect(shown(scene)).toEqual(stranger);
    expect(noticeKeys(scene)).toEqual(['failed.addFriend', message]);
    expect(scene.cache.get('@1')).toEqual(stranger);
  });

  it.each([
    ['friendBlocked', 'friend'],
    ['recommendBlocked', 'recommend'],
  ] as const)('a change from %s by unblocking is expected to lead to %s', async (before, after) => {
    const scene = createScene({
      answer: ({ method }) => ok({ friendshipType: method === 'GET' ? before : after, favorite: 'unknown' }),
    });
    await scene.store.dispatch(loadRelation());
    const unblocking = scene.store.dispatch(unblock());
    expect(shown(scene)?.friendshipType).toBe(after);
    await unblocking;
    expect(scene.requests[1]?.body).toEqual({ action: 'unblock' });
  });

  it.each([true, false])('a change of the favourite to %s is a PUT', async (favorite) => {
    const scene = createScene({ answer: () => ok({ ...friend, favorite: favorite ? 'true' : 'false' }) });
    await scene.store.dispatch(setFavorite(favorite));
    expect(scene.requests).toMatchObject([{ method: 'PUT', body: { favorite }, token: 't' }]);
    expect(shown(scene)?.favorite).toBe(String(favorite));
  });
});
