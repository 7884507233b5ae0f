import { ProfileError } from '@oa-profile/errors';
import { truncate } from '@oa-profile/errors/internal';
import { guarded } from './guarded.js';
import { MAX_EVENT_TEXT } from './limits.js';
import { redactText } from './redact-text.js';
import type { TrackedEvent, TrackingDimensions, TrackingEvent, TrackingTransport } from './tracking-event.js';

/** What tracking reads of the initial page data (docs/product.md#initial-data). */
export type TrackedPage =
  | {
      origin: string;
      opener: { platform: string };
      account: { accountInfo: { basicSearchId: string; countryCode: string } };
    }
  | { error: unknown };

/** Collects events and sends them in batches. Nothing here throws. */
export interface Tracker {
  /** Collects an event; has no effect while nothing may be collected. */
  track: (event: TrackingEvent) => void;
  /** Whether events are being collected. */
  isCollecting: () => boolean;
  /** To be called when the visitor agrees: starts collecting, unless the browser sends Global Privacy Control. */
  grant: () => void;
  /** To be called when the visitor refuses: drops unsent events, and stops collecting. */
  deny: () => void;
}

/** Options of {@link createTracker}. */
export interface TrackerOptions {
  /** Where batches go: {@link createBeaconTransport}, {@link createMatomoTransport} or one of your own. */
  transport: TrackingTransport;
  /** The page's own initial data. */
  initialData: TrackedPage;
  /**
   * How the visitor stands to the account; read for each event, since it changes. Not known while it throws.
   * @default not known
   */
  friendshipType?: () => string | undefined;
  /**
   * `required` collects nothing before {@link Tracker.grant}.
   * @default 'granted'
   */
  consent?: 'granted' | 'required';
  /** @default Date.now */
  now?: () => number;
}

const BATCH_EVENTS = 20;

/** Most events that wait while the browser refuses batches. The oldest are dropped. */
const MAX_WAITING_EVENTS = 100;

/**
 * Starts behaviour tracking. A batch is sent at 20 events and when the page is hidden. Nothing is collected if the
 * visitor's browser sends Global Privacy Control.
 *
 * @throws ProfileError `DATA_INVALID` when the initial data hold an error.
 */
export function createTracker({
  transport,
  initialData,
  friendshipType = () => undefined,
  consent = 'granted',
  now = Date.now,
}: TrackerOptions): Tracker {
  if ('error' in initialData) throw new ProfileError({ code: 'DATA_INVALID', message: 'No initial data' });
  const { origin, opener, account } = initialData;
  const { basicSearchId, countryCode } = account.accountInfo;
  const objects = (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true;
  let collects = consent === 'granted' && !objects;
  let batch: TrackedEvent[] = [];

  const dimensions = (): TrackingDimensions => ({
    dimension0: basicSearchId,
    dimension1: countryCode,
    dimension2: origin,
    dimension3: opener.platform,
    dimension4: guarded(friendshipType) ?? '',
    dimension6: 'oa',
  });

  function flush(): void {
    // A prerendered page may never be seen.
    if (!batch.length || (document as { prerendering?: boolean }).prerendering) return;
    batch = guarded(() => transport.send(batch)) ? [] : batch.slice(-MAX_WAITING_EVENTS);
  }

  const flushWhenHidden = (): void => {
    if (document.visibilityState === 'hidden') flush();
  };
  // The last event that is sure to fire on phones. A listener on the window runs after those on the document, so events
  // that they track at this moment are in the batch.
  window.addEventListener('visibilitychange', flushWhenHidden);
  // Older Safari does not fire `visibilitychange` when the visitor follows a link.
  window.addEventListener('pagehide', flush);

  return {
    track(event) {
      if (!collects) return;
      batch.push({
        ...event,
        // Ours by design, but whoever tracks can put an address into it.
        ...(event.label && { label: truncate(redactText(event.label), MAX_EVENT_TEXT) }),
        ...dimensions(),
        at: guarded(now) ?? Date.now(),
        url: redactText(location.href),
      });
      if (batch.length >= BATCH_EVENTS) flush();
      else flushWhenHidden();
    },
    isCollecting: () => collects,
    grant() {
      collects = !objects;
    },
    deny() {
      collects = false;
      batch = [];
    },
  };
}
