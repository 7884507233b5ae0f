import type { ErrorCode } from './error-codes.js';

/** Keys of the messages that visitors read when something fails; `@oa-profile/i18n` has the texts under these keys. */
export const userMessageKeyNames = [
  'error.pageNotFound',
  'error.network',
  'error.general',
  'error.report',
  'error.connection',
  'error.temporary',
  'error.copy',
  'error.keepStorage',
  'error.unauthorized',
  'error.gone',
  'error.keepForbidden',
  'error.denied',
  'error.userNotFound',
] as const;

/** One of {@link userMessageKeyNames}. */
export type UserMessageKey = (typeof userMessageKeyNames)[number];

/** The message for each code when a page fails. Total: a code without a message does not compile. */
export const userMessageKeys: Readonly<Record<ErrorCode, UserMessageKey>> = {
  HTTP_ABNORMAL: 'error.general',
  HTTP_NOT_FOUND: 'error.pageNotFound',
  HTTP_UNAUTHORIZED: 'error.unauthorized',
  HTTP_UNPROCESSABLE: 'error.general',
  HTTP_UNKNOWN: 'error.general',
  HTTP_NETWORK_ERROR: 'error.network',
  INVALID_ENVIRONMENT: 'error.general',
  API_RESPONSE_INVALID: 'error.temporary',
  ROUTE_NOT_FOUND: 'error.pageNotFound',
  DATA_NOT_FOUND: 'error.pageNotFound',
  DATA_INVALID: 'error.general',
  FORBIDDEN_SEARCH_ID: 'error.pageNotFound',
  UNKNOWN: 'error.general',
  INVALID_PARAM: 'error.general',
  FORBIDDEN_USER: 'error.keepForbidden',
  ACCESS_DENIED: 'error.denied',
  USER_NOT_FOUND: 'error.userNotFound',
  ERROR: 'error.general',
  REQUEST_FAIL: 'error.temporary',
  ALREADY_EXIST_CONTENT: 'error.general',
  KEEP_STORAGE_ERROR: 'error.keepStorage',
  GENERAL_INTERNAL_ERROR: 'error.temporary',
  EXCEED_KEEP_SIZE: 'error.keepStorage',
  INVALID_SEARCH_ID: 'error.pageNotFound',
  LOCATION_API_ERROR: 'error.temporary',
  SERVER_INITIALIZE_ERROR: 'error.temporary',
  NOT_FOUND_TRAFFIC_INFO: 'error.general',
  TIMEOUT: 'error.connection',
  NATIVE_API_CRASHED: 'error.temporary',
};

/**
 * The message for each code when an action or a part of a page fails: then it is not the page that was not found, and
 * waiting does not help.
 */
export const actionMessageKeys: Readonly<Record<ErrorCode, UserMessageKey>> = {
  ...userMessageKeys,
  HTTP_NOT_FOUND: 'error.gone',
  ROUTE_NOT_FOUND: 'error.gone',
  DATA_NOT_FOUND: 'error.gone',
  FORBIDDEN_SEARCH_ID: 'error.gone',
  INVALID_SEARCH_ID: 'error.gone',
  NOT_FOUND_TRAFFIC_INFO: 'error.gone',
};
