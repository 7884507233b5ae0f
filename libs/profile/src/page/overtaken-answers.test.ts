import type { Relation } from '@oa-profile/api-client';
import { type ProfileThunk, selectRelation } from '@oa-profile/plugin-sdk/page';
import type { ProfileState } from '@oa-profile/plugin-sdk/internal';
import { addFriend, loadFriendCount, loadRelation, selectFriendCount } from '@oa-profile/plugin-sdk/internal';
import { describe, expect, it } from 'vitest';
import { follow } from '../actions/follow/follow.js';
import { keep } from '../actions/keep/keep.js';
import { createScene, type Scene } from '../testing/create-scene.js';

const friend: Relation = { friendshipType: 'friend', favorite: 'false' };
const deleted: Relation = { friendshipType: 'deleted', favorite: 'unknown' };
const failure = (): Response => new Response('', { status: 500 });
const result = (value: unknown): Response => Response.json({ code: 0, message: 'ok', result: value });

/** Something to load and to change, what the API answers to both, and what the page shows of it. */
interface Case {
  name: string;
  load: () => ProfileThunk<Promise<void>>;
  change: () => ProfileThunk<Promise<void>>;
  loaded: unknown;
  changed: unknown;
  shown: (state: ProfileState) => unknown;
  shows: { loaded: unknown; changed: unknown };
}

const cases: Case[] = [
  {
    name: 'the relation',
    load: loadRelation,
    change: addFriend,
    loaded: deleted,
    changed: friend,
    shown: selectRelation,
    shows: { loaded: deleted, changed: friend },
  },
  {
    name: 'Keep',
    load: keep.load,
    change: () => keep.set(false),
    loaded: { kept: true },
    changed: { kept: false },
    shown: (state) => keep.select(state).shown?.on,
    shows: { loaded: true, changed: false },
  },
  {
    name: 'following',
    load: follow.load,
    change: () => follow.set(false),
    loaded: { isFollowing: true, following: 7, followers: 41 },
    changed: { isFollowing: false, following: 6, followers: 40 },
    shown: (state) => follow.select(state).shown,
    shows: { loaded: { on: true, count: 41 }, changed: { on: false, count: 40 } },
  },
];

interface Race extends Scene {
  loading: Promise<void>;
  changing: Promise<void>;
  answerLoad: (response: Response) => void;
  answerChange: (response: Response) => void;
}

/** A page that is loading and then changing something, and waits for both answers. What it asks later fails. */
async function race({ load, change }: Pick<Case, 'load' | 'change'>): Promise<Race> {
  const answers = new Map<boolean, (response: Response) => void>();
  const scene = createScene({
    account: { friendCount: 10 },
    answer({ method }) {
      const isLoad = method === 'GET';
      return answers.has(isLoad) ? failure() : new Promise((resolve) => answers.set(isLoad, resolve));
    },
  });
  const loading = scene.store.dispatch(load());
  await expect.poll(() => scene.requests).toHaveLength(1);
  const changing = scene.store.dispatch(change());
  await expect.poll(() => scene.requests).toHaveLength(2);
  const answer = (isLoad: boolean) => (response: Response) => answers.get(isLoad)?.(response);
  return { ...scene, loading, changing, answerLoad: answer(true), answerChange: answer(false) };
}

describe.each(cases)('an answer about $name that a change has overtaken', (about) => {
  const { loaded, changed, shown, shows } = about;
  const shownIn = ({ store }: Scene): unknown => shown(store.getState());

  it('an answer that a change has overtaken is shown if the change fails after it', async () => {
    const page = await race(about);
    page.answerLoad(result(loaded));
    await page.loading;
    expect(shownIn(page)).not.toEqual(shows.loaded);
    page.answerChange(failure());
    await page.changing;
    expect(shownIn(page)).toEqual(shows.loaded);
  });

  it('an answer that a change has overtaken is shown if the change has failed before it', async () => {
    const page = await race(about);
    page.answerChange(failure());
    await page.changing;
    page.answerLoad(result(loaded));
    await page.loading;
    expect(shownIn(page)).toEqual(shows.loaded);
  });

  it.each(['before', 'after'])('is ignored if it comes %s a change that succeeds', async (order) => {
    const page = await race(about);
    const load = async (): Promise<void> => {
      page.answerLoad(result(loaded));
      await page.loading;
    };
    const change = async (): Promise<void> => {
      page.answerChange(result(changed));
      await page.changing;
    };
    for (const step of order === 'before' ? [load, change] : [change, load]) await step();
    expect(shownIn(page)).toEqual(shows.changed);
  });
});

it('a relation that was loaded during a failed change is remembered', async () => {
  const page = await race({ load: loadRelation, change: addFriend });
  page.cache.set('@1', friend);
  page.answerLoad(result(deleted));
  await page.loading;
  page.answerChange(failure());
  await page.changing;
  expect(page.cache.get('@1')).toEqual(deleted);
});

it('a relation that could be neither loaded nor changed is unknown, which still offers a chat', async () => {
  const page = await race({ load: loadRelation, change: addFriend });
  page.answerLoad(failure());
  await page.loading;
  page.answerChange(failure());
  await page.changing;
  expect(selectRelation(page.store.getState())).toMatchObject({ friendshipType: 'unknown' });
});

it('a friend count that was loaded during a failed change is shown', async () => {
  const page = await race({ load: loadFriendCount, change: addFriend });
  page.answerLoad(result({ count: 42 }));
  await page.loading;
  expect(selectFriendCount(page.store.getState())).toBe(43);
  page.answerChange(failure());
  await page.changing;
  expect(selectFriendCount(page.store.getState())).toBe(42);
});
