/** Who and what an event is about (DESIGN section 5): dimension0 to 4 and 6. */
export interface TrackingDimensions {
  /** Basic search id. */
  dimension0: string;
  /** Country code. */
  dimension1: string;
  /** Origin, 'liff' or 'web'. */
  dimension2: string;
  /** Platform of the opener. */
  dimension3: string;
  /** Friendship type, or '' while it is not known. */
  dimension4: string;
  dimension6: 'oa';
}

/** One thing that happened. */
export interface TrackingEvent {
  name: 'pageView' | 'sectionSeen' | 'action' | 'outcome';
  /** Which section or action, and how it went. Never a visitor's own words. */
  label?: string;
}

/** Collects events and sends them in batches. */
export interface Tracker {
  track(event: TrackingEvent): void;
}

/** Options of {@link createTracker}. */
export interface TrackerOptions {
  /** Where batches are posted; without one nothing is collected. */
  url: string | undefined;
  /** Key of the product at the tracking service (SPEC section 9). */
  productKey: string;
  /** Read for each event: the friendship changes. */
  dimensions: () => TrackingDimensions;
  /** @default Date.now */
  now?: () => number;
}

const BATCH = 20;

/**
 * Starts behaviour tracking (SPEC section 4, step 7). Batches leave with `sendBeacon` when 20 events are there and
 * when the page is hidden. Nothing is collected for a visitor whose browser sends Global Privacy Control.
 */
export function createTracker({ url, productKey, dimensions, now = Date.now }: TrackerOptions): Tracker {
  const objects = (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true;
  if (!url || objects) return { track: () => undefined };

  let batch: object[] = [];
  function flush(): void {
    if (!batch.length) return;
    // Text, not JSON: a beacon with a JSON type would need a preflight, which a page being hidden cannot wait for.
    navigator.sendBeacon(url ?? '', JSON.stringify({ productKey, events: batch }));
    batch = [];
  }
  // The last event that is sure to fire on phones.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') flush();
  });

  return {
    track(event) {
      batch.push({ ...event, ...dimensions(), at: now() });
      if (batch.length >= BATCH) flush();
    },
  };
}
