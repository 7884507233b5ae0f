import {
  errorCodes,
  isProfileError,
  toProfileError,
  type ErrorCode,
  type HttpErrorData,
} from '@oa-profile/errors';

/** HTTP failures that mean something of their own to the page (DESIGN section 5, errors). */
const codesByStatus: Readonly<Record<number, ErrorCode>> = {
  401: 'HTTP_UNAUTHORIZED',
  404: 'HTTP_NOT_FOUND',
  422: 'HTTP_UNPROCESSABLE',
};

/** The code by which the page tells what went wrong: the server's own where it is one of ours, else by status. */
export function pageErrorCode(error: unknown): ErrorCode {
  if (!isProfileError(error, 'HTTP_ABNORMAL')) return toProfileError(error).code;
  const { status, serverStatusCode } = (error.data ?? {}) as HttpErrorData;
  return (
    errorCodes.find((code) => code === serverStatusCode) ?? codesByStatus[status ?? 0] ?? 'HTTP_ABNORMAL'
  );
}
