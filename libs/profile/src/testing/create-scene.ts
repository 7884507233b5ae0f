import { createProfileApiClient, type OpenerPlatform, type Origin } from '@oa-profile/api-client';
import type { Account, PageSection, Relation } from '@oa-profile/api-client/schemas';
import { createWebBridge } from '@oa-profile/host-bridge';
import { namespaces, openCache, type Cache } from '@oa-profile/storage';
import { parseRelation } from '../relation/parse-relation.js';
import { createProfileStore, type ProfileStore } from '../store/create-store.js';
import type { ProfileServices } from '../store/services.js';

/** Options of {@link createScene}. */
export interface SceneOptions {
  /** @default 'liff' */
  origin?: Origin;
  /** @default 'iOS' */
  platform?: OpenerPlatform;
  /** @default only in a browser */
  anonymous?: boolean;
  /** What matters of the account. */
  account?: Partial<Account>;
  /** @default [] */
  sections?: PageSection[];
  /** The API. @default never answers */
  answer?: (request: Request) => Response | Promise<Response>;
  /** Milliseconds that the page waits for the API. @default 200 */
  timeout?: number;
}

/** A page with everything around it, and what it asked the API. */
export interface Scene {
  store: ProfileStore;
  services: ProfileServices;
  cache: Cache<Relation>;
  requests: { method: string; body: unknown; token: string | null }[];
  /** Where errors were caught. */
  errors: string[];
}

/** The API's answer to everything about the relation. */
export const answering = (relation: Relation): Response => Response.json({ result: relation });

/** A page whose API answers what `answer` says. Everything but the network and the visitor's token is real. */
export function createScene({
  origin = 'liff',
  platform = 'iOS',
  anonymous = origin === 'web',
  account,
  sections = [],
  answer = () => new Promise(() => undefined),
  timeout = 200,
}: SceneOptions = {}): Scene {
  const requests: Scene['requests'] = [];
  const errors: string[] = [];
  const cache = openCache({ ...namespaces.user, area: 'memory' }, { parse: parseRelation });
  const host = { ...createWebBridge(), getAccessToken: () => (anonymous ? undefined : 't') };
  const client = createProfileApiClient({
    baseUrl: 'https://api.example',
    origin,
    language: 'en',
    opener: { platform },
    getAccessToken: host.getAccessToken,
    retries: 0,
    timeout,
    fetch: async (input, init) => {
      const request = new Request(input, init);
      const body = await request.clone().text();
      const { method, headers } = request;
      requests.push({ method, body: body && JSON.parse(body), token: headers.get('x-access-token') });
      return answer(request);
    },
  });
  const services: ProfileServices = {
    api: async () => client,
    host,
    relationCache: cache,
    captureError: (_, place) => errors.push(place),
    track: () => undefined,
  };
  const store = createProfileStore(
    {
      origin,
      opener: { platform },
      account: { ...komorebi, ...account },
      sections,
      appLinks: { addFriend: 'https://app.example/add', chat: '#chat' },
    },
    services,
  );
  return { store, services, cache, requests, errors };
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
