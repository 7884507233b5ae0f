import { ProfileError } from '@oa-profile/errors';
import { createLiffBridge, createWebBridge } from '@oa-profile/host-bridge';
import { parseLanguage } from '@oa-profile/i18n';
import {
  applyCachedRelation,
  createProfileStore,
  parseRelation,
  type ProfileServices,
} from '@oa-profile/profile';
import { namespaces, openCache } from '@oa-profile/storage';
import type { ErrorLog, TrackingEvent } from '@oa-profile/telemetry';
import {
  elementIds,
  type InitialData,
  type PageData,
  type PublicConfig,
} from '../../shared/page-elements.js';
import type { Page } from '../page.js';

/**
 * Step 2: reads what came with the page and applies the cached relation to the buttons.
 *
 * @throws ProfileError `DATA_INVALID` with message 'invalid lang' or 'invalid element' (SPEC section 5), or with the
 * error that the server put into the page.
 */
export function loadInitialData(log: ErrorLog): Page {
  const lang = parseLanguage(document.documentElement.lang);
  const data = readElement<InitialData>(elementIds.initialData);
  if ('error' in data)
    throw new ProfileError({ code: data.error.code, message: 'The page is an error page' });
  const pageData = readElement<PageData>(elementIds.pageData);
  const config = readElement<PublicConfig>(elementIds.config);

  const liff =
    data.origin === 'liff' && config.liffId
      ? createLiffBridge({ liffId: config.liffId, pluginUrls: config.liffPlugins })
      : undefined;
  const host = liff ?? createWebBridge();
  const api = later<ProfileServices['api']>();
  const tracking = trackLater();
  const services: ProfileServices = {
    api: async () => (await api.value)(),
    host,
    relationCache: openCache(namespaces.user, { parse: parseRelation }),
    captureError: log.capture,
    track: tracking.track,
  };
  const { origin, opener } = data;
  const store = createProfileStore(
    { origin, opener, ...pageData.accountPage, appLinks: pageData.appLinks },
    services,
  );
  store.dispatch(applyCachedRelation());
  return {
    data: { ...data, lang },
    pageData,
    config,
    log,
    host,
    liff,
    store,
    services,
    connect: api.resolve,
    connectTracking: tracking.connect,
  };
}

/** The page server wrote these elements, and checked what it wrote: here they are only found and parsed. */
function readElement<T>(id: string): T {
  const text = document.getElementById(id)?.textContent;
  try {
    if (text) return JSON.parse(text) as T;
  } catch {
    // A proxy or an extension changed it: as good as missing.
  }
  throw new ProfileError({ code: 'DATA_INVALID', message: 'invalid element', data: { id } });
}

function later<T>(): { value: Promise<T>; resolve: (value: T) => void } {
  let resolve: (value: T) => void = () => undefined;
  const value = new Promise<T>((fulfil) => {
    resolve = fulfil;
  });
  return { value, resolve };
}

function trackLater() {
  const waiting: TrackingEvent[] = [];
  let forward = (event: TrackingEvent): void => void waiting.push(event);
  return {
    track: (event: TrackingEvent) => forward(event),
    connect(track: (event: TrackingEvent) => void) {
      forward = track;
      waiting.splice(0).forEach(track);
    },
  };
}
