import type { ErrorCode } from '@oa-profile/errors';

/** The Keep API's code for success. */
export const KEEP_SUCCESS = 0;

/** What each code of the Keep API means. Any other code is `HTTP_UNKNOWN`. */
export const keepErrorCodes: Readonly<Record<number, ErrorCode>> = {
  101: 'INVALID_PARAM',
  402: 'FORBIDDEN_USER',
  403: 'ACCESS_DENIED',
  405: 'USER_NOT_FOUND',
  500: 'ERROR',
  504: 'REQUEST_FAIL',
  807: 'ALREADY_EXIST_CONTENT',
  808: 'KEEP_STORAGE_ERROR',
  809: 'GENERAL_INTERNAL_ERROR',
  810: 'EXCEED_KEEP_SIZE',
};
