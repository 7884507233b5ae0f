import type { KeepStatus } from '@oa-profile/keep-client';
import { describe, expect, it, vi } from 'vitest';
import { follow } from '../features/follow/follow.js';
import { keep } from '../features/keep/keep.js';
import { createScene, type Scene, type SceneOptions } from '../testing/create-scene.js';
import { noticeKeys } from '../testing/notice-keys.js';

const kept = (status: KeepStatus): Response => Response.json({ code: 0, message: 'ok', result: status });
const keepFailure = (code: number, status = 400): Response =>
  Response.json({ code, message: 'no' }, { status });
const following = (isFollowing: boolean, followers: number): Response =>
  Response.json({ result: { isFollowing, following: 7, followers } });

function open(options: SceneOptions): Scene {
  const scene = createScene(options);
  scene.store.addReducer(keep);
  scene.store.addReducer(follow);
  return scene;
}
const keepShown = ({ store }: Scene): boolean | undefined => store.getState().keep?.shown?.on;

describe('Keep', () => {
  it('shows what the API says', async () => {
    const scene = open({ answer: () => kept({ kept: true }) });
    await scene.store.dispatch(keep.load());
    expect(keepShown(scene)).toBe(true);
    expect(scene.requests.map(({ method, path }) => `${method} ${path}`)).toEqual(['GET /v1/keep/%401']);
  });

  it('saves the page with its name and address, shown at once', async () => {
    const scene = open({ answer: () => kept({ kept: true }) });
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

  it('is on if the page was kept already, in another tab or by an unanswered request', async () => {
    const scene = open({ answer: () => keepFailure(807, 409) });
    await scene.store.dispatch(keep.set(true));
    expect(keepShown(scene)).toBe(true);
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
  ])('rolls back and says why if the API answers with code %i', async (code, keys) => {
    const scene = open({ answer: () => keepFailure(code) });
    await scene.store.dispatch(keep.set(true));
    expect(keepShown(scene)).toBeUndefined();
    expect(noticeKeys(scene)).toEqual(keys);
  });

  it('of a page that is gone does not claim that a page was not found', async () => {
    const scene = open({ answer: () => new Response('', { status: 404 }) });
    await scene.store.dispatch(keep.set(true));
    expect(noticeKeys(scene)).toEqual(['keep.addFailed', 'error.gone']);
  });

  it('that cannot be undone stays on', async () => {
    const scene = open({
      answer: ({ method }) => (method === 'GET' ? kept({ kept: true }) : keepFailure(809, 500)),
    });
    await scene.store.dispatch(keep.load());
    await scene.store.dispatch(keep.set(false));
    expect(keepShown(scene)).toBe(true);
    expect(noticeKeys(scene)).toEqual(['keep.removeFailed', 'error.temporary']);
  });

  it('is sent once however often it is tapped', async () => {
    const scene = open({ answer: () => kept({ kept: true }) });
    await Promise.all([scene.store.dispatch(keep.set(true)), scene.store.dispatch(keep.set(true))]);
    expect(scene.requests).toHaveLength(1);
  });

  it('leads an anonymous visitor to the app, without a request', async () => {
    const scene = open({ anonymous: true });
    await scene.store.dispatch(keep.load());
    await scene.store.dispatch(keep.set(true));
    expect(scene.requests).toEqual([]);
    expect(scene.store.getState().dialogs.open?.name).toBe('continueInApp');
  });

  it('whose state is loaded late keeps a tap made in the meantime', async () => {
    let answerLoad: (response: Response) => void = () => undefined;
    const scene = open({
      answer: ({ method }) =>
        method === 'GET' ? new Promise((resolve) => (answerLoad = resolve)) : kept({ kept: true }),
    });
    const loading = scene.store.dispatch(keep.load());
    await vi.waitFor(() => expect(scene.requests).toHaveLength(1));
    await scene.store.dispatch(keep.set(true));
    answerLoad(kept({ kept: false }));
    await loading;
    expect(keepShown(scene)).toBe(true);
  });
});

describe('following', () => {
  const shown = ({ store }: Scene) => store.getState().follow?.shown;

  it("updates the count at once, and then shows the server's count", async () => {
    const scene = open({
      answer: ({ method }) => (method === 'GET' ? following(false, 41) : following(true, 57)),
    });
    await scene.store.dispatch(follow.load());
    const sending = scene.store.dispatch(follow.set(true));
    expect(shown(scene)).toEqual({ on: true, count: 42 });
    await sending;
    expect(shown(scene)).toEqual({ on: true, count: 57 });
    expect(noticeKeys(scene)).toEqual(['follow.done']);
  });

  it('stops', async () => {
    const scene = open({
      answer: ({ method }) => following(method === 'GET', 41),
    });
    await scene.store.dispatch(follow.load());
    await scene.store.dispatch(follow.set(false));
    expect(scene.requests.at(-1)?.method).toBe('DELETE');
    expect(shown(scene)?.on).toBe(false);
    expect(noticeKeys(scene)).toEqual(['follow.undone']);
  });

  it('more than 5,000 accounts is refused with a message about it', async () => {
    const scene = open({
      answer: () => Response.json({ statusCode: 'FOLLOW_LIMIT', message: 'full' }, { status: 409 }),
    });
    await scene.store.dispatch(follow.set(true));
    expect(shown(scene)).toBeUndefined();
    expect(noticeKeys(scene)).toEqual(['follow.limit']);
  });

  it('rolls back after a failure and says why', async () => {
    const scene = open({
      answer: ({ method }) => (method === 'GET' ? following(false, 41) : new Response('', { status: 401 })),
    });
    await scene.store.dispatch(follow.load());
    await scene.store.dispatch(follow.set(true));
    expect(shown(scene)).toEqual({ on: false, count: 41 });
    expect(noticeKeys(scene)).toEqual(['follow.failed', 'error.unauthorized']);
  });
});
