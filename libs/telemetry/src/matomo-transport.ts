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
   * Matomo's numbers of our dimensions. It numbers custom dimensions from 1 in the order in which they are created,
   * and never reads a `dimension0`.
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
 * Posts batches as bulk requests of Matomo's tracking API. Matomo wants an id of the visitor: each page makes one up and
 * forgets it, so that no visit can be joined to the next. No cookie is set or read here.
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
      // How long ago, not when: a visitor's clock can be wrong, and Matomo refuses days in the past.
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
      // Without the last field Matomo answers with a picture.
      postInBackground(url, JSON.stringify({ requests: batch.map(request), send_image: 0 })),
  };
}

/** Page views as such; all else as events: category, action, and what stands behind the space in our labels as name. */
function actionOf({ name, label = '', value }: TrackedEvent): Record<string, string> {
  if (name === 'pageView') return { action_name: document.title };
  const [, action = name, detail = ''] = /^(\S+)(?:\s+(.+))?$/.exec(label) ?? [];
  return {
    // Counted as an event or not at all: a Matomo without events would make a page view of it.
    ca: '1',
    e_c: name,
    e_a: action,
    ...(detail && { e_n: detail }),
    ...(value !== undefined && { e_v: String(value) }),
  };
}

/** Unlike randomUUID, this exists in pages without TLS, too. */
function randomHex(bytes: number): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
