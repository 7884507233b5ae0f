import { ProfileError, isProfileError } from '@oa-profile/errors';
import type { FailedCallData } from '@oa-profile/errors/internal';

/** What an error says about the failed call. */
export type CallDescription = Required<Pick<FailedCallData, 'method' | 'path'>> &
  Pick<FailedCallData, 'transactionId'>;

/**
 * Adds to the error of a call what was called: method, template of the path, and the transaction id; never a header or
 * the values in the path. Anything but a `ProfileError`, such as a caller's own abort reason, stays as it is.
 */
export function ofCall(error: unknown, { method, path, transactionId }: CallDescription): unknown {
  if (!isProfileError(error)) return error;
  const { code, message, data, cause } = error;
  const described: FailedCallData = {
    ...(typeof data === 'object' ? data : {}),
    method,
    path,
    ...(transactionId !== undefined && { transactionId }),
  };
  return new ProfileError({ code, message, data: described, cause });
}
