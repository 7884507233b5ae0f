import { describeError, truncate } from '@oa-profile/errors';
import type { ErrorEvent } from '@sentry/browser';
import { redactUrl } from './redact-url.js';
import { REPORT_BUFFER } from './error-log.js';

/** The most characters of a text in a reported event (SPEC section 9). */
export const MAX_EVENT_TEXT = 250;

/** Error-report tags (SPEC section 3). Page url, user agent and browser language are added here. */
export interface ErrorReportTags {
  searchId: string;
  /** Status and origin of the app: 'web', 'liff', 'liff without SDK'. */
  app: string;
}

/** Options of {@link createErrorReporter}. */
export interface ErrorReporterOptions {
  /** Where events go, with the public key: `https://key@host/project`. */
  dsn: string;
  tags: ErrorReportTags;
  /** Version of the page that reports. */
  release?: string;
}

/**
 * Starts error reporting through Sentry's own SDK, which is loaded here and not before. Nothing is recorded on its
 * own: no breadcrumbs, no user, no request, no sampling; the page hands in what it caught.
 */
export async function createErrorReporter({
  dsn,
  tags,
  release,
}: ErrorReporterOptions): Promise<(error: unknown, place: string) => void> {
  const { BrowserClient, Scope, defaultStackParser, makeFetchTransport } = await import('@sentry/browser');
  const client = new BrowserClient({
    dsn,
    ...(release && { release }),
    transport: makeFetchTransport,
    transportOptions: { bufferSize: REPORT_BUFFER },
    stackParser: defaultStackParser,
    integrations: [],
    maxValueLength: MAX_EVENT_TEXT,
    beforeSend: withoutVisitor,
  });
  const scope = new Scope();
  scope.setClient(client);
  scope.setTags({
    'search id': tags.searchId,
    app: tags.app,
    'page url': redactUrl(location.href),
    'user agent': truncate(navigator.userAgent, MAX_EVENT_TEXT),
    'browser language': navigator.language,
  });
  client.init();
  return (error, place) => {
    const { code } = describeError(error);
    scope.captureException(error, { captureContext: { tags: { code, place } } });
  };
}

/** Cuts every text, and takes queries and fragments out of every address, of an event about to leave. */
function withoutVisitor(event: ErrorEvent): ErrorEvent {
  delete event.user;
  delete event.request;
  delete event.extra;
  for (const exception of event.exception?.values ?? []) {
    if (exception.value) exception.value = truncate(withoutAddresses(exception.value), MAX_EVENT_TEXT);
    for (const frame of exception.stacktrace?.frames ?? []) {
      if (frame.filename) frame.filename = redactUrl(frame.filename) || frame.filename;
    }
  }
  if (event.message) event.message = truncate(withoutAddresses(event.message), MAX_EVENT_TEXT);
  return event;
}

/** Messages of failed requests can quote an address. */
function withoutAddresses(text: string): string {
  return text.replace(/https?:\/\/[^\s'")]+/g, redactUrl);
}
