import { ProfileError, type ErrorCode } from '@oa-profile/errors';
import type { ErrorData } from '@oa-profile/errors/internal';

/** What the clients say of a failure, where they always say the same. */
const usualData: { readonly [Code in ErrorCode]?: ErrorData<Code> } = {
  HTTP_ABNORMAL: { status: 500 },
  HTTP_NETWORK_ERROR: { reason: 'unknown' },
  TIMEOUT: { status: 408 },
};

/**
 * An answer that is a failure: the method rejects with the error that the client makes of it.
 *
 * @param data what the error's data say besides. @default those of a server that is down, a lost connection, a timeout
 * @example
 * ```ts
 * const api = fakeProfileApi({ follow: failure('HTTP_ABNORMAL', { status: 409, serverStatusCode: 'FOLLOW_LIMIT' }) });
 * ```
 */
export function failure<Code extends ErrorCode>(code: Code, data?: ErrorData<Code>): ProfileError<Code> {
  const usual = usualData[code] as object | undefined;
  return new ProfileError<Code>({
    code,
    message: `${code}, as the test has it`,
    data: { ...usual, ...(data as object | undefined) } as ErrorData<Code>,
  });
}

/** An answer that comes after some milliseconds. Timers of the test framework move it, too. */
export function delayed<Result>(milliseconds: number, answer: Result): () => Promise<Result> {
  return () => new Promise((resolve) => setTimeout(() => resolve(answer), milliseconds));
}
