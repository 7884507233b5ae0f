import { describeError } from '@oa-profile/errors';
import { guarded } from './guarded.js';
import { REPORT_BUFFER } from './limits.js';
import { rememberTypedTexts, type TypedTexts } from './typed-texts.js';

/**
 * Takes an error to where it is reported. `place` names where it was caught; `typed` is what the visitor has written on
 * the page so far, which must not leave. Never throws.
 */
export type ReportError = (error: unknown, place: string, typed?: readonly string[]) => void;

/** Takes every error of the page and keeps them until a reporter is there. */
export interface ErrorLog {
  /**
   * Hears global errors and unhandled rejections from now on, and remembers what the visitor
   * writes, so that no report quotes it.
   * @param target The page. @default window
   */
  listen(target?: Pick<EventTarget, 'addEventListener'>): void;
  /** Logs a caught error with its message and code, and reports it. `place` names where it was caught. */
  capture: (error: unknown, place: string) => void;
  /** Hands all waiting errors, oldest first, and every later one to the reporter. */
  connect(report: ReportError): void;
}

/** Where an error comes from. What was thrown can be anything: a getter that throws, a stack that is no text. */
function stackOf(error: unknown): string {
  const stack = guarded(() => error instanceof Error && error.stack);
  return typeof stack === 'string' ? stack : '';
}

/**
 * Creates the log of a page's errors. While no reporter is connected at most {@link REPORT_BUFFER} errors wait: the
 * first, since they tell the cause; those behind them are mostly its consequences. What repeats is logged each time
 * but reported once.
 *
 * @param log Writes a line. @default console.error
 */
export function createErrorLog(log: (line: string) => void = (line) => console.error(line)): ErrorLog {
  const waiting: [error: unknown, place: string][] = [];
  let typed: TypedTexts | undefined;
  const known = new Set<string>();
  let reporter: ReportError | undefined;

  function capture(error: unknown, place: string): void {
    const { message, code } = describeError(error);
    const line = `[${place}] ${code}: ${message}`;
    guarded(() => log(line));
    const identity = `${line} ${stackOf(error)}`;
    if (known.has(identity)) return;
    // Errors that never repeat must not fill the memory of a page that is open for days.
    if (known.size >= REPORT_BUFFER) known.clear();
    known.add(identity);
    if (reporter) pass(reporter, error, place);
    else if (waiting.length < REPORT_BUFFER) waiting.push([error, place]);
  }

  function pass(report: ReportError, error: unknown, place: string): void {
    guarded(() => report(error, place, typed?.all()));
  }

  return {
    capture,
    listen(target = window) {
      if (typeof document !== 'undefined') typed = rememberTypedTexts();
      target.addEventListener('error', (event) => {
        // A script of another origin gives no error object, only a message.
        const { error, message } = event as Event & { error?: unknown; message?: string };
        if (error ?? message) capture(error ?? message, 'window');
      });
      target.addEventListener('unhandledrejection', (event) => {
        capture((event as PromiseRejectionEvent).reason, 'promise');
      });
    },
    connect(report) {
      reporter = report;
      for (const [error, place] of waiting.splice(0)) pass(report, error, place);
    },
  };
}
