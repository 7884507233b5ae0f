import { ProfileError } from '@oa-profile/errors';
import { namespaces, openCache, type CacheNamespace } from '@oa-profile/storage';
import type { HostBridge } from './host-bridge.js';
import type { LiffSdk } from './liff-sdk.js';
import { createWebBridge } from './web-bridge.js';

/** Options of {@link createLiffBridge}. */
export interface LiffBridgeOptions {
  liffId: string;
  /**
   * Loads the SDK. Called once, by {@link LiffBridge.start}.
   * @default the pluggable SDK with the modules this package uses
   */
  load?: () => Promise<LiffSdk>;
  /**
   * Plugins of the SDK, installed before it starts: modules of the page's own origin whose default export is a
   * class. Local runs use one as a stand-in for the app.
   */
  pluginUrls?: readonly string[];
  /** How long the SDK may take to start, in milliseconds. After that the page goes on without it. @default 8000 */
  timeout?: number;
}

/** The bridge of the messaging app's web view. */
export interface LiffBridge extends HostBridge {
  /**
   * Starts the app SDK, once. Until then, and forever if it fails, the bridge behaves as in an anonymous browser. An SDK
   * that takes longer than the timeout is used once it has started.
   *
   * @param isKnown Called as soon as the SDK has told who the visitor is, before anything that waits for that goes on; of
   *   an SDK that takes longer than the timeout after this has failed. What it returns is waited for.
   * @throws the SDK's own error, whose `code` tells what went wrong, or ProfileError `TIMEOUT`.
   */
  start(isKnown?: () => void | Promise<void>): Promise<void>;
}

/** Creates the bridge of the messaging app. The SDK is loaded only when it is started. */
export function createLiffBridge({
  liffId,
  load = () => import('./load-liff.js').then(({ loadLiff }) => loadLiff()),
  pluginUrls = [],
  timeout = 8000,
}: LiffBridgeOptions): LiffBridge {
  const web = createWebBridge();
  let sdk: LiffSdk | undefined;
  let started: Promise<void> | undefined;
  let starting: Promise<void> | undefined;
  let renewing: Promise<boolean> | undefined;
  let isBackFromLogin = false;
  /** The token that was last recognised, and its visitor. */
  let known: { token: string; owner: string | undefined } | undefined;
  const lastOwner = openLastOwner();
  const isInClient = (): boolean => sdk?.isInClient() ?? false;

  async function startOnce(isKnown?: () => void | Promise<void>): Promise<void> {
    const liff = await load();
    for (const url of pluginUrls) {
      const module = (await import(/* @vite-ignore */ url)) as { default: new () => { name: string } };
      liff.use(new module.default());
    }
    await liff.init({ liffId });
    await recognise(liff);
    sdk = liff;
    isBackFromLogin = removeLoginFromAddress();
    await isKnown?.();
  }

  async function recognise(liff: LiffSdk): Promise<void> {
    const token = liff.getAccessToken();
    const userId = liff.getContext()?.userId ?? liff.getDecodedIDToken()?.sub;
    known = token ? { token, owner: userId && (await ownerOf(userId)) } : undefined;
    lastOwner.set(known);
  }

  /** Only until the visitor is known: the page may then be loaded again for them, and nothing may go on meanwhile. */
  const tooLate = (): Promise<never> =>
    new Promise((_, reject) => {
      setTimeout(() => {
        if (!sdk) reject(new ProfileError({ code: 'TIMEOUT', message: 'The app SDK did not start' }));
      }, timeout);
    });

  /**
   * The SDK has no method for this. In the app the page's permanent link is opened anew, which brings a new token; outside
   * of it the visitor may log in again.
   */
  async function renewOnce(): Promise<boolean> {
    if (!sdk || (isInClient() && !mayLeaveForToken())) return false;
    const refused = sdk.getAccessToken();
    // Asked first: a logout deletes what the SDK makes it of.
    const link = isInClient() && (await linkToReopen(sdk));
    // A token that the SDK still keeps would stay, whatever the app hands over.
    sdk.logout();
    if (link) {
      location.replace(link);
      // The page is being left. It goes on without a token if it is not.
      await new Promise((resolve) => setTimeout(resolve, timeout));
      return false;
    }
    // Without a link, a second start of the SDK leads to a login that the visitor does not see.
    if (isInClient()) {
      try {
        await sdk.init({ liffId });
      } catch {
        return false;
      }
    }
    await recognise(sdk);
    const token = sdk.getAccessToken();
    return Boolean(token) && token !== refused;
  }

  return {
    origin: 'liff',
    start(isKnown) {
      if (!started) {
        started = Promise.race([startOnce(isKnown), tooLate()]);
        const end = (): void => {
          starting = undefined;
        };
        // After what waits for the start itself.
        starting = started.then(end, end);
      }
      return started;
    },
    starting: () => starting,
    getAccessToken: () => sdk?.getAccessToken() ?? undefined,
    // Another tab may have logged in somebody else, who is recognised when the next page loads.
    getOwner: () => (known && known.token === sdk?.getAccessToken() ? known.owner : undefined),
    isVisitorUnknown: () => !sdk,
    getLastOwner: () => (sdk ? undefined : lastOwner.get()),
    cameFromLogin: () => isBackFromLogin,
    getViewType: () => sdk?.getContext()?.viewType,
    getSdkVersion: () => sdk?.getVersion(),
    getOs: () => sdk?.getOS() ?? undefined,
    canLogIn: () => Boolean(sdk && !isInClient() && !sdk.isLoggedIn()),
    logIn: () => sdk?.login({ redirectUri: location.href }),
    // Concurrent calls share one renewal. Later calls, after the new token was refused, get false.
    renewAccessToken: () =>
      (renewing ??= renewOnce().finally(() => {
        renewing = Promise.resolve(false);
      })),
    close() {
      if (!isInClient()) return false;
      sdk?.closeWindow();
      return true;
    },
    getAppVersion: () => sdk?.getLineVersion() ?? undefined,
    // Without the SDK, the app's page may still be inside the messenger.
    isInsideApp: () => isInClient() || web.isInsideApp(),
    openInBrowser: (url) =>
      isInClient() ? sdk?.openWindow({ url, external: true }) : web.openInBrowser(url),
    canShare: () => Boolean(sdk?.isApiAvailable('shareTargetPicker')) || web.canShare(),
    async share(content) {
      if (!sdk?.isApiAvailable('shareTargetPicker')) return web.share(content);
      const { title, url, text = title } = content;
      try {
        const result = await sdk.shareTargetPicker([{ type: 'text', text: `${text}\n${url}` }]);
        // The SDK resolves with nothing if the visitor closes the picker.
        return result ? 'shared' : 'dismissed';
      } catch {
        return 'unavailable';
      }
    },
    // Outside the app, the SDK's `openWindow` would give the new page access to this one.
    openUrl: (url) => (isInClient() ? sdk?.openWindow({ url, external: true }) : web.openUrl(url)),
    copyText: web.copyText,
  };
}

/** Marks a link that opens the page anew for a token: a web view that opens it may know nothing of what this one keeps. */
const reopened = 'tokenRenewal';

/** The page's permanent link in the app. Undefined if the SDK cannot make one of this address. */
async function linkToReopen(liff: LiffSdk): Promise<string | undefined> {
  const address = new URL(location.href);
  address.searchParams.set(reopened, '1');
  try {
    return await liff.permanentLink.createUrlBy(address.href);
  } catch {
    return undefined;
  }
}

/** Removes the used parameters of a login, which would disturb the next one. Returns whether there were any. */
function removeLoginFromAddress(): boolean {
  const address = new URL(location.href);
  const { searchParams } = address;
  const isBack = searchParams.has('liffClientId');
  const isReopened = searchParams.has(reopened);
  if (isReopened) mayLeaveForToken();
  if (!isBack && !isReopened && !searchParams.has('liff.hback')) return false;
  for (const name of ['code', 'state', 'liffClientId', 'liffRedirectUri', 'liff.hback', reopened])
    searchParams.delete(name);
  history.replaceState(history.state, '', address);
  return isBack;
}

/** A hash that is the same for the same user id, and hides it. Undefined without a secure context: no Web Crypto. */
async function ownerOf(userId: string): Promise<string | undefined> {
  const subtle = globalThis.crypto?.subtle as SubtleCrypto | undefined;
  // With a prefix, so that it differs from anybody else's hash of the same id.
  const digest = await subtle?.digest('SHA-256', new TextEncoder().encode(`oa-profile owner ${userId}`));
  return digest && btoa(String.fromCharCode(...new Uint8Array(digest)));
}

/** Remembers, for as long as the web view is open, that the page has been left for a new token. */
const renewal: CacheNamespace = { name: 'tokenRenewal', area: 'session', capacity: 1 };

/**
 * Whether the page may be left for a new token. It may once, since otherwise an API that refuses every token would
 * cause an endless loop; and not at all if the tab cannot remember that it was left.
 */
function mayLeaveForToken(): boolean {
  const left = openLeft();
  if (left.get('once')) return false;
  left.set('once', true);
  // Without storage, a cache falls back to memory, which does not outlive the page. Only another cache can tell.
  return openLeft().get('once') === true;
}

const openLeft = () => openCache(renewal, { parse: (value) => value === true || undefined });

/** Kept for as long as the tab or the web view is open: another one may be somebody else's. */
const recognised: CacheNamespace = { name: 'lastOwner', area: 'session', capacity: 1 };

/** The visitor who was recognised last, as a hash. */
interface LastOwner {
  get: () => string | undefined;
  /**
   * Remembers the visitor whom the SDK has recognised; one who is not signed in, or whose id it may not tell, makes the
   * last one forgotten. What the tab keeps of a visitor who was not known yet is deleted if it may be somebody else's:
   * where another one was known before, or where this one could be anybody.
   */
  set: (visitor: { owner: string | undefined } | undefined) => void;
}

/** Opens the record of the visitor who was recognised last. Neither method ever throws. */
function openLastOwner(): LastOwner {
  const cache = openCache(recognised, {
    parse: (value) => (typeof value === 'string' && value ? value : undefined),
  });
  const unclaimed = openCache(namespaces.unclaimed, { parse: () => undefined });
  // Kept in memory, since it is read at each rendering and only this page changes it.
  let last: { owner: string | undefined } | undefined;
  const get = (): string | undefined => (last ??= { owner: cache.get('visitor') }).owner;
  return {
    get,
    set(visitor) {
      const owner = visitor?.owner;
      const before = get();
      if (before === undefined ? visitor && !owner : before !== owner) unclaimed.clear();
      last = { owner };
      if (owner) cache.set('visitor', owner);
      else cache.delete('visitor');
    },
  };
}
