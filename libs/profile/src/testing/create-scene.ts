import {
  createProfileApiClient,
  type OpenerPlatform,
  type Origin,
  type Account,
  type PageSection,
  type Relation,
} from '@oa-profile/api-client';
import {
  type Plugin,
  type PageState,
  type ProfileServices,
  type ProfileStore,
  rootReducer,
} from '@oa-profile/plugin-sdk/page';
import type { ProfileState } from '@oa-profile/plugin-sdk/internal';
import { createLatePlugins } from '@oa-profile/plugin-sdk/internal';
import { createWebBridge, type HostBridge } from '@oa-profile/host-bridge';
import { createKeepClient } from '@oa-profile/keep-client';
import type { Cache } from '@oa-profile/storage';
import { createProfileStore } from '../page/create-profile-store.js';
import { ownPlugins } from '../page/own-plugins.js';
import { ownViewsOf } from '../page/own-views.js';
import { openCaches, type PageCaches } from '../page/open-caches.js';
import { servedFilesOf } from '../page/account-file-kinds.js';
import { hasChannels } from '../surface/contact/has-channels.js';
import { samplePlugins } from './sample-plugins.js';

/** Options of {@link createScene}. */
export interface SceneOptions {
  /** @default 'liff' */
  origin?: Origin;
  /** @default 'iOS' */
  platform?: OpenerPlatform;
  /** @default only in a browser */
  anonymous?: boolean;
  /** The relevant fields of the account. */
  account?: Partial<Account>;
  /** @default [] */
  sections?: PageSection[];
  /** What else came with the page. */
  page?: Partial<PageState>;
  /**
   * What the host has chosen. Where a list lacks the sections of {@link samplePlugins}, these stand for them, which show as
   * little as a test needs. State and saved namespaces must then be in the `states` and `saves` of one of them: only so is a
   * collision found when a site starts.
   *
   * @default no more than these
   */
  plugins?: readonly Plugin[];
  /** The relevant functions of the host. */
  host?: Partial<HostBridge>;
  /** Profile API and Keep API. @default never answers */
  answer?: (request: Request) => Response | Promise<Response>;
  /** What is remembered from earlier pages. @default nothing */
  caches?: PageCaches | undefined;
  /**
   * Milliseconds that the page waits for the APIs.
   *
   * @default 60,000 for an `answer`, however busy the machine is; 200 if nothing answers
   */
  timeout?: number;
}

/** A request to an API. */
export interface SceneRequest {
  method: string;
  path: string;
  body: unknown;
  token: string | null;
  transactionId: string | null;
}

/** A page with everything around it, and its requests to the APIs. */
export interface Scene {
  store: ProfileStore;
  services: ProfileServices;
  cache: Cache<Relation>;
  requests: SceneRequest[];
  /** Where errors were caught. */
  errors: string[];
  /** Labels of the tracked events. */
  tracked: string[];
}

/** The API's answer to everything about the relation. */
export const answering = (relation: Relation): Response => Response.json({ result: relation });

/** A page whose APIs answer with `answer`. Everything but network, host and token is real. */
export function createScene({
  origin = 'liff',
  platform = 'iOS',
  anonymous = origin === 'web',
  account,
  sections = [],
  page,
  plugins,
  host,
  answer,
  timeout = answer ? 60_000 : 200,
  ...options
}: SceneOptions = {}): Scene {
  const all = withSamples(plugins ?? []);
  const requests: Scene['requests'] = [];
  const errors: string[] = [];
  const tracked: string[] = [];
  const bridge: HostBridge = {
    ...createWebBridge(),
    origin,
    getAccessToken: () => (anonymous ? undefined : 't'),
    getOwner: () => (anonymous ? undefined : 'mei'),
    ...host,
  };
  const { caches = openCaches({ owner: bridge.getOwner, lastOwner: bridge.getLastOwner, area: 'memory' }) } =
    options;
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const body = await request.clone().text();
    const { method, headers, url } = request;
    requests.push({
      method,
      path: new URL(url).pathname,
      body: body && JSON.parse(body),
      // The Keep API takes it as others do.
      token: headers.get('x-access-token') ?? headers.get('authorization')?.slice('Bearer '.length) ?? null,
      transactionId: headers.get('x-transaction-id'),
    });
    return answer ? answer(request) : new Promise(() => undefined);
  };
  const clientOptions = {
    baseUrl: 'https://api.example',
    getAccessToken: bridge.getAccessToken,
    retries: 0,
    timeout,
    fetch,
  };
  const api = createProfileApiClient({ ...clientOptions, origin, language: 'en', opener: { platform } });
  const keep = createKeepClient(clientOptions);
  const services: ProfileServices = {
    api: () => Promise.resolve(api),
    keep: () => Promise.resolve(keep),
    host: bridge,
    plugins: createLatePlugins(() => Promise.resolve(all)),
    ...caches,
    ...(plugins && { savedCache: (namespace) => caches.savedCache(listed(all, 'saves', namespace)) }),
    captureError: (_, place) => errors.push(place),
    track: ({ label, name }) => tracked.push(label ?? name),
  };
  const state: Omit<PageState, 'isReachable'> = {
    origin,
    opener: { platform },
    account: { ...komorebi, ...account },
    sections,
    outline: [],
    tabs: [],
    appLinks: {
      addFriend: 'https://app.example/add',
      chat: '#chat',
      call: '#call',
      open: 'https://app.example/open',
      update: 'https://app.example/update',
    },
    basePath: '/@komorebi',
    query: '',
    shareUrl: 'https://profile.example/@komorebi',
    servedFiles: servedFilesOf(all, {
      account: { ...komorebi, ...account },
      sections: page?.basicInfo ? [...sections, page.basicInfo] : sections,
      subPages: [],
      nearbyPlaces: [],
    }),
    ownViews: ownViewsOf(all),
    initialView: { name: 'profile' },
    ...page,
  };
  const isReachable = hasChannels({ ...state, isReachable: false }, all, () => undefined);
  const store = createProfileStore({ isReachable, ...state }, services);
  if (plugins)
    store.subscribe(() => {
      // The root reducer knows all slices whose code has loaded: to those of other pages nothing happens on this one.
      const untouched = rootReducer(undefined, { type: 'untouched' });
      for (const [name, state] of Object.entries(store.getState()))
        if (state !== untouched[name as keyof ProfileState]) listed(all, 'states', { name });
    });
  return { store, services, cache: caches.relationCache, requests, errors, tracked };
}

/** What has a name that one of the plugins lists. @throws RangeError if none does */
function listed<Named extends { name: string }>(
  plugins: readonly Plugin[],
  list: 'states' | 'saves',
  named: Named,
): Named {
  if (plugins.some((plugin) => plugin[list]?.includes(named.name))) return named;
  throw new RangeError(`No plugin of the page has '${named.name}' in its '${list}'`);
}

/** All plugins of a page whose host has chosen these. */
function withSamples(chosen: readonly Plugin[]): readonly Plugin[] {
  const samples = samplePlugins.filter(({ name }) => !chosen.some((plugin) => plugin.name === name));
  return [...chosen, ...samples, ...ownPlugins];
}

const komorebi: Account = {
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
};
