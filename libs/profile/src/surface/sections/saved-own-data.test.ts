import type { PageSection } from '@oa-profile/api-client';
import { itemPaging, type AnyPluginSection } from '@oa-profile/plugin-sdk';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as v from 'valibot';
import { openCaches } from '../../page/open-caches.js';
import { createArea } from '../../testing/create-area.js';
import { createScene, type Scene, type SceneOptions } from '../../testing/create-scene.js';
import { loadMoreSectionData, loadSectionData, recallSectionData } from './section-data-flow.js';
import { sectionKey, selectSectionData } from '@oa-profile/plugin-sdk/page';

let local: ReturnType<typeof createArea>;
beforeEach(() => {
  local = createArea();
  vi.stubGlobal(
    'window',
    Object.assign(new EventTarget(), { localStorage: local, sessionStorage: createArea() }),
  );
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T09:00:00+09:00') });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const coupon = (id: string, used = false) => ({ id, used });
const section: PageSection = {
  type: 'coupon',
  id: 'coupon',
  pageId: 'home',
  data: { items: [coupon('a'), coupon('b')] },
};
const schema = v.object({
  items: v.array(v.object({ id: v.string(), used: v.boolean() })),
  nextCursor: v.optional(v.string()),
});
const source = { kind: 'sub-page', type: 'COUPON', personal: (data: object) => data };
const plugin = {
  source,
  schema,
  paging: itemPaging(),
  emptyOn: ['NOT_FOUND_TRAFFIC_INFO'],
} as unknown as AnyPluginSection;

type Answer = (request: Request) => Response | Promise<Response>;
const mine: Answer = () => Response.json({ result: { items: [coupon('a', true)] } });
const offline: Answer = () => Promise.reject(new TypeError('Failed to fetch'));
const status =
  (code: number): Answer =>
  () =>
    new Response('', { status: code });

interface Visit {
  /** The current visitor, if the host knows them. */
  owner?: string | undefined;
  /** The last known visitor, if it does not. */
  lastOwner?: string | undefined;
}

/** The page, opened on this device. */
function open(visit: Visit, answer: Answer = offline, options?: SceneOptions): Scene {
  const host = { getOwner: () => visit.owner, getLastOwner: () => visit.lastOwner };
  const caches = openCaches({ owner: host.getOwner, lastOwner: host.getLastOwner });
  const anonymous = visit.owner === undefined;
  const scene = createScene({ sections: [section], anonymous, host, caches, answer, ...options });
  return scene;
}
const load = ({ store }: Scene): Promise<void> => store.dispatch(loadSectionData(section, plugin));
const recall = ({ store }: Scene): boolean => store.dispatch(recallSectionData(section, plugin));
const shown = ({ store }: Scene) => selectSectionData(store.getState())[sectionKey(section)];
/** Keeps data, like an earlier visit. */
const visitOf = (owner: string, answer = mine): Promise<void> => load(open({ owner }, answer));
const savedKeys = (): string[] => [...local.items.keys()].filter((key) => key.includes('ownData'));

describe("without a network, the visitor's own data of an earlier visit", () => {
  it("without a network, the visitor's own data of an earlier visit are shown with their time, to a visitor whose request fails", async () => {
    await visitOf('mei');
    vi.setSystemTime(new Date('2026-11-21T18:00:00+09:00'));
    const scene = open({ owner: 'mei' });
    await load(scene);
    expect(shown(scene)).toMatchObject({
      status: 'Failure',
      code: 'HTTP_NETWORK_ERROR',
      data: { items: [coupon('a', true)] },
      at: Date.parse('2026-11-21T09:00:00+09:00'),
    });
  });

  it("without a network, the visitor's own data of an earlier visit are shown to a visitor whose request times out", async () => {
    await visitOf('mei');
    const scene = open({ owner: 'mei' }, () => new Promise(() => undefined), { timeout: 50 });
    await load(scene);
    expect(shown(scene)).toMatchObject({ code: 'TIMEOUT', data: { items: [coupon('a', true)] } });
  });

  it("without a network, the visitor's own data of an earlier visit are shown to the last known visitor if the SDK has not started, without a request", async () => {
    await visitOf('mei');
    const before = [...local.items];
    const scene = open({ lastOwner: 'mei' });
    expect(recall(scene)).toBe(true);
    expect(shown(scene)).toMatchObject({ status: 'None', data: { items: [coupon('a', true)] } });
    expect(scene.requests).toEqual([]);
    expect([...local.items]).toEqual(before);
  });

  it("without a network, the visitor's own data of an earlier visit are shown to nobody else: neither to another visitor, nor to an unknown one", async () => {
    for (const visit of [{ lastOwner: 'somchai' }, {}, { owner: 'somchai' }]) {
      local.items.clear();
      await visitOf('mei');
      const scene = open(visit);
      await load(scene);
      expect(recall(scene)).toBe(false);
      expect(shown(scene)).toMatchObject({ status: 'Failure', code: 'HTTP_NETWORK_ERROR' });
      expect(shown(scene)).not.toHaveProperty('data');
    }
    // The last of them was a known visitor, whose reading deletes another's data.
    expect(savedKeys()).toEqual([]);
  });

  it("without a network, the visitor's own data of an earlier visit give way to newer ones", async () => {
    await visitOf('mei');
    let answer = offline;
    const scene = open({ owner: 'mei' }, (request) => answer(request));
    await load(scene);
    answer = () => Response.json({ result: { items: [coupon('b')] } });
    await load(scene);
    expect(shown(scene)).toEqual({
      status: 'Success',
      data: { items: [coupon('b')] },
      at: Date.now(),
      more: 'None',
    });
  });

  it("without a network, the visitor's own data of an earlier visit do not replace what has been loaded since", async () => {
    await visitOf('mei');
    let answer: Answer = () => Response.json({ result: { items: [coupon('b')] } });
    const scene = open({ owner: 'mei' }, (request) => answer(request));
    await load(scene);
    answer = offline;
    await load(scene);
    expect(shown(scene)).toMatchObject({ status: 'Failure', data: { items: [coupon('b')] } });
  });

  it("without a network, the visitor's own data of an earlier visit are not shown once they are thirty days old", async () => {
    await visitOf('mei');
    vi.setSystemTime(new Date('2026-12-21T08:59:00+09:00'));
    expect(recall(open({ lastOwner: 'mei' }))).toBe(true);
    vi.setSystemTime(new Date('2026-12-21T09:00:00+09:00'));
    expect(recall(open({ lastOwner: 'mei' }))).toBe(false);
    expect(savedKeys()).toEqual([]);
  });

  it.each([
    ['refuses the visitor', status(401)],
    ['denies access', status(403)],
    ['no longer has anything', status(404)],
    ['says that it is empty', () => Response.json({ statusCode: 'NOT_FOUND_TRAFFIC_INFO' }, { status: 400 })],
  ])('saved data are deleted if the server %s', async (_, answer) => {
    await visitOf('mei');
    const scene = open({ owner: 'mei' }, answer);
    await load(scene);
    expect(shown(scene)).not.toHaveProperty('data');
    expect(savedKeys()).toEqual([]);
  });

  it("without a network, the visitor's own data of an earlier visit stay, but are not shown, if the server fails: its next answer may differ", async () => {
    await visitOf('mei');
    const scene = open({ owner: 'mei' }, status(500));
    await load(scene);
    expect(shown(scene)).not.toHaveProperty('data');
    expect(savedKeys()).toHaveLength(1);
  });
});

describe('what is kept', () => {
  it('what is kept names its owner only by hash', async () => {
    await visitOf('mei');
    expect(savedKeys()).toEqual(['oa-profile/ownData/@1 coupon coupon']);
    const [text = ''] = [...local.items].filter(([key]) => key.includes('ownData')).map(([, value]) => value);
    expect(JSON.parse(text)).toMatchObject({
      owner: 'mei',
      payload: { data: { items: [coupon('a', true)] } },
    });
  });

  it.each<[string, Visit]>([
    ['an anonymous visitor', {}],
    ['the last known visitor', { lastOwner: 'mei' }],
  ])('what is kept is nothing from an answer to %s', async (_, visit) => {
    await load(open(visit, mine));
    expect(savedKeys()).toEqual([]);
  });

  it('what is kept is nothing of a visitor with a token but an unknown id', async () => {
    const caches = openCaches({ owner: () => undefined });
    const scene = createScene({
      sections: [section],
      host: { getOwner: () => undefined },
      caches,
      answer: mine,
    });
    await load(scene);
    expect(shown(scene)?.status).toBe('Success');
    expect(savedKeys()).toEqual([]);
  });

  it('what is kept is nothing if somebody else has signed in while the request was pending', async () => {
    const visit: Visit = { owner: 'mei' };
    await load(open(visit, (request) => ((visit.owner = 'somchai'), mine(request))));
    expect(savedKeys()).toEqual([]);
  });

  it('what is kept is nothing that everybody gets', async () => {
    const shared = { ...plugin, source: { kind: 'sub-page', type: 'MEDIA' } } as AnyPluginSection;
    await open({ owner: 'mei' }, mine).store.dispatch(loadSectionData(section, shared));
    expect(savedKeys()).toEqual([]);
    const scene = open({ owner: 'mei' });
    await visitOf('mei');
    expect(scene.store.dispatch(recallSectionData(section, shared))).toBe(false);
  });

  it('what is kept is at most 64 kB, and not older data that have since grown larger', async () => {
    await visitOf('mei');
    const items = Array.from({ length: 1000 }, (_, index) => coupon(`${index}${'の'.repeat(20)}`));
    await visitOf('mei', () => Response.json({ result: { items } }));
    expect(savedKeys()).toEqual([]);
  });

  it('what is kept includes the loaded pages of a long list', async () => {
    const pages: Answer = ({ url }) =>
      new URL(url).searchParams.has('cursor')
        ? Response.json({ result: { items: [coupon('z', true)] } })
        : Response.json({ result: { items: [coupon('a', true)], nextCursor: '2' } });
    const scene = open({ owner: 'mei' }, pages);
    await load(scene);
    vi.setSystemTime(new Date('2026-11-21T10:00:00+09:00'));
    await scene.store.dispatch(loadMoreSectionData(section, plugin));
    const next = open({ lastOwner: 'mei' });
    recall(next);
    expect(shown(next)).toMatchObject({
      data: { items: [coupon('a', true), coupon('z', true)] },
      at: Date.parse('2026-11-21T09:00:00+09:00'),
    });
  });
});

describe('a storage', () => {
  it.each([
    ['no JSON', '{'],
    ['what another version has left', '{"updatedAt":1,"owner":"mei","payload":{"items":[]}}'],
    ['nothing', '{"updatedAt":1,"owner":"mei","payload":null}'],
    ['an invalid time', '{"updatedAt":1,"owner":"mei","payload":{"data":{},"at":1e300,"until":1e301}}'],
    [
      'data that no longer fit the plugin',
      '{"updatedAt":1,"owner":"mei","payload":{"data":{"coupons":[]},"at":1,"until":9e15}}',
    ],
  ])('a storage that holds %s breaks nothing', async (_, text) => {
    local.items.set('oa-profile/ownData/@1 coupon coupon', text);
    const scene = open({ owner: 'mei' });
    await load(scene);
    expect(shown(scene)).not.toHaveProperty('data');
    expect(savedKeys()).toEqual([]);
  });

  it.each([
    ['is full', 'QuotaExceededError'],
    ['is blocked', 'SecurityError'],
  ])('a storage that %s keeps nothing, and the answer is still shown', async (_, name) => {
    local.setItem = () => {
      throw new DOMException('', name);
    };
    const scene = open({ owner: 'mei' }, mine);
    await load(scene);
    expect(shown(scene)).toMatchObject({ status: 'Success', data: { items: [coupon('a', true)] } });
    expect(recall(open({ lastOwner: 'mei' }))).toBe(false);
  });
});
