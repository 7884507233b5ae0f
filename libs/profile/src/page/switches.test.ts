import { visitorReturned } from '@oa-profile/plugin-sdk/internal';
import type { KeepStatus } from '@oa-profile/keep-client';
import { describe, expect, it } from 'vitest';
import { follow } from '../actions/follow/follow.js';
import { keep } from '../actions/keep/keep.js';
import { createScene, type Scene } from '../testing/create-scene.js';
import { noticeKeys } from '../testing/notice-keys.js';

const kept = (status: KeepStatus): Response => Response.json({ code: 0, message: 'ok', result: status });
const keepFailure = (code: number, status = 400): Response =>
  Response.json({ code, message: 'no' }, { status });
const following = (isFollowing: boolean, followers: number): Response =>
  Response.json({ result: { isFollowing, following: 7, followers } });

const keepShown = ({ store }: Scene): boolean | undefined => keep.select(store.getState()).shown?.on;

describe('Keep', () => {
  it('Keep shows what the API says', async () => {
    const scene = createScene({ answer: () => kept({ kept: true }) });
    await scene.store.dispatch(keep.load());
    expect(keepShown(scene)).toBe(true);
    expect(scene.requests.map(({ method, path }) => `${method} ${path}`)).toEqual(['GET /v1/keep/%401']);
  });

  it('Keep saves the page with its name and address, shown at once', async () => {
    const scene = createScene({ answer: () => kept({ kept: true }) });
    const saving = scene.store.dispatch(keep.set(true));
    expect(keepShown(scene)).toBe(true);
    await saving;
    expect(scene.requests[0]?.body).toEqual({
      contentId: '@1',
      title: 'Komorebi',
      url: 'https://profile.example/@komorebi',
    });
    expect(noticeKeys(scene)).toEqual(['keep.added']);
  });

  it.each([
    [101, ['keep.addFailed', 'error.general']],
    [402, ['error.keepForbidden']],
    [403, ['keep.addFailed', 'error.denied']],
    [405, ['keep.addFailed', 'error.userNotFound']],
    [500, ['keep.addFailed', 'error.general']],
    [504, ['keep.addFailed', 'error.temporary']],
    [808, ['error.keepStorage']],
    [809, ['keep.addFailed', 'error.temporary']],
    [810, ['error.keepStorage']],
    [999, ['keep.addFailed', 'error.general']],
  ])('Keep rolls back and says why if the API answers with code %i', async (code, keys) => {
    const scene = createScene({ answer: () => keepFailure(code) });
    await scene.store.dispatch(keep.set(true));
    expect(keepShown(scene)).toBeUndefined();
    expect(noticeKeys(scene)).toEqual(keys);
  });

  it('Keep of a page that is gone does not claim that a page was not found', async () => {
    const scene = createScene({ answer: () => new Response('', { status: 404 }) });
    await scene.store.dispatch(keep.set(true));
    expect(noticeKeys(scene)).toEqual(['keep.addFailed', 'error.gone']);
  });
});

describe('following', () => {
  const shown = ({ store }: Scene) => follow.select(store.getState()).shown;

  it("following updates the count at once, and then shows the server's count", async () => {
    const scene = createScene({
      answer: ({ method }) => (method === 'GET' ? following(false, 41) : following(true, 57)),
    });
    await scene.store.dispatch(follow.load());
    const sending = scene.store.dispatch(follow.set(true));
    expect(shown(scene)).toEqual({ on: true, count: 42 });
    await sending;
    expect(shown(scene)).toEqual({ on: true, count: 57 });
    expect(noticeKeys(scene)).toEqual(['follow.done']);
  });

  it('following stops', async () => {
    const scene = createScene({ answer: ({ method }) => following(method === 'GET', 41) });
    await scene.store.dispatch(follow.load());
    await scene.store.dispatch(follow.set(false));
    expect(scene.requests.at(-1)?.method).toBe('DELETE');
  });

  it('more than 5,000 accounts is refused with a message about it', async () => {
    const scene = createScene({
      answer: () => Response.json({ statusCode: 'FOLLOW_LIMIT', message: 'full' }, { status: 409 }),
    });
    await scene.store.dispatch(follow.set(true));
    expect(shown(scene)).toBeUndefined();
    expect(noticeKeys(scene)).toEqual(['follow.limit']);
  });
});

describe.each([
  ['Keep', keep],
  ['following', follow],
])('the state of %s', (_, { load, select }) => {
  const answered = (on: boolean): Response =>
    Response.json({
      code: 0,
      message: 'ok',
      result: { kept: on, isFollowing: on, following: 7, followers: 41 },
    });

  it('the state of a switch is requested once, however many places show it', async () => {
    const scene = createScene({ answer: () => answered(true) });
    await Promise.all([scene.store.dispatch(load()), scene.store.dispatch(load())]);
    await scene.store.dispatch(load());
    expect(scene.requests).toHaveLength(1);
  });

  it('the state of a switch is requested again once the visitor has come back, and an older answer then does not count', async () => {
    const answers: ((response: Response) => void)[] = [];
    const scene = createScene({ answer: () => new Promise((resolve) => answers.push(resolve)) });
    const loading = [scene.store.dispatch(load())];
    await expect.poll(() => answers).toHaveLength(1);
    scene.store.dispatch(visitorReturned());
    loading.push(scene.store.dispatch(load()));
    await expect.poll(() => answers).toHaveLength(2);
    answers[1]?.(answered(true));
    answers[0]?.(answered(false));
    await Promise.all(loading);
    expect(select(scene.store.getState()).shown?.on).toBe(true);
  });

  it('the state of a switch is requested again after a failure', async () => {
    let status = 503;
    const scene = createScene({
      answer: () => (status === 200 ? answered(true) : new Response('', { status })),
    });
    await scene.store.dispatch(load());
    status = 200;
    await scene.store.dispatch(load());
    expect(select(scene.store.getState()).shown?.on).toBe(true);
  });
});
