import { describeError } from '@oa-profile/errors';
import type { ReportError } from './error-log.js';
import { guarded } from './guarded.js';
import { isOurs } from './is-ours.js';
import { REPORT_BUFFER } from './limits.js';
import { redactUrl } from './redact-text.js';
import { rememberTypedTexts } from './typed-texts.js';

/** The tags that a page knows (docs/product.md#error-reports). Page url, user agent and language are added here. */
export interface ErrorReportTags {
  searchId: string;
  /** How far the page has started, and what of it has failed. */
  appStatus: string;
  /** 'web' or 'liff'. */
  appOrigin: string;
}

/** What a visitor has tapped. */
export interface Tap {
  /** Milliseconds since the epoch. */
  at: number;
  /** Our name for it, such as `coupon open`, without a text of the page. */
  name: string;
}

/** Options of {@link createErrorReporter}. */
export interface ErrorReporterOptions {
  /** Where events go, with the public key: `https://key@host/project`. */
  dsn: string;
  /** Read for each report: the page changes while it is open. What throws leaves a report without them. */
  tags: () => ErrorReportTags;
  /** Version of the page. @default none */
  release?: string | undefined;
  /** Where the page runs, such as `production`. @default the service's */
  environment?: string | undefined;
  /** The share of pages whose errors are reported: each page decides once. @default 1 */
  sample?: number;
  /** How many errors of a release a device reports in an hour at most, on all pages together. @default 30 */
  most?: number;
  /** What the visitor has tapped, by names of ours, the latest last. @default nothing */
  taps?: () => readonly Tap[];
  /**
   * Texts that must not leave, such as the visitor's tokens, should an error quote them; one that was told once is not
   * forgotten. What the visitor writes is known without. While it throws, a report has no words but those of browsers.
   * @default none
   */
  secrets?: () => readonly (string | undefined)[];
}

/** An error with the state of the page when it was caught. */
export interface ErrorReport {
  error: unknown;
  place: string;
  /** By the names that the service shows. */
  tags: Readonly<Record<string, string | undefined>>;
  taps: readonly Tap[];
  /** Texts that must not leave. */
  secrets: readonly string[];
  /** Whether those are all: if not, our own messages can quote one, too. */
  hasAllSecrets: boolean;
}

/**
 * Starts error reporting. Sentry's SDK is loaded at the first error, so a visit without errors never downloads it.
 * Errors of others' scripts in the document are only counted; the next report says how many there were. If the SDK
 * cannot be loaded, at most {@link REPORT_BUFFER} reports wait, and the next error tries again.
 */
export function createErrorReporter({
  dsn,
  tags,
  release,
  environment,
  sample = 1,
  most = REPORT_BUFFER,
  taps = () => [],
  secrets = () => [],
}: ErrorReporterOptions): ReportError {
  if (Math.random() >= sample) return () => undefined;
  const mayReport = reportBudget(most, release);
  const waiting: ErrorReport[] = [];
  const knownSecrets = new Set<string>();
  // The log knows what was written earlier, and what the document came with. Without one, this is the best guess.
  const written = rememberTypedTexts();
  let client: Promise<(report: ErrorReport) => void> | undefined;
  let foreignErrors = 0;

  async function send(): Promise<void> {
    client ??= import('./sentry-client.js').then(({ createSentryClient }) =>
      createSentryClient({ dsn, release, environment }),
    );
    try {
      const sendOne = await client;
      waiting.splice(0).forEach(sendOne);
    } catch {
      client = undefined;
    }
  }

  return (error, place, typed = written.all()) => {
    // One with a getter that throws was not made by us.
    if (!guarded(() => isOurs(error, place))) {
      foreignErrors += 1;
      return;
    }
    if (waiting.length < REPORT_BUFFER && mayReport()) waiting.push(reportOf(error, place, typed));
    if (waiting.length > 0) void send();
  };

  function reportOf(error: unknown, place: string, typed: readonly string[]): ErrorReport {
    const current = guarded(secrets);
    for (const text of [...(current ?? []), ...typed]) if (text) knownSecrets.add(text);
    const { searchId, appStatus, appOrigin }: Partial<ErrorReportTags> = guarded(tags) ?? {};
    return {
      error,
      place,
      tags: {
        search_id: searchId,
        app_status: appStatus,
        app_origin: appOrigin,
        // Every tag is redacted again when sent, and without '=' a name would be removed as a value.
        page_url: redactUrl(location.href).replace(/[?&][^?&]+/g, '$&='),
        user_agent: navigator.userAgent,
        browser_language: navigator.language,
        code: codeOf(error),
        place,
        foreign_errors: foreignErrors ? String(foreignErrors) : undefined,
        // Else nobody could tell how many visitors there were.
        sample: sample < 1 ? String(sample) : undefined,
      },
      taps: guarded(taps) ?? [],
      secrets: [...knownSecrets],
      hasAllSecrets: current !== undefined,
    };
  }
}

/** Our own codes and those of the app's SDK; another library's code can be anything. */
function codeOf(error: unknown): string {
  const { code } = describeError(error);
  return /^[A-Z0-9_]{1,40}$/.test(code) ? code : 'UNKNOWN';
}

/** Name under which the device keeps how much it has reported. */
const BUDGET_KEY = 'oa-profile error reports';
const HOUR_MS = 3_600_000;

/**
 * Counts what this device reports of a release in an hour, on all its pages: a release that fails on each page must not send
 * a report with each. Where the device keeps nothing, each page counts for itself.
 *
 * @returns whether one more may be reported, which it then counts
 */
function reportBudget(most: number, release = ''): () => boolean {
  let own = { period: '', count: 0 };
  return () => {
    const period = `${release} ${Math.floor(Date.now() / HOUR_MS)}`;
    if (own.period !== period) own = { period, count: 0 };
    const [kept = '', count = '0'] = guarded(() => localStorage.getItem(BUDGET_KEY)?.split('\n')) ?? [];
    const reported = Math.max(own.count, kept === period ? Number(count) || 0 : 0);
    if (reported >= most) return false;
    own.count = reported + 1;
    guarded(() => localStorage.setItem(BUDGET_KEY, `${period}\n${own.count}`));
    return true;
  };
}
