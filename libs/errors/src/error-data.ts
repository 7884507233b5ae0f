import type { ErrorCode } from './error-codes.js';

/** What an error says about the failed call. Every error that a client throws has it, whatever its code. */
export interface FailedCallData {
  /** Method of the request, such as 'POST'. */
  method?: string;
  /** Path of the request with its parameters in braces, such as '/v1/account-page/{searchId}/'. */
  path?: string;
  /** Id of the call, by which the server finds it in its own log. */
  transactionId?: string;
}

/** The Profile API's answer when it refused a call or failed. */
export interface HttpErrorData extends FailedCallData {
  /** HTTP status of the answer. */
  status?: number;
  /** The server's own status code, from the body of its answer. */
  serverStatusCode?: string | number;
  /** The server's own words, at most 250 characters of them. For logs, never for visitors. */
  message?: string;
  /** When to come again, in the server's own words: its `Retry-After`, which is seconds or a date. */
  retryAfter?: string;
  /**
   * Set if an earlier attempt got no answer, or one of 5xx: the server may have acted on that although it refused this one.
   */
  mayHaveActed?: true;
}

/** Why no answer came, if the platform tells; browsers hardly do. */
export interface NetworkErrorData extends FailedCallData {
  /** What happened to the connection; 'unknown' in browsers. */
  reason?: 'refused' | 'dns' | 'tls' | 'aborted' | 'redirect' | 'unknown';
}

/** A call that timed out, including its retries. */
export interface TimeoutData extends FailedCallData {
  /** HTTP's status for a timeout. */
  status?: 408;
}

/** Where an answer did not match its schema, by the names in our schemas and without any values. */
export interface InvalidAnswerData extends FailedCallData {
  /** What made the answer unusable: at most five places, each with what was expected. */
  issues?: readonly string[];
  /** The invalid parts that were left out, if the rest of the answer could be used. */
  places?: readonly string[];
}

/** The Keep API's answer when it refused a call or failed. */
export interface KeepErrorData extends FailedCallData {
  /** The Keep API's own code; absent if there was none. */
  keepCode?: number;
  /** HTTP status of the answer, if it was not a success. */
  status?: number;
  /** The server's own words, at most 250 characters of them. For logs, never for visitors. */
  message?: string;
}

/** The parameter that could not be sent. */
export interface InvalidParameterData extends FailedCallData {
  /** Name of the parameter. */
  parameter?: string;
  /** The invalid value. */
  value?: string;
}

/** What was wrong in the page's document. */
export interface InvalidDocumentData {
  /** The unsupported language of the document. */
  lang?: unknown;
  /** Id of the data element that is missing or invalid. */
  id?: string;
}

/**
 * The type of an error's `data`, by its code; undefined if a code has none.
 *
 * Every member is optional, and so are the data as a whole: an error can come from another version of this package, and
 * an error in a document has only a code.
 */
export interface ErrorDataByCode {
  /** A failed answer of the Profile API: its status and message. */
  HTTP_ABNORMAL: HttpErrorData;
  /** The page's name for a 404; never thrown with data. */
  HTTP_NOT_FOUND: undefined;
  /** The page's name for a 401; never thrown with data. */
  HTTP_UNAUTHORIZED: undefined;
  /** The page's name for a 422; never thrown with data. */
  HTTP_UNPROCESSABLE: undefined;
  /** A code of the Keep API without a name here. */
  HTTP_UNKNOWN: KeepErrorData;
  /** Why no answer came. Without data, a file of the page could not be loaded. */
  HTTP_NETWORK_ERROR: NetworkErrorData;
  /** What was called, or none where no client could be made: the message names the option or what is missing. */
  INVALID_ENVIRONMENT: FailedCallData | undefined;
  /** What is invalid, or what was left out. */
  API_RESPONSE_INVALID: InvalidAnswerData;
  /** None. */
  ROUTE_NOT_FOUND: undefined;
  /** None. */
  DATA_NOT_FOUND: undefined;
  /** What is wrong with the document. */
  DATA_INVALID: InvalidDocumentData;
  /** None. */
  FORBIDDEN_SEARCH_ID: undefined;
  /** Any value. */
  UNKNOWN: unknown;
  /** The invalid parameter, or the Keep API's 101. */
  INVALID_PARAM: InvalidParameterData | KeepErrorData;
  /** The Keep API's 402. */
  FORBIDDEN_USER: KeepErrorData;
  /** The Keep API's 403. */
  ACCESS_DENIED: KeepErrorData;
  /** The Keep API's 405. */
  USER_NOT_FOUND: KeepErrorData;
  /** The Keep API's 500. */
  ERROR: KeepErrorData;
  /** The Keep API's 504. */
  REQUEST_FAIL: KeepErrorData;
  /** The Keep API's 807. */
  ALREADY_EXIST_CONTENT: KeepErrorData;
  /** The Keep API's 808. */
  KEEP_STORAGE_ERROR: KeepErrorData;
  /** The Keep API's 809. */
  GENERAL_INTERNAL_ERROR: KeepErrorData;
  /** The Keep API's 810. */
  EXCEED_KEEP_SIZE: KeepErrorData;
  /** None. */
  INVALID_SEARCH_ID: undefined;
  /** None. */
  LOCATION_API_ERROR: undefined;
  /** None. */
  SERVER_INITIALIZE_ERROR: undefined;
  /** None. */
  NOT_FOUND_TRAFFIC_INFO: undefined;
  /** A call that took too long. Without data, a part of the page took too long. */
  TIMEOUT: TimeoutData;
  /** None. */
  NATIVE_API_CRASHED: undefined;
}

/** The type of `data` of an error with this code. */
export type ErrorData<Code extends ErrorCode> = ErrorDataByCode[Code] | undefined;
