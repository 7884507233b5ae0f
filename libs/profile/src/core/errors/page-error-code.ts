import { errorCodes, isProfileError, toProfileError, type ErrorCode } from '@oa-profile/errors';

/** HTTP failures that mean something of their own to the page (docs/product.md#failures). */
const codesByStatus: Readonly<Record<number, ErrorCode>> = {
  401: 'HTTP_UNAUTHORIZED',
  403: 'ACCESS_DENIED',
  404: 'HTTP_NOT_FOUND',
  422: 'HTTP_UNPROCESSABLE',
};

/**
 * The code by which the page tells what went wrong: the server's own where it is one of ours, else by status. The
 * Profile API's client calls such a failure HTTP_ABNORMAL, the Keep API's HTTP_UNKNOWN.
 */
export function pageErrorCode(error: unknown): ErrorCode {
  if (isProfileError(error, 'HTTP_UNKNOWN')) return codesByStatus[error.data?.status ?? 0] ?? error.code;
  if (!isProfileError(error, 'HTTP_ABNORMAL')) return toProfileError(error).code;
  const { status = 0, serverStatusCode } = error.data ?? {};
  return errorCodes.find((known) => known === serverStatusCode) ?? codesByStatus[status] ?? error.code;
}
