import type { ReservationInventory } from '@oa-profile/api-client/schemas';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loseConnection } from '../core/sign-in/lose-connection.js';
import { follow } from '../features/follow/follow.js';
import { keep, keepIfSignedIn } from '../features/keep/keep.js';
import { addFriend, loadRelation, setFavorite } from '../features/relation/relation-flow.js';
import { selectRelation } from '../features/relation/select-relation.js';
import { fillInReport, recallReport, sendReport } from '../features/report/report-flow.js';
import { reportReducer, selectReport } from '../features/report/report-slice.js';
import { fillInReservation, loadInventory, reserve } from '../features/reservation/reservation-flow.js';
import { reservationReducer } from '../features/reservation/reservation-slice.js';
import { selectReservation } from '../features/reservation/select-reservation.js';
import type { ProfileState, ProfileThunk } from '../core/store/create-store.js';
import { createArea } from '../testing/create-area.js';
import { createScene, type Scene } from '../testing/create-scene.js';
import { noticeKeys } from '../testing/notice-keys.js';
import { openCaches } from './open-caches.js';
import { goOnUnknown, recallVisitor } from './recall-visitor.js';

const inventory: ReservationInventory = {
  partySize: { min: 1, max: 6 },
  days: [
    {
      date: '2026-11-24',
      slots: [
        {
          slotId: 'six',
          startsAt: '2026-11-24T18:00:00+09:00',
          durationMinutes: 90,
          availability: 'free',
        },
      ],
    },
  ],
};

/** The API's answer to whatever a visitor who is signed in does. */
function answer({ method, url }: Request): Response {
  const { pathname } = new URL(url);
  if (pathname.includes('/keep')) return Response.json({ code: 0, message: 'ok', result: { kept: true } });
  if (pathname.endsWith('/follow'))
    return Response.json({ result: { isFollowing: true, following: 1, followers: 1 } });
  if (pathname.endsWith('/report')) return Response.json({ result: { reportId: 'r-1' } });
  if (pathname.includes('reservation')) {
    const { startsAt } = inventory.days[0]!.slots[0]!;
    const reservationId = '0f1c2a0e-8a54-4d0b-9a3e-2f4c57a1b1d9';
    const made = { reservationId, startsAt, durationMinutes: 90, partySize: 2 };
    return Response.json({ result: method === 'GET' ? inventory : made });
  }
  return Response.json({ result: { friendshipType: 'friend', favorite: 'true' } });
}

interface LateScene extends Scene {
  /** The SDK has started, for a visitor with this token, or without one. */
  arrives: (token: string | undefined) => Promise<void>;
}

const ownerOf = (token: string | undefined): string | undefined => token && `owner of ${token}`;

/** The page in the app, interactive before the SDK has started, where a visitor was known before. */
function lateScene(lastToken?: string): LateScene {
  let token: string | undefined;
  let starting: Promise<void> | undefined;
  let start = (): void => undefined;
  starting = new Promise((resolve) => {
    start = resolve;
  });
  const getOwner = (): string | undefined => ownerOf(token);
  const getLastOwner = (): string | undefined => (starting ? ownerOf(lastToken) : undefined);
  const scene = createScene({
    host: { starting: () => starting, getAccessToken: () => token, getOwner, getLastOwner },
    caches: openCaches({ owner: getOwner, lastOwner: getLastOwner }),
    answer,
  });
  scene.store.addReducer(keep);
  scene.store.addReducer(follow);
  scene.store.addReducer({ reducerPath: 'report', reducer: reportReducer });
  scene.store.addReducer({ reducerPath: 'reservation', reducer: reservationReducer });
  goOnUnknown(scene.store);
  return Object.assign(scene, {
    async arrives(known: string | undefined) {
      token = known;
      const waiting = starting;
      starting = undefined;
      if (known) recallVisitor(scene.store);
      start();
      await waiting;
    },
  });
}

beforeEach(() => {
  vi.stubGlobal(
    'window',
    Object.assign(new EventTarget(), { localStorage: createArea(), sessionStorage: createArea() }),
  );
  vi.stubGlobal('location', new URL('https://profile.example/@komorebi'));
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T09:00:00+09:00') });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

interface Act {
  what: string;
  prepare?: (scene: Scene) => void | Promise<void>;
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
  { what: 'following', act: () => follow.set(true), isShown: (state) => state.follow?.shown?.on === true },
  { what: 'keeping', act: () => keep.set(true), isShown: (state) => state.keep?.shown?.on === true },
  {
    what: 'reporting',
    prepare: ({ store }) => store.dispatch(fillInReport({ reason: 'spam', agreed: true })),
    act: () => sendReport('sent'),
    isShown: (state) => selectReport(state).sending.status === 'Loading',
    needsVisitor: false,
  },
  {
    what: 'reserving',
    prepare: async ({ store, requests }) => {
      await store.dispatch(loadInventory());
      store.dispatch(fillInReservation({ date: '2026-11-24', slotId: 'six', partySize: 2 }));
      requests.length = 0;
    },
    act: () => reserve({ done: 'reserved', failed: 'not reserved' }),
    isShown: (state) => selectReservation(state).sending.status === 'Loading',
  },
];

describe.each(acts)('$what before the visitor is known', ({ prepare, act, isShown, needsVisitor = true }) => {
  it('shows at once, and is sent once, with the token, when the SDK has started', async () => {
    const scene = lateScene();
    await prepare?.(scene);
    const taps = [scene.store.dispatch(act()), scene.store.dispatch(act())];
    expect(isShown(scene.store.getState())).toBe(true);
    expect(scene.requests).toEqual([]);

    await scene.arrives('mei');
    await Promise.all(taps);
    const sent = scene.requests.filter(({ method }) => method !== 'GET');
    expect(sent.map(({ token }) => token)).toEqual(['mei']);
    expect(scene.errors).toEqual([]);
  });

  it.runIf(needsVisitor)('is taken back, and leads on, if nobody is signed in', async () => {
    const scene = lateScene();
    await prepare?.(scene);
    const tap = scene.store.dispatch(act());
    await scene.arrives(undefined);
    await tap;
    expect(scene.requests).toEqual([]);
    expect(isShown(scene.store.getState())).toBe(false);
    expect(scene.store.getState().dialogs.open?.name).toMatch(/^(addInApp|continueInApp)$/);
  });

  it.runIf(needsVisitor)('is taken back, and explained, if the SDK fails', async () => {
    const scene = lateScene();
    await prepare?.(scene);
    const tap = scene.store.dispatch(act());
    scene.store.dispatch(loseConnection());
    await scene.arrives(undefined);
    await tap;
    expect(scene.requests).toEqual([]);
    expect(isShown(scene.store.getState())).toBe(false);
    expect(noticeKeys(scene)).toEqual(['failed.connection']);
  });
});

describe('before the visitor is known', () => {
  it.each([undefined, 'mei'])('keeping by the way sends nobody to a login (%s)', async (token) => {
    const scene = lateScene();
    const keeping = scene.store.dispatch(keepIfSignedIn());
    await scene.arrives(token);
    await keeping;
    expect(scene.requests.map((request) => request.token)).toEqual(token ? [token] : []);
    expect(scene.store.getState().dialogs.open).toBeUndefined();
  });

  it('the page shows what a stranger sees, then what the visitor has', async () => {
    const scene = lateScene();
    const loading = scene.store.dispatch(loadRelation());
    expect(selectRelation(scene.store.getState())?.friendshipType).toBe('unspecified');
    await scene.arrives('mei');
    await loading;
    expect(selectRelation(scene.store.getState())).toEqual({ friendshipType: 'friend', favorite: 'true' });
    expect(scene.requests.map(({ token }) => token)).toEqual(['mei']);
  });

  it.each(['mei', 'somchai'])(
    'the page shows the last known relation, and not to anybody else (%s)',
    async (token) => {
      const before = openCaches({ owner: () => ownerOf('mei') });
      before.relationCache.set('@1', { friendshipType: 'friendBlocked', favorite: 'unknown' });
      const scene = lateScene('mei');
      const shown = (): string | undefined => selectRelation(scene.store.getState())?.friendshipType;
      expect(shown()).toBe('friendBlocked');
      await scene.arrives(token);
      expect(shown()).toBe(token === 'mei' ? 'friendBlocked' : 'unspecified');
    },
  );

  it('a tap stays shown when what is remembered of the visitor arrives', async () => {
    openCaches({ owner: () => ownerOf('mei') }).relationCache.set('@1', {
      friendshipType: 'recommend',
      favorite: 'unknown',
    });
    const scene = lateScene();
    const tap = scene.store.dispatch(addFriend());
    const arriving = scene.arrives('mei');
    expect(selectRelation(scene.store.getState())?.friendshipType).toBe('friend');
    await Promise.all([tap, arriving]);
  });

  it('nothing that is filled in is kept, since it could be anybody’s', async () => {
    const scene = lateScene();
    scene.store.dispatch(fillInReport({ detail: 'Mine.' }));
    expect(window.sessionStorage.length).toBe(0);
    await scene.arrives('mei');
    const getOwner = (): string | undefined => ownerOf('mei');
    const again = createScene({ host: { getOwner }, caches: openCaches({ owner: getOwner }) });
    again.store.addReducer({ reducerPath: 'report', reducer: reportReducer });
    again.store.dispatch(recallReport());
    expect(selectReport(again.store.getState()).draft.detail).toBe('Mine.');
  });
});
