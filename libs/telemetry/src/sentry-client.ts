import {
  BrowserClient,
  Scope,
  defaultStackParser,
  linkedErrorsIntegration,
  makeFetchTransport,
  type EventHint,
} from '@sentry/browser';
import { anonymousEvent } from './anonymous-event.js';
import type { ErrorReport, ErrorReporterOptions } from './error-reporter.js';
import { REPORT_BUFFER } from './limits.js';

/** How an error that nobody caught reached the log. */
const unhandled: Readonly<Record<string, EventHint['mechanism']>> = {
  window: { type: 'onerror', handled: false },
  promise: { type: 'onunhandledrejection', handled: false },
};

/**
 * A client of Sentry's that records nothing on its own: no breadcrumbs, no sessions, no performance and so no trace
 * headers, no sampling. Its one integration adds an error's causes. It is nobody's current client, so that another
 * Sentry on the page goes on undisturbed.
 */
export function createSentryClient({
  dsn,
  release,
}: Pick<ErrorReporterOptions, 'dsn' | 'release'>): (report: ErrorReport) => void {
  const client = new BrowserClient({
    dsn,
    ...(release && { release }),
    transport: makeFetchTransport,
    transportOptions: { bufferSize: REPORT_BUFFER, fetchOptions: { credentials: 'omit' } },
    stackParser: defaultStackParser,
    integrations: [linkedErrorsIntegration()],
    // Without it the service is asked to note the address that a report comes from.
    dataCollection: { userInfo: false },
    sendClientReports: false,
    // The last stop before an event leaves.
    beforeSend: (event, { data }) => anonymousEvent(event, data as ErrorReport),
  });
  const scope = new Scope();
  scope.setClient(client);
  client.init();
  return (report) => {
    scope.captureException(report.error, { data: report, mechanism: unhandled[report.place] });
  };
}
