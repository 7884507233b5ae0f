import { describeError } from '@oa-profile/errors';

/** The most errors that wait for the reporting service (SPEC section 9: report buffer). */
export const REPORT_BUFFER = 30;

/** Takes every error of the page, from its first line on, and keeps them until a reporter is there. */
export interface ErrorLog {
  /** Logs a caught error with its message and code, and reports it. `place` names where it was caught. */
  capture(error: unknown, place: string): void;
  /** Hands all waiting errors, oldest first, and every later one to the reporter. */
  connect(report: (error: unknown, place: string) => void): void;
}

/**
 * Attaches the global error and unhandled-rejection listeners (SPEC section 4, step 1) and answers the log they
 * write to. While no reporter is connected at most {@link REPORT_BUFFER} errors wait; the first are the telling
 * ones, so later ones are only logged.
 */
export function attachErrorLog(
  target: Pick<EventTarget, 'addEventListener'> = window,
  log: (line: string) => void = (line) => console.error(line),
): ErrorLog {
  const waiting: [error: unknown, place: string][] = [];
  let reporter: ((error: unknown, place: string) => void) | undefined;

  function capture(error: unknown, place: string): void {
    const { message, code } = describeError(error);
    log(`[${place}] ${code}: ${message}`);
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
