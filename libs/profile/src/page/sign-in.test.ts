import { createI18n } from '@oa-profile/i18n';
import { createWebBridge } from '@oa-profile/host-bridge';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { keep } from '../actions/keep/keep.js';
import { addFriend } from '@oa-profile/plugin-sdk/internal';
import { openCaches } from './open-caches.js';
import { createArea } from '../testing/create-area.js';
import { answering, createScene, type Scene, type SceneOptions } from '../testing/create-scene.js';
import { recallVisitor } from './recall-visitor.js';
import { pagePlugins } from './page-plugins.js';
import { resumeInterrupted } from './resume-interrupted.js';

const i18n = createI18n('en');

const friend = { friendshipType: 'friend', favorite: 'false' } as const;

/** A visit to a page, by `mei` unless stated otherwise. */
type Visit = SceneOptions & { visitor?: string; fromLogin?: boolean };

/** Pages that are opened one after the other in the same tab. As in the app, the visitor is unknown at first. */
function pagesOfOneTab(): (visit?: Visit) => Scene {
  let known: string | undefined;
  let last: string | undefined;
  const lastOwner = (): string | undefined => (known === undefined ? last : undefined);
  const caches = openCaches({ owner: () => known, lastOwner, area: 'memory' });
  return ({ visitor = 'mei', fromLogin = false, ...options } = {}) => {
    known = undefined;
    const getOwner = (): string | undefined => known;
    const host = { getOwner, getLastOwner: lastOwner, cameFromLogin: () => fromLogin, ...options.host };
    const scene = createScene({ ...options, caches, host });
    last = known = options.anonymous ? undefined : visitor;
    void recallVisitor(scene.store);
    return scene;
  };
}

describe('an action of an anonymous visitor', () => {
  it('an action of an anonymous visitor leads into the app if there is no login', async () => {
    const scene = createScene({ anonymous: true });
    await scene.store.dispatch(addFriend());
    expect(scene.store.getState().dialogs.open?.name).toBe('addInApp');
  });
});

describe('a pending action', () => {
  it('a pending action is done by the next page if this one is left, even if parts of this one are late', async () => {
    const openPage = pagesOfOneTab();
    const page = openPage();
    void page.store.dispatch(addFriend());
    await resumeInterrupted(page.store, i18n, pagePlugins());

    const next = openPage({ answer: () => answering(friend) });
    await resumeInterrupted(next.store, i18n, pagePlugins());
    expect(next.tracked).toContain('addFriend Success');
  });

  it.each([false, true])(
    'a pending action is not done for another visitor (who has just logged in: %s)',
    async (fromLogin) => {
      const openPage = pagesOfOneTab();
      void openPage().store.dispatch(addFriend());
      const other = openPage({ visitor: 'somchai', fromLogin });
      await resumeInterrupted(other.store, i18n, pagePlugins());
      // Nor does it wait for the one who began it: that was too long ago.
      const back = openPage();
      await resumeInterrupted(back.store, i18n, pagePlugins());
      expect([...other.requests, ...back.requests]).toEqual([]);
    },
  );

  it('a pending action continues on the next page even if an earlier one has been answered since', async () => {
    const openPage = pagesOfOneTab();
    let answerKeep: (response: Response) => void = () => undefined;
    const page = openPage({
      answer: ({ url }) =>
        new Promise((resolve) => {
          if (url.includes('/keep')) answerKeep = resolve;
        }),
    });
    const keeping = page.store.dispatch(keep.set(true));
    void page.store.dispatch(addFriend());
    await expect.poll(() => page.requests).toHaveLength(2);
    answerKeep(Response.json({ code: 0, message: 'ok', result: { kept: true } }));
    await keeping;
    const next = openPage({ answer: () => answering(friend) });
    await resumeInterrupted(next.store, i18n, pagePlugins());
    expect(next.tracked).toContain('addFriend Success');
  });

  it('a pending action is forgotten if the sign-in expires during it', async () => {
    let owner: string | undefined = 'mei';
    const host = { getOwner: () => owner };
    const caches = openCaches({ owner: host.getOwner, area: 'memory' });
    const answer = (): Response => {
      owner = undefined;
      return new Response('', { status: 401 });
    };
    await createScene({ caches, host, answer }).store.dispatch(addFriend());
    owner = 'mei';
    const next = createScene({ caches, host });
    void recallVisitor(next.store);
    await resumeInterrupted(next.store, i18n, pagePlugins());
    expect(next.requests).toEqual([]);
  });
});

interface OwnVisit {
  /** Whom the host has signed in. */
  visitor?: string;
  fromLogin?: boolean;
  answer?: SceneOptions['answer'];
  logIn?: () => void;
}

describe.each([
  ['names its visitors', (visitor: string | undefined) => visitor && `hash of ${visitor}`],
  ['only has their tokens', () => undefined],
])('a host with a login of its own that %s', (_, ownerOf) => {
  /** Pages that are opened one after the other in the same tab of a browser, without the app's SDK. */
  function pagesOfOneTab(): (visit?: OwnVisit) => Scene {
    vi.stubGlobal('window', { localStorage: createArea(), sessionStorage: createArea() });
    return ({
      visitor,
      fromLogin = false,
      logIn = () => undefined,
      answer = () => answering(friend),
    } = {}) => {
      const host = createWebBridge({
        getAccessToken: () => visitor,
        getOwner: () => ownerOf(visitor),
        canLogIn: () => visitor === undefined,
        logIn,
        cameFromLogin: () => fromLogin,
      });
      const { getOwner: owner, getLastOwner: lastOwner, isVisitorUnknown } = host;
      const caches = openCaches({ owner, lastOwner, isVisitorUnknown });
      return createScene({ origin: 'web', host, caches, answer });
    };
  }
  /** What the page does as soon as it is interactive. */
  const begin = async (scene: Scene): Promise<Scene> => {
    await resumeInterrupted(scene.store, i18n, pagePlugins());
    return scene;
  };
  const sent = (...scenes: Scene[]) => scenes.flatMap(({ requests }) => requests.map(({ token }) => token));
  afterEach(() => vi.unstubAllGlobals());

  it('a host with a login of its own is asked to log in, and the action is done once on the page to which its login leads back', async () => {
    const openPage = pagesOfOneTab();
    const logIn = vi.fn();
    const before = await begin(openPage({ logIn }));
    await before.store.dispatch(addFriend());
    expect(logIn).toHaveBeenCalledOnce();
    const after = await begin(openPage({ visitor: 'mei', fromLogin: true }));
    const later = await begin(openPage({ visitor: 'mei', fromLogin: true }));
    expect([sent(before), sent(after), sent(later)]).toEqual([[], ['mei'], []]);
  });

  it.each<[string, OwnVisit[]]>([
    ['signs in in another way', [{ visitor: 'mei' }]],
    ['signs in later', [{}, { visitor: 'mei', fromLogin: true }]],
    [
      'signs in in another way, and signs in again later',
      [{ visitor: 'mei' }, { visitor: 'mei', fromLogin: true }],
    ],
  ])('a host with a login of its own does nothing for whoever %s', async (_who, visits) => {
    const openPage = pagesOfOneTab();
    await (await begin(openPage())).store.dispatch(addFriend());
    for (const visit of visits) expect(sent(await begin(openPage(visit)))).toEqual([]);
  });
});
