import { errorCodes, isProfileError, toProfileError, type ErrorCode } from '@oa-profile/errors';

/** HTTP statuses with a specific meaning for the page (docs/product.md#failures). */
const codesByStatus: Readonly<Record<number, ErrorCode>> = {
  401: 'HTTP_UNAUTHORIZED',
  403: 'ACCESS_DENIED',
  404: 'HTTP_NOT_FOUND',
  422: 'HTTP_UNPROCESSABLE',
};

/**
 * The code that selects the page's message about a failure: the server's own code if it is one of ours, else by HTTP
 * status. The Profile API's client reports such a failure as HTTP_ABNORMAL, the Keep API's as HTTP_UNKNOWN.
 */
export function pageErrorCode(error: unknown): ErrorCode {
  if (isProfileError(error, 'HTTP_UNKNOWN')) return codesByStatus[error.data?.status ?? 0] ?? error.code;
  if (!isProfileError(error, 'HTTP_ABNORMAL')) return toProfileError(error).code;
  const { status = 0, serverStatusCode } = error.data ?? {};
  return errorCodes.find((known) => known === serverStatusCode) ?? codesByStatus[status] ?? error.code;
}
