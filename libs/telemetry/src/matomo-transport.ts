import { guarded } from './guarded.js';
import { postInBackground } from './post-in-background.js';
import type { TrackedEvent, TrackingDimensions, TrackingTransport } from './tracking-event.js';

/** Options of {@link createMatomoTransport}. */
export interface MatomoTransportOptions {
  /** Address of Matomo's tracking API: `https://matomo.example/matomo.php`. */
  url: string;
  /** Number of the site in Matomo. */
  siteId: number;
  /**
   * Matomo's ids for our dimensions. It numbers custom dimensions from 1 in the order of their creation, and never
   * reads a `dimension0`.
   * @default 1 to 6, in our order
   */
  dimensionIds?: Readonly<Record<keyof TrackingDimensions, number>>;
  /** @default Date.now */
  now?: () => number;
}

const inOurOrder: Readonly<Record<keyof TrackingDimensions, number>> = {
  dimension0: 1,
  dimension1: 2,
  dimension2: 3,
  dimension3: 4,
  dimension4: 5,
  dimension6: 6,
};

/**
 * Posts batches as bulk requests of Matomo's tracking API. Matomo requires a visitor id: each page generates a random
 * one and forgets it, so that visits cannot be linked. No cookie is set or read here.
 */
export function createMatomoTransport({
  url,
  siteId,
  dimensionIds = inOurOrder,
  now = Date.now,
}: MatomoTransportOptions): TrackingTransport {
  const visitorId = randomHex(8);
  const pageViewId = randomHex(3);

  function request(event: TrackedEvent): string {
    const age = Math.round(((guarded(now) ?? Date.now()) - event.at) / 1000);
    const params = new URLSearchParams({
      idsite: String(siteId),
      rec: '1',
      apiv: '1',
      _id: visitorId,
      pv_id: pageViewId,
      url: event.url,
      // The age, not the time: a visitor's clock can be wrong, and Matomo refuses times days in the past.
      ...(age > 0 && { cdo: String(age) }),
      ...actionOf(event),
    });
    for (const [dimension, id] of Object.entries(dimensionIds)) {
      const value = event[dimension as keyof TrackingDimensions];
      if (value) params.set(`dimension${id}`, value);
    }
    return `?${params.toString()}`;
  }

  return {
    send: (batch) =>
      // Without `send_image` Matomo answers with an image.
      postInBackground(url, JSON.stringify({ requests: batch.map(request), send_image: 0 })),
  };
}

/** Page views as such; all else as events: our name as category, our label's first word as action, its rest as name. */
function actionOf({ name, label = '', value }: TrackedEvent): Record<string, string> {
  if (name === 'pageView') return { action_name: document.title };
  const [, action = name, detail = ''] = /^(\S+)(?:\s+(\S.*))?$/.exec(label) ?? [];
  return {
    // Without this, a Matomo that does not track events would count a page view.
    ca: '1',
    e_c: name,
    e_a: action,
    ...(detail && { e_n: detail }),
    ...(value !== undefined && { e_v: String(value) }),
  };
}

/** Not `randomUUID`, which is missing in pages without TLS. */
function randomHex(bytes: number): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
