import { isProfileError } from '@oa-profile/errors';
import { whenIdle } from '@oa-profile/plugin-sdk/internal';
import {
  createBeaconTransport,
  createTracker,
  reportWebVitals,
  type TrackingTransport,
} from '@oa-profile/telemetry';
import type { TrackingConfig } from './document/index.js';
import type { Page } from './page.js';

/**
 * Tracks the page if the visitor agrees: the page view, the Web Vitals, and the events that the page tracks.
 *
 * @throws ProfileError `DATA_INVALID` when the initial data hold an error, and when the transport cannot be loaded.
 */
export async function trackPage(
  { data, store, log, connectTracking }: Page,
  config: TrackingConfig,
): Promise<void> {
  const tracker = createTracker({
    transport: await createTransport(config),
    initialData: data,
    friendshipType: () => store.getState().relation.shown?.friendshipType,
    consent: config.consent,
  });
  let hasBegun = false;
  function begin(): void {
    if (hasBegun || !tracker.isCollecting()) return;
    hasBegun = true;
    tracker.track({ name: 'pageView' });
    whenIdle(() => {
      reportWebVitals(tracker.track).catch((error: unknown) => {
        // Its file is the last one to be loaded: a visitor who leaves meanwhile has found no fault.
        if (!isProfileError(error, 'HTTP_NETWORK_ERROR')) log.capture(error, 'web vitals');
      });
    });
  }
  followConsent((choice) => {
    if (choice === 'denied') tracker.deny();
    else {
      tracker.grant();
      begin();
    }
  });
  begin();
  connectTracking(tracker.track);
}

async function createTransport(config: TrackingConfig): Promise<TrackingTransport> {
  if (config.transport !== 'matomo') return createBeaconTransport(config);
  const { createMatomoTransport } = await import('@oa-profile/telemetry/matomo-transport');
  return createMatomoTransport(config);
}

/** Attribute in which the web team's script states the visitor's choice: 'granted' or 'denied'. */
const ATTRIBUTE = 'data-tracking-consent';

/** Reads the choice, now and on each change. An attribute, so that it does not matter which script runs first. */
function followConsent(onChoice: (choice: 'granted' | 'denied') => void): void {
  const element = document.documentElement;
  const read = (): void => {
    const choice = element.getAttribute(ATTRIBUTE);
    if (choice === 'granted' || choice === 'denied') onChoice(choice);
  };
  new MutationObserver(read).observe(element, { attributeFilter: [ATTRIBUTE] });
  read();
}
