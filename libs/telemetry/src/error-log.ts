import { describeError } from '@oa-profile/errors';
import { REPORT_BUFFER } from './limits.js';

/** Takes an error to where it is reported. `place` names where it was caught. Never throws. */
export type ReportError = (error: unknown, place: string) => void;

/** Takes every error of the page, from its first line on, and keeps them until a reporter is there. */
export interface ErrorLog {
  /** Logs a caught error with its message and code, and reports it. `place` names where it was caught. */
  capture: ReportError;
  /** Hands all waiting errors, oldest first, and every later one to the reporter. */
  connect(report: ReportError): void;
}

/**
 * Attaches the global error and unhandled-rejection listeners (SPEC section 4, step 1) and answers the log they
 * write to. While no reporter is connected at most {@link REPORT_BUFFER} errors wait: the first, since they tell the
 * cause; those behind them are mostly its consequences. What repeats is logged each time but reported once.
 */
export function attachErrorLog(
  target: Pick<EventTarget, 'addEventListener'> = window,
  log: (line: string) => void = (line) => console.error(line),
): ErrorLog {
  const waiting: Parameters<ReportError>[] = [];
  const known = new Set<string>();
  let reporter: ReportError | undefined;

  function capture(error: unknown, place: string): void {
    const { message, code } = describeError(error);
    const line = `[${place}] ${code}: ${message}`;
    log(line);
    const identity = error instanceof Error ? `${line} ${error.stack}` : line;
    if (known.has(identity)) return;
    // Errors that never repeat must not fill the memory of a page that is open for days.
    if (known.size >= REPORT_BUFFER) known.clear();
    known.add(identity);
    if (reporter) reporter(error, place);
    else if (waiting.length < REPORT_BUFFER) waiting.push([error, place]);
  }

  // A script of another origin gives no error object, only a message.
  target.addEventListener('error', (event) => {
    const { error, message } = event as ErrorEvent;
    if (error ?? message) capture(error ?? message, 'window');
  });
  target.addEventListener('unhandledrejection', (event) => {
    capture((event as PromiseRejectionEvent).reason, 'promise');
  });

  return {
    capture,
    connect(report) {
      reporter = report;
      for (const [error, place] of waiting.splice(0)) report(error, place);
    },
  };
}
