import type { Page } from '../page.js';

/**
 * Step 7: starts behaviour tracking and, when the browser has nothing better to do, error reporting: neither is
 * needed before the page answers a tap.
 */
export async function startTracking({ data, config, log, store, connectTracking }: Page): Promise<void> {
  const { createErrorReporter, createTracker } = await import('@oa-profile/telemetry');
  const { basicSearchId, countryCode } = data.account.accountInfo;
  const { track } = createTracker({
    url: config.trackingUrl,
    productKey: config.trackingProductKey,
    dimensions: () => ({
      dimension0: basicSearchId,
      dimension1: countryCode,
      dimension2: data.origin,
      dimension3: data.opener.platform,
      dimension4: store.getState().relation.shown?.friendshipType ?? '',
      dimension6: 'oa',
    }),
  });
  connectTracking(track);
  track({ name: 'pageView' });
  if (!config.errorReportDsn) return;
  log.connect(
    await createErrorReporter({
      dsn: config.errorReportDsn,
      tags: { searchId: basicSearchId, app: data.origin },
      ...(config.release && { release: config.release }),
    }),
  );
}
