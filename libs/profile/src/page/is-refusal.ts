import { isProfileError, type HttpErrorData } from '@oa-profile/errors';

/** Whether a server has said that it did not act. After a 5xx, rubbish or silence it may have. */
export function isRefusal(error: unknown): boolean {
  if (!isProfileError(error, 'HTTP_ABNORMAL')) return false;
  const { status = 0 } = (error.data ?? {}) as HttpErrorData;
  return status >= 400 && status < 500;
}
