import { postInBackground } from './post-in-background.js';
import type { TrackingTransport } from './tracking-event.js';

/** Options of {@link createBeaconTransport}. */
export interface BeaconTransportOptions {
  /** Where batches are posted. */
  url: string;
  /** Key of the product at the tracking service. */
  productKey: string;
}

/** Posts batches as JSON: `{"productKey": "profile", "events": [{"name": "pageView", "dimension0": …}]}`. */
export function createBeaconTransport({ url, productKey }: BeaconTransportOptions): TrackingTransport {
  return { send: (events) => postInBackground(url, JSON.stringify({ productKey, events })) };
}
