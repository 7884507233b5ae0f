/**
 * Every error code of the product (docs/product.md#error-codes). Codes are only ever added, so that logs and reports of
 * old versions stay readable.
 */
export const errorCodes = [
  'HTTP_ABNORMAL',
  'HTTP_NOT_FOUND',
  'HTTP_UNAUTHORIZED',
  'HTTP_UNPROCESSABLE',
  'HTTP_UNKNOWN',
  'HTTP_NETWORK_ERROR',
  'INVALID_ENVIRONMENT',
  'API_RESPONSE_INVALID',
  'ROUTE_NOT_FOUND',
  'DATA_NOT_FOUND',
  'DATA_INVALID',
  'FORBIDDEN_SEARCH_ID',
  'UNKNOWN',
  'INVALID_PARAM',
  'FORBIDDEN_USER',
  'ACCESS_DENIED',
  'USER_NOT_FOUND',
  'ERROR',
  'REQUEST_FAIL',
  'ALREADY_EXIST_CONTENT',
  'KEEP_STORAGE_ERROR',
  'GENERAL_INTERNAL_ERROR',
  'EXCEED_KEEP_SIZE',
  'INVALID_SEARCH_ID',
  'LOCATION_API_ERROR',
  'SERVER_INITIALIZE_ERROR',
  'NOT_FOUND_TRAFFIC_INFO',
  'TIMEOUT',
  'NATIVE_API_CRASHED',
] as const;

export type ErrorCode = (typeof errorCodes)[number];
