import { createProfileApiClient } from '@oa-profile/api-client';
import type { Relation } from '@oa-profile/api-client/schemas';
import { createWebBridge } from '@oa-profile/host-bridge';
import { namespaces, openCache, type Cache } from '@oa-profile/storage';
import { describe, expect, it, vi } from 'vitest';
import { createProfileStore, type ProfileStore } from '../store/create-store.js';
import type { PageState } from '../store/page-state.js';
import { addFriend, applyCachedRelation, loadRelation, setFavorite, unblock } from './relation-flow.js';

const page: PageState = {
  origin: 'liff',
  opener: { platform: 'iOS' },
  account: {
    accountId: 'a-1',
    basicSearchId: '@1',
    countryCode: 'JP',
    timeZone: 'Asia/Tokyo',
    currency: 'JPY',
    name: 'Komorebi',
    badge: 'premium',
    color: undefined,
    icon: undefined,
    cover: undefined,
    shareImage: undefined,
    showsFriendCount: true,
    features: [],
  },
  sections: [],
  appLinks: { addFriend: 'https://app.example/add', chat: 'https://app.example/chat' },
};

const friend: Relation = { friendshipType: 'friend', favorite: 'false' };
const stranger: Relation = { friendshipType: 'unspecified', favorite: 'unknown' };
const ok = (relation: Relation): Response => Response.json({ result: relation });

interface Scene {
  store: ProfileStore;
  requests: { method: string; body: unknown; token: string | null }[];
  cache: Cache<Relation>;
  errors: string[];
}

/** A page whose API answers what `answer` says. Everything but the network is real. */
function open(
  answer: (request: Request) => Response | Promise<Response>,
  { token }: { token: string | undefined } = { token: 't' },
): Scene {
  const requests: Scene['requests'] = [];
  const errors: string[] = [];
  const cache = openCache<Relation>(
    { ...namespaces.user, area: 'memory' },
    { parse: (value) => value as Relation },
  );
  const host = { ...createWebBridge(), getAccessToken: () => token };
  const client = createProfileApiClient({
    baseUrl: 'https://api.example',
    origin: 'liff',
    language: 'en',
    opener: page.opener,
    getAccessToken: host.getAccessToken,
    retries: 0,
    timeout: 200,
    fetch: async (input, init) => {
      const request = new Request(input, init);
      const body = await request.clone().text();
      const { method, headers } = request;
      requests.push({ method, body: body && JSON.parse(body), token: headers.get('x-access-token') });
      return answer(request);
    },
  });
  const store = createProfileStore(page, {
    api: async () => client,
    host,
    relationCache: cache,
    captureError: (_, place) => errors.push(place),
    track: () => undefined,
  });
  return { store, requests, cache, errors };
}

const shown = ({ store }: Scene): Relation | undefined => store.getState().relation.shown;
const notices = ({ store }: Scene): string[] => store.getState().notices.flatMap(({ keys }) => keys);

describe('the relation', () => {
  it('is the cached one before the network answers, and the answer after', async () => {
    const scene = open(() => ok(friend));
    scene.cache.set('@1', stranger);
    scene.store.dispatch(applyCachedRelation());
    expect(shown(scene)).toEqual(stranger);
    await scene.store.dispatch(loadRelation());
    expect(shown(scene)).toEqual(friend);
    expect(scene.cache.get('@1')).toEqual(friend);
  });

  it('of an anonymous visitor is unspecified, without a request', async () => {
    const scene = open(() => ok(friend), { token: undefined });
    await scene.store.dispatch(loadRelation());
    expect(shown(scene)?.friendshipType).toBe('unspecified');
    expect(scene.requests).toEqual([]);
  });

  it('stays the cached one when the network fails, and the visitor is told', async () => {
    const scene = open(() => new Response('', { status: 500 }));
    scene.cache.set('@1', friend);
    scene.store.dispatch(applyCachedRelation());
    await scene.store.dispatch(loadRelation());
    expect(shown(scene)).toEqual(friend);
    expect(notices(scene)).toEqual(['failed.relation', 'error.general']);
    expect(scene.errors).toEqual(['loadRelation']);
  });

  it('is unknown when neither cache nor network tell it', async () => {
    const scene = open(() => new Response('', { status: 500 }));
    await scene.store.dispatch(loadRelation());
    expect(shown(scene)?.friendshipType).toBe('unknown');
  });

  it('answered late does not undo a change made meanwhile', async () => {
    let answerLoad: (response: Response) => void = () => undefined;
    const scene = open(({ method }) =>
      method === 'GET' ? new Promise((resolve) => (answerLoad = resolve)) : ok(friend),
    );
    const loading = scene.store.dispatch(loadRelation());
    await vi.waitFor(() => expect(scene.requests).toHaveLength(1));
    await scene.store.dispatch(addFriend());
    answerLoad(ok(stranger));
    await loading;
    expect(shown(scene)).toEqual(friend);
    expect(scene.cache.get('@1')).toEqual(friend);
  });
});

describe('a change', () => {
  it('shows at once and ends as the server answers', async () => {
    const scene = open(({ method }) => ok(method === 'GET' ? stranger : { ...friend, favorite: 'true' }));
    await scene.store.dispatch(loadRelation());
    const adding = scene.store.dispatch(addFriend());
    expect(shown(scene)).toEqual(friend);
    await adding;
    expect(shown(scene)).toEqual({ ...friend, favorite: 'true' });
    expect(scene.requests[1]).toEqual({ method: 'POST', body: { action: 'addFriend' }, token: 't' });
    expect(notices(scene)).toEqual(['done.addFriend']);
  });

  it.each([
    [() => new Response('{}', { status: 500 }), 'error.general'],
    [() => new Response('<html>'), 'error.temporary'],
    [() => Promise.reject(new TypeError('Failed to fetch')), 'error.network'],
    [() => new Promise<Response>(() => undefined), 'error.connection'],
  ])('goes back to what was, with the failure copy, when the API fails (%#)', async (answer, message) => {
    const scene = open(({ method }) => (method === 'GET' ? ok(stranger) : answer()));
    await scene.store.dispatch(loadRelation());
    await scene.store.dispatch(addFriend());
    expect(shown(scene)).toEqual(stranger);
    expect(notices(scene)).toEqual(['failed.addFriend', message]);
    expect(scene.cache.get('@1')).toEqual(stranger);
  });

  it('is sent once when tapped twice', async () => {
    const scene = open(() => ok(friend));
    await Promise.all([scene.store.dispatch(addFriend()), scene.store.dispatch(addFriend())]);
    expect(scene.requests).toHaveLength(1);
  });

  it.each([
    ['friendBlocked', 'friend'],
    ['recommendBlocked', 'recommend'],
  ] as const)('from %s by unblocking is expected to lead to %s', async (before, after) => {
    const scene = open(({ method }) =>
      ok({ friendshipType: method === 'GET' ? before : after, favorite: 'unknown' }),
    );
    await scene.store.dispatch(loadRelation());
    const unblocking = scene.store.dispatch(unblock());
    expect(shown(scene)?.friendshipType).toBe(after);
    await unblocking;
    expect(scene.requests[1]?.body).toEqual({ action: 'unblock' });
  });

  it.each([true, false])('of the favourite to %s is a PUT', async (favorite) => {
    const scene = open(() => ok({ ...friend, favorite: favorite ? 'true' : 'false' }));
    await scene.store.dispatch(setFavorite(favorite));
    expect(scene.requests).toEqual([{ method: 'PUT', body: { favorite }, token: 't' }]);
    expect(shown(scene)?.favorite).toBe(String(favorite));
  });

  it('by an anonymous visitor opens the way into the app, and sends nothing', async () => {
    const scene = open(() => ok(friend), { token: undefined });
    await scene.store.dispatch(loadRelation());
    await scene.store.dispatch(addFriend());
    expect(scene.store.getState().dialogs.open).toBe('addInApp');
    expect(shown(scene)?.friendshipType).toBe('unspecified');
    expect(scene.requests).toEqual([]);
  });
});
