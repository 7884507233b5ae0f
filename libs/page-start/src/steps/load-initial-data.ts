import type { OpenerPlatform } from '@oa-profile/api-client';
import { ProfileError } from '@oa-profile/errors';
import type { Plugin, ProfileServices } from '@oa-profile/plugin-sdk/page';
import { applyCachedRelation } from '@oa-profile/plugin-sdk/internal';
import { createWebBridge, type HostBridge, type LiffBridge } from '@oa-profile/host-bridge';
import { createProfileStore, openCaches, pagePlugins } from '@oa-profile/profile';
import type { ErrorLog, TrackingEvent } from '@oa-profile/telemetry';
import { languages, type Language } from '@oa-profile/i18n';
import { parseLanguage } from '@oa-profile/i18n/internal';
import { elementIds, type InitialData, type PageData, type PublicConfig } from '../document/index.js';
import { platformOf } from './platform-of.js';
import { reportErrorsLater } from '../report-errors-later.js';
import type { Page } from '../page.js';
import { replaceUnknownZones } from './replace-unknown-zones.js';
import { readElement } from '../read-element.js';
import { trustTexts } from '../trust-texts.js';

/** What {@link loadInitialData} needs. */
export interface LoadInitialDataOptions {
  log: ErrorLog;
  /** Loads the host's list of plugins. */
  plugins: () => Promise<readonly Plugin[]>;
  /**
   * What the site itself knows of its visitors, for a browser: see the README of `@oa-profile/host-bridge`. Not used
   * where the app's SDK knows them. @default nobody can log in
   */
  host?: Partial<HostBridge> | undefined;
}

/**
 * Step 2: reads the data in the page and applies the cached relation to the buttons. From then on errors are reported,
 * and texts refused that would become markup or scripts.
 *
 * @throws ProfileError `DATA_INVALID` with message 'invalid lang' or 'invalid element', or with the error that the
 * server put into the page.
 */
export async function loadInitialData({
  log,
  plugins: chosen,
  host: ownParts,
}: LoadInitialDataOptions): Promise<Page> {
  const sent = readElement<InitialData>(elementIds.initialData);
  if ('error' in sent)
    throw new ProfileError({ code: sent.error.code, message: 'The page is an error page' });
  const lang = await deliveredLanguage(sent.lang);
  const data = { ...sent, opener: { ...sent.opener, platform: platformHere(sent.opener.platform) } };
  const { zones, ...pageData } = readElement<PageData>(elementIds.pageData);
  const { renderedAt, ...pageState } = replaceUnknownZones(pageData, zones, (zone) =>
    log.capture(
      new ProfileError({ code: 'INVALID_ENVIRONMENT', message: `Unknown time zone ${zone}` }),
      'time zone',
    ),
  );
  const config = readElement<PublicConfig>(elementIds.config);

  const liff = data.origin === 'liff' && config.liffId ? createBridge(config, config.liffId) : undefined;
  // Without the app's bridge the page works as in a browser, but cannot say that nobody is signed in; step 4 reports the
  // error.
  const bridge =
    (await liff?.catch(() => undefined)) ??
    createWebBridge(liff ? { isVisitorUnknown: () => true } : ownParts);
  const { tokens, getAccessToken } = rememberTokens(bridge);
  const host: HostBridge = { ...bridge, getAccessToken };
  let clients = withoutClients;
  const tracking = trackLater();
  const services: ProfileServices = {
    // After what a tap has changed on the page.
    api: () => whenDrawn().then(() => clients.api()),
    keep: () => whenDrawn().then(() => clients.keep()),
    host,
    ...openCaches({
      owner: host.getOwner,
      lastOwner: host.getLastOwner,
      isVisitorUnknown: host.isVisitorUnknown,
    }),
    plugins: pagePlugins(chosen, pageState.off),
    captureError: log.capture,
    track: tracking.track,
  };
  const { origin, opener } = data;
  const store = createProfileStore({ origin, opener, ...pageState }, services);
  store.dispatch(applyCachedRelation());
  const page: Page = {
    data: { ...data, lang },
    renderedAt: new Date(renderedAt),
    config,
    log,
    host,
    tokens,
    liff,
    store,
    services,
    connect: (configured) => {
      clients = configured;
    },
    connectTracking: tracking.connect,
  };
  reportErrorsLater(log, page);
  // Before any script is loaded that Trusted Types would refuse.
  trustTexts(page);
  return page;
}

/** The server ignores the user agent, so that one page can be cached for all. */
const platformHere = (sent: OpenerPlatform): OpenerPlatform =>
  sent === 'Unknown' ? platformOf(navigator.userAgent, navigator.maxTouchPoints) : sent;

/** Collects all tokens of the visitor, also replaced ones: no error report may quote them. */
function rememberTokens({
  getAccessToken,
}: HostBridge): Pick<HostBridge, 'getAccessToken'> & Pick<Page, 'tokens'> {
  const tokens = new Set<string>();
  return {
    tokens,
    getAccessToken() {
      const token = getAccessToken();
      if (token !== undefined) tokens.add(token);
      return token;
    },
  };
}

/** Needed in the app only, so browsers do not load the code. */
async function createBridge({ liffPlugins }: PublicConfig, liffId: string): Promise<LiffBridge> {
  const { createLiffBridge } = await import('@oa-profile/host-bridge/liff');
  return createLiffBridge({ liffId, pluginUrls: liffPlugins });
}

const fail = (): Promise<never> =>
  Promise.reject(
    new ProfileError({ code: 'INVALID_ENVIRONMENT', message: 'The API clients are not configured' }),
  );
/** Used until step 3, and forever if that fails. */
const withoutClients: Pick<ProfileServices, 'api' | 'keep'> = { api: fail, keep: fail };

function trackLater() {
  const waiting: TrackingEvent[] = [];
  let forward = (event: TrackingEvent): void => void waiting.push(event);
  return {
    track: (event: TrackingEvent) => forward(event),
    connect: (track: (event: TrackingEvent) => void) => {
      forward = track;
      waiting.splice(0).forEach(track);
    },
  };
}

/** In a page that is not shown, no frame ever comes. */
const NO_FRAME_MS = 100;

/**
 * Resolves once the browser has drawn what has changed before. To put a request together and hand it over takes a slow
 * phone a third of the time in which a tap should be answered.
 */
function whenDrawn(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, NO_FRAME_MS);
    // Its callback comes before the frame is drawn.
    requestAnimationFrame(() => setTimeout(resolve));
  });
}

/** The start does not wait longer for the document. */
const READING_MS = 2000;

/**
 * The language that the document was delivered in (docs/product.md#countries-and-languages). Translators change
 * `<html lang>`, even before the start, and whether an unknown one is theirs or the document's own is not in the page
 * any more: only then is the document read again, nearly always from the browser's cache.
 *
 * @param sent the language in the initial data
 * @throws ProfileError `DATA_INVALID` with message 'invalid lang' if either is none of the page's languages
 */
async function deliveredLanguage(sent: unknown): Promise<Language> {
  const language = parseLanguage(sent);
  if (languages.some((known) => known === document.documentElement.lang)) return language;
  const delivered = await languageOfDelivery();
  if (delivered !== undefined) parseLanguage(delivered);
  return language;
}

/** `<html lang>` as the server has written it; undefined if that cannot be found out. */
async function languageOfDelivery(): Promise<string | undefined> {
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), READING_MS);
  try {
    const response = await fetch(location.href, { cache: 'force-cache', signal: limit.signal });
    const [root] = /<html[^>]*>/.exec(await response.text()) ?? [];
    return root && (/ lang="([^"]*)"/.exec(root)?.[1] ?? '');
  } catch {
    return undefined;
  } finally {
    clearTimeout(timer);
  }
}
