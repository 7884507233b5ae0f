import { type ProfileThunk, selectOfferedRelation, selectRelation } from '@oa-profile/plugin-sdk/page';
import type { ProfileState } from '@oa-profile/plugin-sdk/internal';
import { addFriend, loadRelation, setFavorite } from '@oa-profile/plugin-sdk/internal';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { follow } from '../actions/follow/follow.js';
import { keep, keepIfSignedIn } from '../actions/keep/keep.js';
import { fillInReport, sendReport } from '../actions/report/report-flow.js';
import { selectReport } from '../actions/report/report-slice.js';
import { mei, openAppTab, openInApp as open, type Recognised } from '../testing/open-in-app.js';
import type { Scene } from '../testing/create-scene.js';
import { noticeKeys } from '../testing/notice-keys.js';

beforeEach(() => void openAppTab(vi.stubGlobal));
afterEach(() => vi.unstubAllGlobals());

interface Act {
  what: string;
  prepare?: (scene: Scene) => void;
  act: () => ProfileThunk<Promise<void>>;
  /** Whether the page shows that it is being done. */
  isShown: (state: ProfileState) => boolean;
  /** Only a visitor who is signed in may. @default true */
  needsVisitor?: boolean;
}

const acts: Act[] = [
  {
    what: 'adding a friend',
    act: addFriend,
    isShown: ({ relation }) => relation.shown?.friendshipType === 'friend',
  },
  {
    what: 'choosing a favourite',
    act: () => setFavorite(true),
    isShown: ({ relation }) => relation.shown?.favorite === 'true',
  },
  {
    what: 'following',
    act: () => follow.set(true),
    isShown: (state) => follow.select(state).shown?.on === true,
  },
  { what: 'keeping', act: () => keep.set(true), isShown: (state) => keep.select(state).shown?.on === true },
  {
    what: 'reporting',
    prepare: ({ store }) => store.dispatch(fillInReport({ reason: 'spam', agreed: true })),
    act: () => sendReport('sent'),
    isShown: (state) => selectReport(state).sending.status === 'Loading',
    needsVisitor: false,
  },
];

describe.each(acts)('$what before the visitor is known', ({ prepare, act, isShown, needsVisitor = true }) => {
  it('a change before the visitor is known shows at once, and is sent once, with the token, when the SDK has started', async () => {
    const scene = open();
    prepare?.(scene);
    const taps = [scene.store.dispatch(act()), scene.store.dispatch(act())];
    expect(isShown(scene.store.getState())).toBe(true);
    expect(scene.requests).toEqual([]);

    await scene.knows(mei);
    await Promise.all(taps);
    const sent = scene.requests.filter(({ method }) => method !== 'GET');
    expect(sent.map(({ token }) => token)).toEqual(['mei']);
    expect(scene.errors).toEqual([]);
  });

  it.runIf(needsVisitor)('an early change is taken back, and leads on, if nobody is signed in', async () => {
    const scene = open();
    prepare?.(scene);
    const tap = scene.store.dispatch(act());
    await scene.knows('nobody');
    await tap;
    expect(scene.requests).toEqual([]);
    expect(isShown(scene.store.getState())).toBe(false);
    expect(scene.store.getState().dialogs.open?.name).toMatch(/^(addInApp|continueInApp)$/);
  });

  it.runIf(needsVisitor)('an early change is taken back, and explained, if the SDK fails', async () => {
    const scene = open();
    prepare?.(scene);
    const tap = scene.store.dispatch(act());
    await scene.loses();
    await tap;
    expect(scene.requests).toEqual([]);
    expect(isShown(scene.store.getState())).toBe(false);
    expect(noticeKeys(scene)).toEqual(['failed.connection']);
  });
});

describe('before the visitor is known', () => {
  it.each<Recognised>(['nobody', mei])(
    'keeping by the way shows at once, and sends nobody to a login (%s)',
    async (visitor) => {
      const scene = open();
      const isKept = (): unknown => keep.select(scene.store.getState()).shown?.on;
      const keeping = scene.store.dispatch(keepIfSignedIn());
      expect(isKept()).toBe(true);
      await scene.knows(visitor);
      await keeping;
      if (visitor === 'nobody') expect(isKept()).toBeUndefined();
      expect(scene.requests.map((request) => request.token)).toEqual(visitor === mei ? ['mei'] : []);
      expect(scene.store.getState().dialogs.open).toBeUndefined();
    },
  );

  it('the page shows what a stranger sees, then what the visitor has', async () => {
    const scene = open();
    const loading = scene.store.dispatch(loadRelation());
    expect(selectRelation(scene.store.getState())).toBe('unknown');
    expect(selectOfferedRelation(scene.store.getState())).toMatchObject({ friendshipType: 'unspecified' });
    await scene.knows(mei);
    await loading;
    expect(selectRelation(scene.store.getState())).toEqual({ friendshipType: 'friend', favorite: 'true' });
    expect(scene.requests.map(({ token }) => token)).toEqual(['mei']);
  });

  it('a tap stays shown when what is remembered of the visitor arrives', async () => {
    const before = open();
    await before.knows(mei);
    before.services.relationCache.set('@1', { friendshipType: 'recommend', favorite: 'unknown' });
    const scene = open();
    const tap = scene.store.dispatch(addFriend());
    const arriving = scene.knows(mei);
    expect(selectRelation(scene.store.getState())).toMatchObject({ friendshipType: 'friend' });
    await Promise.all([tap, arriving]);
  });
});
