import { describeError } from '@oa-profile/errors';
import type { ReportError } from './error-log.js';
import { REPORT_BUFFER } from './limits.js';
import { redactUrl } from './redact-url.js';
import { typedTexts } from './typed-texts.js';

/** Error-report tags that the page knows (SPEC section 3). Page url, user agent and browser language are added here. */
export interface ErrorReportTags {
  searchId: string;
  /** How far the app has come, and what of it has failed. */
  appStatus: string;
  /** 'web' or 'liff'. */
  appOrigin: string;
}

/** Options of {@link createErrorReporter}. */
export interface ErrorReporterOptions {
  /** Where events go, with the public key: `https://key@host/project`. */
  dsn: string;
  /** Read for each report: the page changes while it is open. */
  tags: () => ErrorReportTags;
  /** Version of the page that reports. @default none */
  release?: string | undefined;
  /**
   * Texts that must not leave, such as the visitor's token, should an error quote them. What stands in the page's
   * fields is known without. @default none
   */
  secrets?: () => readonly (string | undefined)[];
}

/** An error with what was true when it was caught. */
export interface ErrorReport {
  error: unknown;
  place: string;
  /** By the names that the service shows. */
  tags: Readonly<Record<string, string>>;
  /** Texts that must not leave. */
  secrets: readonly string[];
}

/**
 * Starts error reporting. Sentry's SDK is loaded with the first error: a visit without one never downloads it. While
 * it cannot be loaded at most {@link REPORT_BUFFER} reports wait, and the next error tries again.
 */
export function createErrorReporter({
  dsn,
  tags,
  release,
  secrets = () => [],
}: ErrorReporterOptions): ReportError {
  const waiting: ErrorReport[] = [];
  let client: Promise<(report: ErrorReport) => void> | undefined;

  async function send(): Promise<void> {
    client ??= import('./sentry-client.js').then(({ createSentryClient }) =>
      createSentryClient({ dsn, release }),
    );
    try {
      const sendOne = await client;
      waiting.splice(0).forEach(sendOne);
    } catch {
      client = undefined;
    }
  }

  return (error, place) => {
    if (waiting.length >= REPORT_BUFFER) return;
    const { searchId, appStatus, appOrigin } = tags();
    waiting.push({
      error,
      place,
      tags: {
        search_id: searchId,
        app_status: appStatus,
        app_origin: appOrigin,
        page_url: redactUrl(location.href),
        user_agent: navigator.userAgent,
        browser_language: navigator.language,
        code: describeError(error).code,
        place,
      },
      secrets: [...secrets(), ...typedTexts()].filter((text) => text !== undefined),
    });
    void send();
  };
}
