import type { FriendshipType } from '@oa-profile/api-client';
import type { ProfileThunk } from '@oa-profile/plugin-sdk/page';
import type { ProfileState } from '@oa-profile/plugin-sdk/internal';
import { addFriend, loadRelation, setFavorite, unblock } from '@oa-profile/plugin-sdk/internal';
import { describe, expect, it } from 'vitest';
import { follow } from '../actions/follow/follow.js';
import { keep } from '../actions/keep/keep.js';
import { createScene } from '../testing/create-scene.js';
import { noticeKeys } from '../testing/notice-keys.js';

/** What the platform knows of the visitor. */
interface Known {
  friendshipType: FriendshipType;
  favorite: 'true' | 'false' | 'unknown';
  on: boolean;
}

const stranger = { friendshipType: 'unspecified', favorite: 'unknown', on: false } satisfies Known;
const friend = { friendshipType: 'friend', favorite: 'false', on: false } satisfies Known;

interface Change {
  name: string;
  load: () => ProfileThunk<Promise<void>>;
  go: () => ProfileThunk<Promise<void>>;
  before: Known;
  after: Known;
  done: unknown;
  failed: unknown;
  /** What the page shows of it, and which part of what the platform knows that is. */
  shown: (state: ProfileState) => unknown;
  part: (known: Known) => unknown;
}

const ofRelation = {
  load: () => loadRelation(),
  shown: (state: ProfileState) => state.relation.shown,
  part: ({ friendshipType, favorite }: Known) => ({ friendshipType, favorite }),
};
const ofSwitch = ({ load, select }: typeof keep) => ({
  load,
  shown: (state: ProfileState) => select(state).shown?.on,
  part: ({ on }: Known) => on,
});
const words = (done: unknown, failed: unknown) => ({ done, failed });

const changes: Change[] = [
  {
    name: 'adding a friend',
    ...ofRelation,
    go: addFriend,
    before: stranger,
    after: friend,
    ...words('done.addFriend', 'failed.addFriend'),
  },
  {
    name: 'unblocking',
    ...ofRelation,
    go: unblock,
    before: { ...stranger, friendshipType: 'friendBlocked' },
    after: friend,
    ...words('done.unblock', 'failed.unblock'),
  },
  {
    name: 'adding a favourite',
    ...ofRelation,
    go: () => setFavorite(true),
    before: friend,
    after: { ...friend, favorite: 'true' },
    ...words('done.favoriteAdded', 'failed.favoriteAdd'),
  },
  {
    name: 'removing a favourite',
    ...ofRelation,
    go: () => setFavorite(false),
    before: { ...friend, favorite: 'true' },
    after: friend,
    ...words('done.favoriteRemoved', 'failed.favoriteRemove'),
  },
  ...[true, false].flatMap((on) => [
    {
      name: on ? 'keeping' : 'no longer keeping',
      ...ofSwitch(keep),
      go: () => keep.set(on),
      before: { ...friend, on: !on },
      after: { ...friend, on },
      ...words(on ? 'keep.added' : 'keep.removed', on ? 'keep.addFailed' : 'keep.removeFailed'),
    },
    {
      name: on ? 'following' : 'no longer following',
      ...ofSwitch(follow),
      go: () => follow.set(on),
      before: { ...friend, on: !on },
      after: { ...friend, on },
      ...words(on ? 'follow.done' : 'follow.undone', on ? 'follow.failed' : 'follow.undoFailed'),
    },
  ]),
];

const troubles: [string, () => Response | Promise<Response>][] = [
  ['is refused', () => Response.json({ statusCode: 'INVALID', message: 'no' }, { status: 422 })],
  ['conflicts', () => Response.json({ code: 807, statusCode: 'NO', message: 'no' }, { status: 409 })],
  ['fails at the platform', () => new Response('', { status: 500 })],
  ['loses its connection', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['has no answer in time', () => new Promise(() => undefined)],
  ['has an answer that makes no sense', () => new Response('<html>')],
];

/** A page that has loaded how it was before; what it sends then meets the trouble, or is done. */
async function open({ load, before }: Change, trouble: () => Response | Promise<Response>) {
  const platform: { known: Known; trouble?: typeof trouble; done?: Known } = { known: before, trouble };
  const scene = createScene({
    timeout: 50,
    answer({ method }) {
      if (method !== 'GET' && platform.trouble) return platform.trouble();
      if (method !== 'GET') platform.known = platform.done ?? platform.known;
      const { on, ...relation } = platform.known;
      const result = { ...relation, kept: on, isFollowing: on, following: 3, followers: 41 };
      return Response.json({ code: 0, message: 'ok', result });
    },
  });
  await scene.store.dispatch(load());
  return { scene, platform };
}

describe.each(changes)('$name', (change) => {
  const { go, before, after, done, failed, shown, part } = change;

  describe.each(troubles)('that %s', (_, trouble) => {
    it('a refused change has succeeded if it is so, from elsewhere or although the answer was lost', async () => {
      const { scene, platform } = await open(change, trouble);
      platform.known = after;
      await scene.store.dispatch(go());
      expect(shown(scene.store.getState())).toEqual(part(after));
      expect(noticeKeys(scene)).toEqual([done]);
      expect(scene.errors).toEqual([]);
      expect(scene.tracked.at(-1)).toMatch(/ Success$/);
    });

    it('a refused change is taken back if it is not so, and can be done with another tap', async () => {
      const { scene, platform } = await open(change, trouble);
      await scene.store.dispatch(go());
      expect(shown(scene.store.getState())).toEqual(part(before));
      expect(noticeKeys(scene)[0]).toBe(failed);
      delete platform.trouble;
      platform.done = after;
      await scene.store.dispatch(go());
      expect(shown(scene.store.getState())).toEqual(part(after));
      expect(noticeKeys(scene)).toEqual([done]);
    });
  });
});

it('a refused change shows what has become of the relation elsewhere, and keeps it for the next visit', async () => {
  const favorite = changes.find(({ name }) => name === 'adding a favourite')!;
  const refused = troubles[0]![1];
  const { scene, platform } = await open(favorite, refused);
  platform.known = { ...stranger, friendshipType: 'friendBlocked' };
  await scene.store.dispatch(favorite.go());
  const truth = favorite.part(platform.known);
  expect(scene.store.getState().relation.shown).toEqual(truth);
  expect(scene.cache.get('@1')).toEqual(truth);
  // Waiting would not help, so nothing is said about it.
  expect(noticeKeys(scene)).toEqual(['failed.favoriteAdd']);
});

it('whoever is not signed in any more is not asked about again', async () => {
  const { scene } = await open(changes[0]!, () => new Response('', { status: 401 }));
  await scene.store.dispatch(addFriend());
  expect(scene.requests.map(({ method }) => method)).toEqual(['GET', 'POST']);
  expect(noticeKeys(scene)).toEqual(['failed.addFriend', 'error.unauthorized']);
});
