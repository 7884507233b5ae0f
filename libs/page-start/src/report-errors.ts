import { createErrorReporter, type ErrorLog, type Tap } from '@oa-profile/telemetry';
import { elementIds, type PublicConfig } from './document/index.js';
import { bootStatus } from './boot-status.js';
import type { Page } from './page.js';
import { readElement } from './read-element.js';
import { reportViolations } from './report-violations.js';

/** Sends the logged errors and all later ones to the configured service. Loaded when the browser is idle. */
export function reportErrors(log: ErrorLog, page: Page | undefined): void {
  const { errorReportDsn, errorReportEnvironment, errorReportSample, release } =
    page?.config ?? readElement<PublicConfig>(elementIds.config);
  if (!errorReportDsn) return;
  const taps = page ? rememberTaps(page) : [];
  log.connect(
    createErrorReporter({
      dsn: errorReportDsn,
      release,
      environment: errorReportEnvironment,
      ...(errorReportSample !== undefined && { sample: errorReportSample }),
      taps: () => taps,
      tags: () => ({
        searchId: page?.data.account.accountInfo.basicSearchId ?? 'unknown',
        appStatus: bootStatus(),
        appOrigin: page?.data.origin ?? 'unknown',
      }),
      secrets: () => [page?.host.getAccessToken(), ...(page?.tokens ?? [])],
    }),
  );
  reportViolations(log);
}

const MOST_TAPS = 20;

/**
 * Remembers what is tapped from now on, and what became of it, by the names that tracking has for it. Nobody need agree to
 * that: it leaves with an error only, without anything that tells visitors apart.
 */
function rememberTaps({ services }: Page): readonly Tap[] {
  const taps: Tap[] = [];
  const { track } = services;
  // Replaced only now, when the browser is idle: no page loads code for that before its first tap.
  services.track = (event) => {
    if ((event.name === 'action' || event.name === 'outcome') && event.label) {
      taps.push({ at: Date.now(), name: event.label });
      if (taps.length > MOST_TAPS) taps.shift();
    }
    track(event);
  };
  return taps;
}
