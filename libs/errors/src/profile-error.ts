import { errorCodes, type ErrorCode } from './error-codes.js';
import type { ErrorData } from './error-data.js';

/** Options of {@link ProfileError}. */
export interface ProfileErrorOptions<Code extends ErrorCode = ErrorCode> {
  /** One of {@link errorCodes}. */
  code: Code;
  /** Our own text, for logs and developers: nothing of a server or visitor. Visitors read {@link userMessageKeys}. */
  message: string;
  /** Data for logs, of the code's type. They must not contain tokens or a visitor's own words. */
  data?: ErrorData<Code>;
  /** The error behind it. */
  cause?: unknown;
}

/**
 * The one error class of the product: a code, a message and extra data.
 *
 * Recognise it with {@link isProfileError}: `instanceof` fails if a page loads two copies of this package.
 */
export class ProfileError<Code extends ErrorCode = ErrorCode> extends Error {
  override readonly name = 'ProfileError';
  readonly code: Code;
  /** Of unknown type until {@link isProfileError} has checked for a code. */
  readonly data: ErrorData<Code>;

  constructor({ code, message, data, cause }: ProfileErrorOptions<Code>) {
    super(message, cause === undefined ? undefined : { cause });
    this.code = code;
    this.data = data;
  }
}

/**
 * Whether a caught value is a {@link ProfileError}, by its name and code, and if `code` is given whether it has that
 * code. Its data then have that code's type ({@link ErrorDataByCode}).
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

/** Turns any caught value into a {@link ProfileError}: anything else becomes `UNKNOWN` with the value as its cause. */
export function toProfileError(value: unknown): ProfileError {
  if (isProfileError(value)) return value;
  // The original message stays in the cause: it may quote something that must not be reported.
  const message =
    value instanceof Error
      ? 'An error of another kind was thrown'
      : 'A value that is not an error was thrown';
  return new ProfileError({ code: 'UNKNOWN', message, cause: value });
}
