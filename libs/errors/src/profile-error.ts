import { errorCodes, type ErrorCode } from './error-codes.js';

/** What the Profile API or the transport said of a failed call (docs/product.md#failures). */
export interface HttpErrorData {
  /** What was asked: method, and path with its parameters in braces, as '/v1/account-page/{searchId}/'. */
  method?: string;
  path?: string;
  /** Id of the call, by which a server finds it in its own log. */
  transactionId?: string;
  /** Why no answer came, as far as the platform tells; browsers hardly do. */
  reason?: 'refused' | 'dns' | 'tls' | 'aborted' | 'unknown';
  /** HTTP status; 408 when the call ran out of time, absent when no answer came. */
  status?: number;
  /** The server's own status code, from the body of its answer. */
  serverStatusCode?: string | number;
  /** The server's own words. For logs, never for visitors. */
  message?: string;
  /**
   * An earlier attempt of the same call got no answer, so that this refusal does not tell whether the server has acted
   * on that one. Absent where this was the only attempt.
   */
  mayHaveActed?: true;
}

/** What {@link ProfileError} is made of. */
export interface ProfileErrorOptions {
  code: ErrorCode;
  /**
   * For logs, reports and developers: in our own words, without anything that a server or a visitor wrote. Visitors read
   * the message that {@link userMessageKeys} names.
   */
  message: string;
  /** What was thrown along, for logs. Must not hold tokens or a visitor's own words. */
  data?: unknown;
  cause?: unknown;
}

/**
 * The one error class of the product: a code, a message and extra data.
 *
 * Recognise it with {@link isProfileError}: two copies of this package on one page make `instanceof` fail.
 */
export class ProfileError extends Error {
  override readonly name = 'ProfileError';
  readonly code: ErrorCode;
  readonly data: unknown;

  constructor({ code, message, data, cause }: ProfileErrorOptions) {
    super(message, cause === undefined ? undefined : { cause });
    this.code = code;
    this.data = data;
  }
}

/**
 * Tells whether a caught value is a {@link ProfileError}, by its name and code, and when `code` is given whether
 * it has that code.
 */
export function isProfileError(value: unknown, code?: ErrorCode): value is ProfileError {
  if (typeof value !== 'object' || value === null) return false;
  const { name, code: actual } = value as Partial<ProfileError>;
  if (name !== 'ProfileError' || !errorCodes.includes(actual as ErrorCode)) return false;
  return code === undefined || actual === code;
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
