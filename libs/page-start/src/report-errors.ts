import { createErrorReporter, type ErrorLog } from '@oa-profile/telemetry';
import { elementIds, type PublicConfig } from './document/index.js';
import { bootStatus } from './boot-status.js';
import type { Page } from './page.js';
import { readElement } from './read-element.js';
import { reportViolations } from './report-violations.js';

/** Sends the logged errors and all later ones to the configured service. Loaded when the browser is idle. */
export function reportErrors(log: ErrorLog, page: Page | undefined): void {
  const { errorReportDsn, release } = page?.config ?? readElement<PublicConfig>(elementIds.config);
  if (!errorReportDsn) return;
  log.connect(
    createErrorReporter({
      dsn: errorReportDsn,
      release,
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
