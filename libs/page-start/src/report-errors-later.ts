import { whenIdle } from '@oa-profile/plugin-sdk/internal';
import type { ErrorLog } from '@oa-profile/telemetry/error-log';
import type { Page } from './page.js';

/**
 * Has the logged errors reported once the browser is idle. No step waits for it, and it waits for none, since it must
 * report those that fail or hang. Without a page, if step 2 has failed, it still reports why.
 */
export function reportErrorsLater(log: ErrorLog, page: Page | undefined): void {
  whenIdle(() => {
    import('./report-errors.js')
      .then(({ reportErrors }) => reportErrors(log, page))
      .catch((error: unknown) => log.capture(error, 'error reporting'));
  });
}
