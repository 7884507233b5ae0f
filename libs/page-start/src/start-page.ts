import { createErrorLog, type ErrorLog } from '@oa-profile/telemetry/error-log';
import { STARTED } from './boot-status.js';
import { earlyClick } from './early/early-click.js';
import { isTooOld } from './early/is-too-old.js';
import { endStart, setStartState, startState } from './early/start-state.js';

/** What {@link startPage} passes to the host's steps. */
export interface Start {
  /**
   * Runs one step and marks it, so that the browser's performance timeline shows the order.
   *
   * @param name as marked, for example `3 API clients`
   * @returns what the step returns; undefined if it throws, which is logged with its message and code
   */
  step: <Result>(name: string, run: () => Result | Promise<Result>) => Promise<Result | undefined>;
  log: ErrorLog;
}

/**
 * Starts the page with the host's steps, or says that the browser is too old. A failing step never takes the server's
 * page away; an error between the steps ends the start, and the visitor is told.
 *
 * @param steps the seven steps of docs/product.md#starting-in-the-browser, in the order in which the host has them
 */
export function startPage(steps: (start: Start) => Promise<void>): void {
  // The early script may not have loaded.
  if (isTooOld()) {
    endStart('old');
    return;
  }
  earlyClick();
  setStartState('begun');
  const log = createErrorLog();
  steps({ log, step: (name, run) => step(name, run, log) })
    .catch((error: unknown) => {
      log.capture(error, 'start');
      if (startState() === 'begun') endStart('failed');
    })
    .finally(() => performance.mark(STARTED));
}

async function step<Result>(
  name: string,
  run: () => Result | Promise<Result>,
  log: ErrorLog,
): Promise<Result | undefined> {
  try {
    performance.mark(`boot ${name}`);
    return await run();
  } catch (error) {
    performance.mark(`boot ${name} failed`);
    log.capture(error, `boot ${name}`);
    return undefined;
  }
}
