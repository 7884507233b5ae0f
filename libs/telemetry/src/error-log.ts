import { describeError } from '@oa-profile/errors';
import { guarded } from './guarded.js';
import { REPORT_BUFFER } from './limits.js';
import { rememberTypedTexts, type TypedTexts } from './typed-texts.js';

/** `place` is where it was caught, `typed` what the visitor has written, which must not be sent. Never throws. */
export type ReportError = (error: unknown, place: string, typed?: readonly string[]) => void;

/** Logs every error of the page, and keeps them until a reporter is connected. */
export interface ErrorLog {
  /**
   * Listens to global errors and unhandled rejections from now on, and remembers what the visitor writes, so that no
   * report quotes it.
   * @param target The page. @default window
   */
  listen(target?: Pick<EventTarget, 'addEventListener'>): void;
  /** Logs a caught error with its message and code, and reports it. `place` names where it was caught. */
  capture: (error: unknown, place: string) => void;
  /** Passes all waiting errors, oldest first, and every later one to the reporter. */
  connect(report: ReportError): void;
}

/** The stack of an error. Any value can be thrown, such as one with a getter that throws or a stack that is no text. */
function stackOf(error: unknown): string {
  const stack = guarded(() => error instanceof Error && error.stack);
  return typeof stack === 'string' ? stack : '';
}

/**
 * Creates the log of a page's errors. While no reporter is connected, at most {@link REPORT_BUFFER} errors wait: the
 * first ones, since they tell the cause, and later ones are mostly consequences. Repeated errors are logged each time
 * but reported once.
 *
 * @param log Writes a line. @default console.error
 */
export function createErrorLog(log: (line: string) => void = (line) => console.error(line)): ErrorLog {
  const waiting: [error: unknown, place: string][] = [];
  let typed: TypedTexts | undefined;
  const logged = new Set<string>();
  let reporter: ReportError | undefined;

  function capture(error: unknown, place: string): void {
    const { message, code } = describeError(error);
    const line = `[${place}] ${code}: ${message}`;
    guarded(() => log(line));
    const identity = `${line} ${stackOf(error)}`;
    if (logged.has(identity)) return;
    // Ever new errors must not fill the memory of a page that is open for days.
    if (logged.size >= REPORT_BUFFER) logged.clear();
    logged.add(identity);
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
