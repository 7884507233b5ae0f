import type { ClaimedCache, Plugin, PageState, Saved } from '@oa-profile/plugin-sdk/page';
import { noticeDismissed, type View, viewShown } from '@oa-profile/plugin-sdk/internal';
import { createI18n, defineTexts, type Texts } from '@oa-profile/i18n';
import type { PluginSection } from '@oa-profile/plugin-sdk';
import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { createScene, type Scene, type SceneOptions } from '@oa-profile/profile/testing';
import { openCaches, type PageCaches } from '@oa-profile/profile/internal/testing';
import { lastVisits, lastVisitOf } from './last-visit-memory.js';
import { lastVisitPlugin } from './last-visit-plugin.js';
import { tellSinceLastVisit } from './tell-since-last-visit.js';

const visitsOf = ({ savedCache }: PageCaches): ClaimedCache<Saved> => savedCache(lastVisits);

const HOUR = 60 * 60_000;
const START = Date.parse('2026-11-21T12:00:00+09:00');

const load = () => Promise.resolve({ title: 'Dishes' });
const texts: Texts<{ title: string }> = defineTexts('test-dishes', {
  en: load,
  ja: load,
  'zh-TW': load,
  th: load,
  id: load,
  ko: load,
});
const dishes: PluginSection<number> = {
  type: 'dishes',
  texts,
  schema: v.number(),
  source: { kind: 'account-page' },
  isEmpty: () => false,
  Section: () => null,
  View: () => null,
  sinceLastVisit: {
    digest: (data) => data,
    schema: v.number(),
    changes: (before = 0, now) => (now > before ? [{ text: `${now - before} new`, itemId: 'best' }] : []),
  },
};
const queueTexts: Texts<{ opened: string }> = {
  namespace: 'test-queue',
  load: () => Promise.resolve({ opened: 'Numbers are given' }),
};
/** Of accounts that give numbers, which they show by their status message. */
const queue: Plugin = {
  name: 'queue',
  since: {
    digest: ({ account }) => account.statusMessage ?? '',
    load: () =>
      Promise.resolve({
        texts: queueTexts,
        changes: ({ basePath }, t, [before, now]) =>
          now === ''
            ? [{ text: `No numbers after ${String(before)}` }]
            : [{ text: t('opened'), href: `${basePath}/queue` }],
      }),
  },
};
const fail = (): never => {
  throw new Error('broken');
};
const told: Plugin[] = [
  lastVisitPlugin,
  {
    name: 'without code',
    since: {
      digest: ({ account }) => account.statusMessage ?? '',
      load: () => Promise.reject(new Error('no code')),
    },
  },
  { name: 'without digest', since: { digest: fail, load: () => Promise.reject(new Error('no code')) } },
  queue,
];
const plugins: Plugin[] = [{ name: 'dishes', section: () => Promise.resolve(dishes) }, ...told];
/** The same where the section's code does not come. */
const noCode: Plugin[] = [{ name: 'dishes', section: () => Promise.reject(new Error('no code')) }, ...told];
const givesNumbers = { account: { statusMessage: 'numbers' } };

/** What the server says of a page with so many dishes; undefined if it could not find out. */
const withDishes = (digest: number | undefined): Partial<PageState> => ({
  outline: [
    {
      id: 'dishes',
      type: 'dishes',
      title: 'Dishes',
      highlights: [],
      ...(digest !== undefined && { of: { 'last-visit': digest } }),
    },
  ],
});

/** A device on which one visitor or several open the page. */
function device(owner: () => string | undefined = () => undefined) {
  const caches = openCaches({ owner, area: 'memory' });
  const visit = async (
    hours: number,
    page: Partial<PageState>,
    { view, ...options }: SceneOptions & { view?: View } = {},
  ) => {
    const scene = createScene({ origin: 'web', plugins, caches, ...options, page });
    if (view) scene.store.dispatch(viewShown(view));
    await open(scene, START + hours * HOUR);
    return { scene, said: saidBy(scene) };
  };
  return { caches, visit };
}

const open = async ({ store, services }: Scene, now: number): Promise<void> =>
  tellSinceLastVisit({
    ...{ store, services, i18n: createI18n('en') },
    plugins: await services.plugins.load(),
    now: () => now,
  });

const saidBy = ({ store }: Scene): string | undefined =>
  store.getState().notices.find(({ tone }) => tone === 'info')?.text;

function dismiss({ store }: Scene): void {
  for (const { id } of store.getState().notices) store.dispatch(noticeDismissed(id));
}

describe('a visitor who comes back', () => {
  it('a visitor who comes back is told what has changed, with a link to each', async () => {
    const { visit } = device();
    expect((await visit(0, withDishes(2))).said).toBeUndefined();
    const { scene, said } = await visit(24, withDishes(5));
    expect(said).toBe('Since your last visit: 3 new');
    expect(scene.store.getState().notices[0]?.opens).toEqual({
      name: 'sinceLastVisit',
      changes: [{ text: '3 new', section: 'Dishes', href: '/@komorebi/dishes/best' }],
    });
    expect(scene.requests).toEqual([]);
    expect(scene.tracked).toEqual([]);
  });

  it('a visitor who comes back is told nothing of a section that has ended, which the page does not show', async () => {
    const { visit } = device();
    const ending = (digest: number, hours: number): Partial<PageState> => ({
      outline: withDishes(digest).outline?.map((each) => ({
        ...each,
        until: new Date(START + hours * HOUR).toISOString(),
      })),
    });
    await visit(0, ending(2, 48));
    expect((await visit(24, ending(5, 25))).said).toBe('Since your last visit: 3 new');
    expect((await visit(48, ending(9, 48))).said).toBeUndefined();
  });

  it('a visitor who comes back is told nothing if nothing has changed, or after less than an hour', async () => {
    const { visit } = device();
    await visit(0, withDishes(2));
    expect((await visit(0.9, withDishes(3))).said).toBeUndefined();
    expect((await visit(5, withDishes(3))).said).toBe('Since your last visit: 1 new');
    expect((await visit(24, withDishes(3))).said).toBeUndefined();
  });

  it('a visitor who comes back is told again when the page is reloaded, until it is dismissed', async () => {
    const { visit } = device();
    await visit(0, withDishes(2));
    await visit(24, withDishes(3));
    const { scene, said } = await visit(24.1, withDishes(3));
    expect(said).toBe('Since your last visit: 1 new');
    dismiss(scene);
    expect((await visit(24.2, withDishes(3))).said).toBeUndefined();
    expect((await visit(48, withDishes(3))).said).toBeUndefined();
    expect((await visit(72, withDishes(4))).said).toBe('Since your last visit: 1 new');
  });

  it('a visitor who comes back knows on the next visit what the last one told, even if it was not dismissed', async () => {
    const { visit } = device();
    await visit(0, withDishes(2));
    await visit(24, withDishes(3));
    expect((await visit(48, withDishes(4))).said).toBe('Since your last visit: 1 new');
  });

  it('a visitor who comes back loses nothing of a later visit to a tab that was open before', async () => {
    const { visit } = device();
    await visit(0, withDishes(2));
    const old = await visit(24, withDishes(3));
    const later = await visit(30, withDishes(5));
    expect(later.said).toBe('Since your last visit: 2 new');
    dismiss(later.scene);
    dismiss(old.scene);
    expect((await visit(30.1, withDishes(5))).said).toBeUndefined();
    expect((await visit(54, withDishes(5))).said).toBeUndefined();
  });

  it('a visitor who comes back sees the message go out of the way of a view, and again on the next page', async () => {
    const { visit } = device();
    await visit(0, withDishes(2));
    const { scene } = await visit(24, withDishes(3));
    scene.store.dispatch(viewShown({ name: 'named', view: 'place' }));
    expect(saidBy(scene)).toBeUndefined();
    expect((await visit(24.1, withDishes(3))).said).toBe('Since your last visit: 1 new');
  });

  it('a visitor who comes back is told of a section only once it can be compared', async () => {
    const { visit } = device();
    await visit(0, withDishes(2));
    expect((await visit(24, withDishes(undefined))).said).toBeUndefined();
    expect((await visit(48, withDishes(3))).said).toBe('Since your last visit: 1 new');
    const other = device();
    await other.visit(0, withDishes(undefined));
    expect((await other.visit(24, withDishes(3))).said).toBeUndefined();
  });

  it('a visitor who comes back is told of a section that has come since, from the visit after that on', async () => {
    const { visit } = device();
    await visit(0, { outline: [] });
    expect((await visit(24, withDishes(0))).said).toBeUndefined();
    expect((await visit(48, withDishes(1))).said).toBe('Since your last visit: 1 new');
    expect((await visit(72, withDishes(1))).said).toBeUndefined();
  });

  it('a visitor who comes back is told later what was not worth telling yet', async () => {
    const { visit } = device();
    await visit(0, withDishes(5));
    expect((await visit(24, withDishes(3))).said).toBeUndefined();
    expect((await visit(48, withDishes(6))).said).toBe('Since your last visit: 1 new');
  });

  it('a visitor who comes back is told nothing of a section that is not shown any more', async () => {
    const { visit } = device();
    await visit(0, withDishes(2));
    expect((await visit(24, { outline: [] })).said).toBeUndefined();
  });

  it('a visitor who comes back is told of other pages, and of what plugins tell', async () => {
    const { visit } = device();
    const tabs = (digest: string) => ({
      outline: [],
      tabs: [{ id: 'menu', title: 'Menu', of: { 'last-visit': digest } }],
    });
    await visit(0, tabs('a'));
    const { scene, said } = await visit(24, tabs('b'), givesNumbers);
    expect(said).toBe('Since your last visit: Menu has changed · Numbers are given');
    expect(scene.store.getState().notices[0]?.opens).toMatchObject({
      changes: [{ href: '/@komorebi/page/menu' }, { href: '/@komorebi/queue' }],
    });
    const { said: gone } = await visit(48, tabs('b'));
    expect(gone).toBe('Since your last visit: No numbers after numbers');
  });

  it('a visitor who comes back is told whole changes only, and how many more there are', async () => {
    const { visit } = device();
    const tabs = (digest: string) => ({
      outline: [],
      tabs: ['Menu', 'Jobs', 'Stories of the house'].map((title) => ({
        ...{ id: title, title },
        of: { 'last-visit': digest },
      })),
    });
    await visit(0, tabs('a'));
    const { scene, said } = await visit(24, tabs('b'), givesNumbers);
    expect(said).toBe('Since your last visit: Menu has changed · Jobs has changed · and 2 more');
    expect(scene.store.getState().notices[0]?.opens).toMatchObject({ changes: { length: 4 } });
  });

  it('a visitor who comes back is told the rest if a section or a plugin fails', async () => {
    const { visit } = device();
    await visit(0, withDishes(2));
    const { scene, said } = await visit(24, withDishes(3), {
      plugins: noCode,
      ...givesNumbers,
    });
    expect(said).toBe('Since your last visit: Numbers are given');
    expect(scene.errors).toEqual(['last-visit', 'last-visit', 'last-visit']);
  });
});

describe('what could not be told', () => {
  it.each([
    ['nothing else was', {}],
    ['something else was', givesNumbers],
  ])('what could not be told since its code did not load is told later if %s', async (_, account) => {
    const { visit } = device();
    await visit(0, withDishes(2));
    await visit(24, withDishes(3), { plugins: noCode, ...account });
    expect((await visit(48, withDishes(3), account)).said).toBe('Since your last visit: 1 new');
    expect((await visit(72, withDishes(3), account)).said).toBeUndefined();
  });

  it('what could not be told is told later if the visitor dismissed the rest', async () => {
    const { visit } = device();
    await visit(0, withDishes(2));
    dismiss((await visit(24, withDishes(3), { plugins: noCode, ...givesNumbers })).scene);
    expect((await visit(48, withDishes(3), givesNumbers)).said).toBe('Since your last visit: 1 new');
  });

  it('what could not be told since a view was open by then is told later', async () => {
    const { visit } = device();
    await visit(0, withDishes(2));
    await visit(24, withDishes(3), { view: { name: 'named', view: 'place' } });
    expect((await visit(48, withDishes(3))).said).toBe('Since your last visit: 1 new');
  });
});

describe('what the device keeps of a visit', () => {
  it('what the device keeps of a visit is for that account and that visitor alone', async () => {
    let owner: string | undefined = 'mei';
    const { visit } = device(() => owner);
    const inApp = { origin: 'liff' } as const;
    await visit(0, withDishes(2), inApp);
    expect(
      (await visit(24, withDishes(3), { ...inApp, account: { basicSearchId: '@2' } })).said,
    ).toBeUndefined();
    owner = 'ken';
    expect((await visit(25, withDishes(3), inApp)).said).toBeUndefined();
    owner = 'mei';
    expect((await visit(50, withDishes(4), inApp)).said).toBeUndefined();
  });

  it('what the device keeps of a visit waits for the host, and is nothing while the visitor cannot be known', async () => {
    const { visit, caches } = device();
    const lost = { origin: 'liff', anonymous: true, host: { canLogIn: () => false } } as const;
    await visit(0, withDishes(2), lost);
    expect(visitsOf(caches).get('@1')).toBeUndefined();
  });

  it('what the device keeps of a visit is forgotten after 30 days', async () => {
    const { visit, caches } = device();
    await visit(0, withDishes(2));
    const kept = visitsOf(caches).get('@1');
    expect(kept && (kept.until - kept.at) / (24 * HOUR)).toBe(30);
  });

  it('what the device keeps of a visit comes from the profile alone', async () => {
    const { visit, caches } = device();
    await visit(0, { ...withDishes(2), initialView: { name: 'named', view: 'place' } });
    expect(visitsOf(caches).get('@1')).toBeUndefined();
  });

  it.each([
    ['nonsense', { data: 7, at: START, until: START + 1e9 }],
    ['another shape', { data: { known: 'x' }, at: START, until: START + 1e9 }],
    ['digests that no plugin reads', { data: { known: { dishes: 'many' } }, at: START, until: START + 1e12 }],
  ])('what the device keeps of a visit may be %s: then nothing is said', async (_, kept) => {
    const { visit, caches } = device();
    visitsOf(caches).set('@1', kept);
    expect((await visit(24, withDishes(3))).said).toBeUndefined();
    expect((await visit(48, withDishes(4))).said).toBe('Since your last visit: 1 new');
  });

  it('what the device keeps of a visit is nothing where it is too large or cannot be stored', async () => {
    const { visit, caches } = device();
    const outline = [
      {
        id: 'dishes',
        type: 'dishes',
        title: 'Dishes',
        highlights: [],
        of: { 'last-visit': 'x'.repeat(70_000) },
      },
    ];
    expect((await visit(0, { outline })).said).toBeUndefined();
    expect(visitsOf(caches).get('@1')).toBeUndefined();
    const full: PageCaches = {
      ...caches,
      savedCache: () => ({ ...visitsOf(caches), get: () => undefined, set: () => false }),
    };
    expect((await visit(48, withDishes(3), { caches: full })).said).toBeUndefined();
  });
});

describe('when the visitor was here before', () => {
  const hoursOf = (at: Date | undefined): number | undefined => at && (at.getTime() - START) / HOUR;

  it('when the visitor was here before is the same throughout a visit', async () => {
    const { caches, visit } = device();
    const before = async (hours: number) =>
      hoursOf(await lastVisitOf(createScene({ origin: 'web', plugins, caches }), START + hours * HOUR));
    expect(await before(0)).toBeUndefined();
    await visit(0, withDishes(2));
    expect(await before(0.1)).toBeUndefined();
    await visit(0.5, withDishes(2));
    expect(await before(0.6)).toBeUndefined();
    expect(await before(24)).toBe(0.5);
    await visit(24, withDishes(3));
    expect(await before(24)).toBe(0.5);
    await visit(24.5, withDishes(3));
    expect(await before(24.6)).toBe(0.5);
    expect(await before(48)).toBe(24.5);
  });

  it('when the visitor was here before survives that they dismiss what they are told', async () => {
    const { caches, visit } = device();
    await visit(0, withDishes(2));
    dismiss((await visit(24, withDishes(3))).scene);
    const scene = createScene({ origin: 'web', plugins, caches });
    expect(hoursOf(await lastVisitOf(scene, START + 24.5 * HOUR))).toBe(0);
  });

  it.each<[string, SceneOptions]>([
    [
      'the storage is blocked',
      {
        caches: {
          ...openCaches({ owner: () => undefined, area: 'memory' }),
          savedCache: () => ({ get: () => undefined, set: () => false, delete: () => undefined }),
        },
      },
    ],
    ['the host cannot tell who it is', { origin: 'liff', anonymous: true, host: { canLogIn: () => false } }],
  ])('when the visitor was here before is not known where %s', async (_, options) => {
    const { caches, visit } = device();
    await visit(0, withDishes(2));
    const scene = createScene({ origin: 'web', plugins, caches, ...options });
    expect(await lastVisitOf(scene, START + 24 * HOUR)).toBeUndefined();
  });
});
