import { ProfileError, isProfileError, type FailedCallData } from '@oa-profile/errors';

/** What an error says of the call that failed. */
export type CallDescription = Required<Pick<FailedCallData, 'method' | 'path'>> &
  Pick<FailedCallData, 'transactionId'>;

/**
 * The error of a call, with what was called: method, template of the path, and the id by which a server finds it again;
 * never a header or what was filled into the path. What is no `ProfileError`, as a caller's own reason to give up, stays
 * as it is.
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
