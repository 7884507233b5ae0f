import { describeError, isProfileError } from '@oa-profile/errors';
import type { HttpErrorData, InvalidAnswerData, NetworkErrorData } from '@oa-profile/errors/internal';
import type { RouteLabel } from './watch.js';

/** How much an entry matters, the most important first. */
export const logLevels = ['error', 'warn', 'info'] as const;
export type LogLevel = (typeof logLevels)[number];

/** One line of the log. It has no query, no header and no text of a visitor. */
export interface LogEntry {
  level: LogLevel;
  /** In our own words, without data. */
  message: string;
  /**
   * The request to this server: its method, what answers it, the view, and the status of the answer. Never
   * the address as it came: people paste more into it than they mean to.
   */
  method?: string;
  route?: RouteLabel;
  view?: string | undefined;
  /** Whether a browser fetched the page before its visitor opened it, which perhaps never happens. */
  prefetch?: true | undefined;
  status?: number;
  /** Time until the answer's headers were sent. */
  milliseconds?: number;
  code?: string;
  /** An id of the account whose page is concerned. It is left out without its `@`: see {@link accountToTell}. */
  account?: string | undefined;
  /** Where the API's answer does not fit, by the names of our schemas and without values: at most five places. */
  fields?: readonly string[];
  /** The failed call to the API: path, status, and the id by which the API finds it in its own log. */
  apiPath?: string;
  apiStatus?: number;
  transactionId?: string;
  /** How many other parts of the account's page failed with it. */
  others?: number;
  /** Why no answer came, such as 'refused' or 'dns'. */
  reason?: string;
}

export type Log = (entry: LogEntry) => void;

/** The id of an account, if it was meant as one: without its `@`, it may be a visitor's telephone number. */
export const accountToTell = (id: string | undefined): string | undefined =>
  id?.startsWith('@') ? id : undefined;

/**
 * Creates a log of one line of JSON for each entry.
 *
 * It is our own because the server also runs without Node, and what logging libraries offer beyond this needs Node.
 *
 * @param least Entries of a less important level are left out.
 */
export function createLog(write: (line: string) => void, least: LogLevel = 'warn'): Log {
  return ({ level, account, ...entry }) => {
    if (logLevels.indexOf(level) > logLevels.indexOf(least)) return;
    write(
      JSON.stringify({ time: new Date().toISOString(), level, account: accountToTell(account), ...entry }),
    );
  };
}

/** What a log entry says of a failure. */
type Failure = Omit<LogEntry, 'level'> & { code: string };

/** Describes an error for the log; for a failed call, also with what finds it in the API's own log. */
export function describeFailure(error: unknown): Failure {
  const { path, status, transactionId, reason, issues, places } = failedCall(error) ?? {};
  return {
    ...describeError(error),
    fields: issues ?? places,
    apiPath: path,
    apiStatus: status,
    transactionId,
    reason,
  };
}

function failedCall(error: unknown): (HttpErrorData & NetworkErrorData & InvalidAnswerData) | undefined {
  for (const code of ['HTTP_ABNORMAL', 'HTTP_NETWORK_ERROR', 'TIMEOUT', 'API_RESPONSE_INVALID'] as const)
    if (isProfileError(error, code)) return error.data;
  return undefined;
}
