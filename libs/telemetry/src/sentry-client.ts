import {
  BrowserClient,
  Scope,
  defaultStackParser,
  linkedErrorsIntegration,
  makeFetchTransport,
  type ErrorEvent,
  type EventHint,
} from '@sentry/browser';
import { anonymousEvent } from './anonymous-event.js';
import type { ErrorReport, ErrorReporterOptions } from './error-reporter.js';
import { REPORT_BUFFER } from './limits.js';
import { createOwnWords } from './own-words.js';

/** Mechanisms of uncaught errors, by the place that the log names. */
const unhandled: Readonly<Record<string, EventHint['mechanism']>> = {
  window: { type: 'onerror', handled: false },
  promise: { type: 'onunhandledrejection', handled: false },
};

/**
 * Creates a Sentry client that records nothing on its own: no sessions, no performance and so no trace
 * headers, no sampling. Its one integration adds an error's causes: the SDK's list of messages to leave out would drop
 * errors of our own files in Safari's words. Errors that resemble each other are not merged here: the log already
 * reports each once. It is not the current client of the page, so that it does not interfere with another Sentry there.
 */
export function createSentryClient({
  dsn,
  release,
  environment,
}: Pick<ErrorReporterOptions, 'dsn' | 'release' | 'environment'>): (report: ErrorReport) => void {
  const wordsIn = createOwnWords();
  const client = new BrowserClient({
    dsn,
    ...(release && { release }),
    ...(environment && { environment }),
    transport: makeFetchTransport,
    transportOptions: { bufferSize: REPORT_BUFFER, fetchOptions: { credentials: 'omit' } },
    stackParser: defaultStackParser,
    integrations: [linkedErrorsIntegration()],
    // Else the SDK asks the service to store the sender's IP address.
    dataCollection: { userInfo: false },
    sendClientReports: false,
    // The last step before an event is sent.
    beforeSend: async (event, { data }) =>
      anonymousEvent(event, data as ErrorReport, await wordsIn(filesOf(event))),
  });
  const scope = new Scope();
  scope.setClient(client);
  client.init();
  return (report) => {
    scope.captureException(report.error, { data: report, mechanism: unhandled[report.place] });
  };
}

/** The files that an error and its causes have passed through, the nearest to where it was thrown first. */
const filesOf = ({ exception }: ErrorEvent): string[] =>
  (exception?.values ?? []).flatMap(({ stacktrace }) =>
    (stacktrace?.frames ?? []).flatMap(({ filename }) => filename ?? []).reverse(),
  );
