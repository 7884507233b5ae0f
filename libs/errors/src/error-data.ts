import type { ErrorCode } from './error-codes.js';

/** What an error says of the call that failed. Every error that a client throws has it, whatever its code. */
export interface FailedCallData {
  /** Method of the request, as 'POST'. */
  method?: string;
  /** Path of the request with its parameters in braces, as '/v1/account-page/{searchId}/'. */
  path?: string;
  /** Id of the call, by which a server finds it in its own log. */
  transactionId?: string;
}

/** What the Profile API said when it refused a call or failed (docs/product.md#failures). */
export interface HttpErrorData extends FailedCallData {
  /** HTTP status of the answer. */
  status?: number;
  /** The server's own status code, from the body of its answer. */
  serverStatusCode?: string | number;
  /** The server's own words, at most 250 characters of them. For logs, never for visitors. */
  message?: string;
  /**
   * An earlier attempt of the same call got no answer, so that this refusal does not tell whether the server has acted
   * on that one. Absent where this was the only attempt.
   */
  mayHaveActed?: true;
}

/** Why no answer came, as far as the platform tells; browsers hardly do. */
export interface NetworkErrorData extends FailedCallData {
  reason?: 'refused' | 'dns' | 'tls' | 'aborted' | 'unknown';
}

/** Says that a call ran out of its time budget, retries included. */
export interface TimeoutData extends FailedCallData {
  /** The status that HTTP has for this. */
  status?: 408;
}

/** Where an answer was not as its schema says, in the names of our own schemas and without any value. */
export interface InvalidAnswerData extends FailedCallData {
  /** What made the answer unusable: at most five places, each with what was expected there. */
  issues?: readonly string[];
  /** The parts that were passed over, where the rest of the answer could be used. */
  places?: readonly string[];
}

/** What the Keep API said when it refused a call or failed (docs/product.md#keep-api). */
export interface KeepErrorData extends FailedCallData {
  /** The Keep API's own code; NaN where it named none. */
  keepCode?: number;
  /** HTTP status of the answer, where it was not a success. */
  status?: number;
  /** The server's own words, at most 250 characters of them. For logs, never for visitors. */
  message?: string;
}

/** Which parameter could not be sent. */
export interface InvalidParameterData extends FailedCallData {
  /** Name of the parameter. */
  parameter?: string;
  /** What was given for it. */
  value?: string;
}

/** What was wrong with the document that the page started from. */
export interface InvalidDocumentData {
  /** What the document named as its language. */
  lang?: unknown;
  /** Id of the element that should have held the data. */
  id?: string;
}

/**
 * What the `data` of an error are, by its code; undefined where a code has none.
 *
 * Every part is optional, and so are the data as a whole: an error can come from another version of this package, and a
 * document that reports an error names its code only.
 */
export interface ErrorDataByCode {
  /** A failed answer of the Profile API: its status and its own words. */
  HTTP_ABNORMAL: HttpErrorData;
  /** The page's name for a 404; never thrown with data. */
  HTTP_NOT_FOUND: undefined;
  /** The page's name for a 401; never thrown with data. */
  HTTP_UNAUTHORIZED: undefined;
  /** The page's name for a 422; never thrown with data. */
  HTTP_UNPROCESSABLE: undefined;
  /** A code of the Keep API that has no name here. */
  HTTP_UNKNOWN: KeepErrorData;
  /** No answer: why. Without data, a file of the page could not be loaded. */
  HTTP_NETWORK_ERROR: NetworkErrorData;
  INVALID_ENVIRONMENT: undefined;
  /** What does not fit, or what was passed over. */
  API_RESPONSE_INVALID: InvalidAnswerData;
  ROUTE_NOT_FOUND: undefined;
  DATA_NOT_FOUND: undefined;
  /** What is wrong with the document. */
  DATA_INVALID: InvalidDocumentData;
  FORBIDDEN_SEARCH_ID: undefined;
  /** Whatever was thrown along: nothing is known of it. */
  UNKNOWN: unknown;
  /** What could not be sent, or the Keep API's 101. */
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
  INVALID_SEARCH_ID: undefined;
  LOCATION_API_ERROR: undefined;
  SERVER_INITIALIZE_ERROR: undefined;
  NOT_FOUND_TRAFFIC_INFO: undefined;
  /** A call that took too long. Without data, something of the page did. */
  TIMEOUT: TimeoutData;
  NATIVE_API_CRASHED: undefined;
}

/** What the `data` of an error with this code are. */
export type ErrorData<Code extends ErrorCode> = ErrorDataByCode[Code] | undefined;
