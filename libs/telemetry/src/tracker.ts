import { ProfileError, truncate } from '@oa-profile/errors';
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
  /** Notes what happened; of no effect while nothing may be collected. */
  track: (event: TrackingEvent) => void;
  /** Whether events are collected now. */
  isCollecting: () => boolean;
  /** The visitor agrees: from now on events are collected, unless the browser sends Global Privacy Control. */
  grant: () => void;
  /** The visitor does not, or no longer: what has not been sent is dropped, and nothing more is collected. */
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

const BATCH = 20;

/** Events that wait when the browser takes no batch. The oldest go. */
const MOST_WAITING = 100;

/**
 * Starts behaviour tracking. Batches leave when 20 events are there and when the page is hidden. Nothing is collected
 * for a visitor whose browser sends Global Privacy Control.
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
  if ('error' in initialData)
    throw new ProfileError({ code: 'DATA_INVALID', message: 'No tracking: the initial data hold an error' });
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
    // A page that the browser prepares in advance may never be seen.
    if (!batch.length || (document as { prerendering?: boolean }).prerendering) return;
    batch = guarded(() => transport.send(batch)) ? [] : batch.slice(-MOST_WAITING);
  }

  const flushWhenHidden = (): void => {
    if (document.visibilityState === 'hidden') flush();
  };
  // The last event that is sure to fire on phones. At the window it comes after everything that listens at the
  // document or captures, so that what the others note in this moment is in the batch.
  window.addEventListener('visibilitychange', flushWhenHidden);
  // Older Safari does not fire the other one when the visitor follows a link.
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
      if (batch.length >= BATCH) flush();
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
