import type { FriendshipType } from '@oa-profile/api-client';
import { dialogOpened } from '@oa-profile/plugin-sdk/page';
import { connectionFound, loadRelation, loseConnection } from '@oa-profile/plugin-sdk/internal';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { answering, createScene, type Scene, type SceneOptions } from '../testing/create-scene.js';
import { handleLinkAction } from './handle-link-action.js';
import { askAboutLinkAction } from './ask-about-link-action.js';

afterEach(() => vi.unstubAllGlobals());

/** The page at an address, as a visitor in the app sees it. */
function arrive(search: string, options: SceneOptions = {}): Scene & { address: () => string } {
  const location = { pathname: '/@komorebi', search, hash: '' };
  vi.stubGlobal('location', location);
  vi.stubGlobal('history', {
    state: null,
    replaceState: (_: unknown, __: string, to: string) =>
      (location.search = new URL(to, 'https://profile.example').search),
  });
  const scene = createScene({ account: { features: ['keep', 'follow'] }, ...options });
  return { ...scene, address: () => `${location.pathname}${location.search}` };
}
const asked = ({ store }: Scene) => store.getState().dialogs.open;
/** What both APIs answer about a switch. */
const switched = (on: boolean): Response =>
  Response.json({
    code: 0,
    message: 'ok',
    result: { kept: on, isFollowing: on, following: 3, followers: 41 },
  });
const relationOf = (friendshipType: FriendshipType): SceneOptions => ({
  answer: () => answering({ friendshipType, favorite: 'false' }),
});

describe('an action in a link', () => {
  it.each(['keep', 'follow'] as const)(
    'an action in a link to %s is asked about once, as soon as it is known to be open, and nothing is changed',
    async (linkAction) => {
      const scene = arrive(`?lang=en&do=${linkAction}`, { answer: () => switched(false) });
      askAboutLinkAction(scene.store);
      expect(asked(scene)).toBeUndefined();
      await expect.poll(() => asked(scene)).toEqual({ name: 'confirmLinkAction', linkAction });
      expect(scene.requests.map(({ method }) => method)).toEqual(['GET']);
      expect(scene.address()).toBe('/@komorebi?lang=en');
    },
  );

  it('an action in a link is asked about once its code has loaded, unless that is stopped before', async () => {
    const stopped = arrive('?do=keep', { answer: () => switched(false) });
    const onError = vi.fn<(error: unknown) => void>();
    handleLinkAction(stopped.store, onError)();
    const scene = arrive('?do=keep', { answer: () => switched(false) });
    handleLinkAction(scene.store, onError);
    await expect.poll(() => asked(scene)).toEqual({ name: 'confirmLinkAction', linkAction: 'keep' });
    expect(stopped.requests).toEqual([]);
    expect(onError).not.toHaveBeenCalled();
  });

  it.each(['keep', 'follow'])(
    'an action to %s is not asked about if it is so already',
    async (linkAction) => {
      const scene = arrive(`?do=${linkAction}`, { answer: () => switched(true) });
      askAboutLinkAction(scene.store);
      await expect.poll(() => scene.address()).toBe('/@komorebi');
      expect(asked(scene)).toBeUndefined();
    },
  );

  it.each(['keep', 'follow'] as const)(
    'to %s is asked about if its state cannot be loaded',
    async (linkAction) => {
      const scene = arrive(`?do=${linkAction}`, { answer: () => new Response('', { status: 503 }) });
      askAboutLinkAction(scene.store);
      await expect.poll(() => asked(scene)).toEqual({ name: 'confirmLinkAction', linkAction });
    },
  );

  it.each([
    ['unblock', 'friendBlocked', true],
    ['unblock', 'recommendBlocked', true],
    ['unblock', 'friend', false],
    ['favorite', 'friend', true],
    ['favorite', 'unspecified', false],
  ] as const)(
    'to %s waits for the relation: for %s it is asked about: %s',
    async (linkAction, type, isAsked) => {
      const scene = arrive(`?do=${linkAction}`, relationOf(type));
      askAboutLinkAction(scene.store);
      expect(asked(scene)).toBeUndefined();
      await scene.store.dispatch(loadRelation());
      expect(asked(scene)).toEqual(isAsked ? { name: 'confirmLinkAction', linkAction } : undefined);
      expect(scene.address()).toBe('/@komorebi');
    },
  );

  it.each(['unblock', 'favorite'])(
    'an action in a link to %s stays in the address while the relation is unknown',
    async (linkAction) => {
      const scene = arrive(`?do=${linkAction}`, { answer: () => new Response('', { status: 503 }) });
      askAboutLinkAction(scene.store);
      expect(scene.address()).toBe(`/@komorebi?do=${linkAction}`);
      await scene.store.dispatch(loadRelation());
      expect(asked(scene)).toBeUndefined();
      expect(scene.address()).toBe(`/@komorebi?do=${linkAction}`);
    },
  );

  it("an action in a link stays in the address after the app's SDK has failed, for a reload or an SDK that starts late", async () => {
    const known: { token?: string } = {};
    const host = { getAccessToken: () => known.token, isVisitorUnknown: () => known.token === undefined };
    const scene = arrive('?lang=en&do=keep', { host, answer: () => switched(false) });
    scene.store.dispatch(loseConnection());
    askAboutLinkAction(scene.store);
    expect(asked(scene)).toBeUndefined();
    expect(scene.address()).toBe('/@komorebi?lang=en&do=keep');
    known.token = 't';
    scene.store.dispatch(connectionFound());
    await expect.poll(() => asked(scene)).toEqual({ name: 'confirmLinkAction', linkAction: 'keep' });
  });

  it.each([
    ['unblock', 'friendBlocked'],
    ['favorite', 'friend'],
  ] as const)(
    "an action in a link to %s waits for the relation of a visitor whom the app's SDK knows late",
    async (linkAction, type) => {
      const known: { token?: string } = {};
      const host = { getAccessToken: () => known.token, isVisitorUnknown: () => known.token === undefined };
      const scene = arrive(`?do=${linkAction}`, { host, ...relationOf(type) });
      await scene.store.dispatch(loadRelation());
      scene.store.dispatch(loseConnection());
      askAboutLinkAction(scene.store);
      known.token = 't';
      scene.store.dispatch(connectionFound());
      expect(scene.address()).toBe(`/@komorebi?do=${linkAction}`);
      await scene.store.dispatch(loadRelation());
      expect(asked(scene)).toEqual({ name: 'confirmLinkAction', linkAction });
    },
  );

  it('an action in a link gives way for good to what the visitor has opened since', async () => {
    const scene = arrive('?do=unblock', relationOf('friendBlocked'));
    askAboutLinkAction(scene.store);
    scene.store.dispatch(dialogOpened('addInApp'));
    await scene.store.dispatch(loadRelation());
    expect(asked(scene)).toEqual({ name: 'addInApp' });
    expect(scene.address()).toBe('/@komorebi');
  });

  it('an action in a link is no longer waited for once the page has gone', async () => {
    const scene = arrive('?do=unblock', relationOf('friendBlocked'));
    askAboutLinkAction(scene.store)();
    await scene.store.dispatch(loadRelation());
    expect(asked(scene)).toBeUndefined();
  });

  it.each<[string, string, SceneOptions]>([
    ['in a browser', '?do=keep', { origin: 'web' }],
    ['for what the account does not offer', '?do=keep', { account: {} }],
  ])('an action in a link is neither asked about nor kept %s', (_, search, options) => {
    const scene = arrive(search, options);
    askAboutLinkAction(scene.store);
    expect(asked(scene)).toBeUndefined();
    expect(scene.address()).toBe('/@komorebi');
  });

  it.each(['unblock', 'favorite'])(
    'an action in a link to %s stays in the address for a visitor who can log in',
    async (linkAction) => {
      const scene = arrive(`?do=${linkAction}`, { anonymous: true, host: { canLogIn: () => true } });
      askAboutLinkAction(scene.store);
      await scene.store.dispatch(loadRelation());
      expect(asked(scene)).toBeUndefined();
      expect(scene.address()).toBe(`/@komorebi?do=${linkAction}`);
    },
  );

  it('an action in a link is asked about if a login is possible', () => {
    const scene = arrive('?do=follow', { anonymous: true, host: { canLogIn: () => true } });
    askAboutLinkAction(scene.store);
    expect(asked(scene)).toEqual({ name: 'confirmLinkAction', linkAction: 'follow' });
  });
});
