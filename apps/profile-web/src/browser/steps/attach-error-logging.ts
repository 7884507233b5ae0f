import { attachErrorLog, type ErrorLog } from '@oa-profile/telemetry/error-log';

/** Step 1: from here on no error goes unheard. */
export function attachErrorLogging(): ErrorLog {
  return attachErrorLog();
}
