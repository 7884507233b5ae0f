import { describeError, isProfileError, type HttpErrorData, type NetworkErrorData } from '@oa-profile/errors';

/** How much an entry matters, the most first. */
export const logLevels = ['error', 'warn', 'info'] as const;
export type LogLevel = (typeof logLevels)[number];

/** What a line of the log says. No query, header or word of a visitor is in it. */
export interface LogEntry {
  level: LogLevel;
  /** In our own words. */
  message: string;
  /** Of the request to this server: its method, its path without the query, the status of its answer. */
  method?: string;
  path?: string;
  status?: number;
  /** How long the answer took, until its headers were sent. */
  milliseconds?: number;
  code?: string;
  /** Of the call to the API that failed: what was asked, what came, and the id by which the API finds it in its own log. */
  apiPath?: string;
  apiStatus?: number;
  transactionId?: string;
  /** Why no answer came, as 'refused' or 'dns'. */
  reason?: string;
}

/** Takes what there is to tell. */
export type Log = (entry: LogEntry) => void;

/**
 * Creates a log of one line of JSON for each entry.
 *
 * It is our own because the server is to run where Node does not, and what a logging library has beyond this is Node's.
 *
 * @param least Entries that matter less are left out.
 */
export function createLog(write: (line: string) => void, least: LogLevel = 'warn'): Log {
  return ({ level, ...entry }) => {
    if (logLevels.indexOf(level) > logLevels.indexOf(least)) return;
    write(JSON.stringify({ time: new Date().toISOString(), level, ...entry }));
  };
}

/** What there is to say of a failure. */
export type Failure = Omit<LogEntry, 'level'> & { code: string };

/** What a log says of an error: for a failed call, also all that finds it again in the API's own log. */
export function describeFailure(error: unknown): Failure {
  const { path, status, transactionId, reason } = failedCall(error) ?? {};
  return { ...describeError(error), apiPath: path, apiStatus: status, transactionId, reason };
}

function failedCall(error: unknown): (HttpErrorData & NetworkErrorData) | undefined {
  for (const code of ['HTTP_ABNORMAL', 'HTTP_NETWORK_ERROR', 'TIMEOUT', 'API_RESPONSE_INVALID'] as const)
    if (isProfileError(error, code)) return error.data;
  return undefined;
}
