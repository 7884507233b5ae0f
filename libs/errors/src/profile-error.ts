import { errorCodes, type ErrorCode } from './error-codes.js';
import type { ErrorData } from './error-data.js';

/** What {@link ProfileError} is made of. */
export interface ProfileErrorOptions<Code extends ErrorCode = ErrorCode> {
  code: Code;
  /**
   * For logs, reports and developers: in our own words, without anything that a server or a visitor wrote. Visitors read
   * the message that {@link userMessageKeys} names.
   */
  message: string;
  /** What was thrown along, for logs, of the type that the code has. Must not hold tokens or a visitor's own words. */
  data?: ErrorData<Code>;
  cause?: unknown;
}

/**
 * The one error class of the product: a code, a message and extra data.
 *
 * Recognise it with {@link isProfileError}: two copies of this package on one page make `instanceof` fail.
 */
export class ProfileError<Code extends ErrorCode = ErrorCode> extends Error {
  override readonly name = 'ProfileError';
  readonly code: Code;
  /** Unknown until {@link isProfileError} has been asked for a code. */
  readonly data: ErrorData<Code>;

  constructor({ code, message, data, cause }: ProfileErrorOptions<Code>) {
    super(message, cause === undefined ? undefined : { cause });
    this.code = code;
    this.data = data;
  }
}

/**
 * Tells whether a caught value is a {@link ProfileError}, by its name and code, and when `code` is given whether
 * it has that code. Then its data are of the type that the code has ({@link ErrorDataByCode}).
 *
 * @example
 * ```ts
 * if (isProfileError(error, 'HTTP_ABNORMAL')) console.log(error.data?.status);
 * ```
 */
export function isProfileError<Code extends ErrorCode = ErrorCode>(
  value: unknown,
  code?: Code,
): value is ProfileError<Code> {
  if (typeof value !== 'object' || value === null) return false;
  const { name, code: actual } = value as { name?: unknown; code?: unknown };
  return name === 'ProfileError' && errorCodes.some((known) => known === actual && (!code || known === code));
}

/** Makes any caught value a {@link ProfileError}: one passes unchanged, all else becomes `UNKNOWN` with its cause. */
export function toProfileError(value: unknown): ProfileError {
  if (isProfileError(value)) return value;
  // The words of others are in the cause: they may quote what must not be reported.
  const message =
    value instanceof Error
      ? 'An error of another kind was thrown'
      : 'A value that is not an error was thrown';
  return new ProfileError({ code: 'UNKNOWN', message, cause: value });
}
