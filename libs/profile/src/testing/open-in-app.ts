import { fakeProfileApi } from '@oa-profile/api-client/testing';
import { fakeKeepClient } from '@oa-profile/keep-client/testing';
import { loseConnection } from '@oa-profile/plugin-sdk/internal';
import type { HostBridge, LiffSdk } from '@oa-profile/host-bridge';
import { createLiffBridge } from '@oa-profile/host-bridge/liff';
import { createI18n } from '@oa-profile/i18n';
import { openCaches } from '../page/open-caches.js';
import { goOnUnknown, recallVisitor } from '../page/recall-visitor.js';
import { resumeInterrupted } from '../page/resume-interrupted.js';
import { createArea } from './create-area.js';
import { createScene, type Scene, type SceneOptions } from './create-scene.js';

/** Who the app's SDK says is there: a visitor by name, one whose id it may not tell, or nobody. */
export type Recognised = { id: string } | 'somebody' | 'nobody';

/** A visitor. */
export const mei: Recognised = { id: 'mei' };
/** Another one. */
export const somchai: Recognised = { id: 'somchai' };

/** Who may be there instead of Mei, in words: none of them sees anything of hers. */
export const insteadOfMei: readonly [who: string, Recognised][] = [
  ['somebody else', somchai],
  ['nobody', 'nobody'],
  ['somebody who could be anybody', 'somebody'],
];

/** A page in the app whose SDK starts when the test says so. */
export interface AppPage extends Scene {
  /** The SDK has started. */
  knows: (visitor: Recognised) => Promise<void>;
  /** The SDK has failed, or has taken too long: the page goes on without. */
  loses: () => Promise<void>;
}

/** What a test sees of a tab from outside. */
export interface AppTab {
  /** How often the page in it has been loaded again. */
  reloads: number;
  body: { hidden: boolean };
  /** What is stored in it, and on the device. */
  areas: Record<'localStorage' | 'sessionStorage', ReturnType<typeof createArea>>;
}

/**
 * Opens a new tab of the app, with storage of its own.
 *
 * @param stubGlobal puts something in the place of a global, until the test is over
 */
export function openAppTab(stubGlobal: (name: string, value: unknown) => void): AppTab {
  const areas = { localStorage: createArea(), sessionStorage: createArea() };
  const tab: AppTab = { reloads: 0, body: { hidden: false }, areas };
  stubGlobal('window', Object.assign(new EventTarget(), areas));
  stubGlobal('document', { body: tab.body });
  const reload = (): void => void (tab.reloads += 1);
  stubGlobal('location', Object.assign(new URL('https://profile.example/liff/@komorebi'), { reload }));
  return tab;
}

const relation = { friendshipType: 'friend', favorite: 'true' } as const;
const follow = { isFollowing: true, following: 1, followers: 1 };
const api = fakeProfileApi({
  getRelation: relation,
  updateFriendship: relation,
  updateFavorite: relation,
  getFollow: follow,
  follow,
  unfollow: follow,
});
const keep = fakeKeepClient({ keepStatus: { kept: true }, unKeep: { kept: true } });

/** What both APIs answer to whatever a visitor who is signed in does. */
export const answerSignedIn = (request: Request): Promise<Response> =>
  (new URL(request.url).pathname.includes('/keep') ? keep : api).fetch(request);

export interface OpenInAppOptions extends SceneOptions {
  /** @default answerSignedIn */
  answer?: SceneOptions['answer'];
  /** Milliseconds after which the SDK has taken too long. @default it never has */
  sdkTimeout?: number;
}

/**
 * Opens a page in the app, with the real bridge, which goes on before its SDK has started. Pages that are opened one
 * after the other share what `window` stores, like those of one tab; one that is left open is as if it had been left.
 */
export function openInApp({
  sdkTimeout = 60_000,
  answer = answerSignedIn,
  ...options
}: OpenInAppOptions = {}): AppPage {
  let visitor: Recognised = 'nobody';
  let start = (): void => undefined;
  let fail: (error: Error) => void = () => undefined;
  const init = new Promise<void>((resolve, reject) => {
    start = resolve;
    fail = reject;
  });
  const sdk: Partial<LiffSdk> = {
    init: () => init,
    isInClient: () => true,
    getAccessToken: () => (visitor === 'nobody' ? null : visitor === 'somebody' ? 'token' : visitor.id),
    getContext: () => (typeof visitor === 'object' ? { userId: visitor.id } : {}),
    getDecodedIDToken: () => null,
  };
  const bridge = createLiffBridge({
    liffId: '1-a',
    load: () => Promise.resolve(sdk as LiffSdk),
    timeout: sdkTimeout,
  });
  const host: HostBridge = bridge;
  const caches = openCaches({
    owner: host.getOwner,
    lastOwner: host.getLastOwner,
    isVisitorUnknown: host.isVisitorUnknown,
  });
  const scene = createScene({ ...options, answer, host, caches });
  let tell = (): void => undefined;
  const told = new Promise<void>((resolve) => {
    tell = resolve;
  });
  const started = bridge
    .start(() => {
      tell();
      return recallVisitor(scene.store);
    })
    .catch(() => scene.store.dispatch(loseConnection()));
  goOnUnknown(scene.store);
  void resumeInterrupted(scene.store, createI18n('en'), scene.services.plugins);
  return Object.assign(scene, {
    async knows(recognised: Recognised) {
      visitor = recognised;
      start();
      await told;
      // Whatever has waited for that has gone on. The start never ends on a page that is being loaded again.
      await new Promise((resolve) => setTimeout(resolve));
    },
    async loses() {
      if (sdkTimeout >= 60_000) fail(new Error('Failed to fetch'));
      await started;
    },
  });
}
