import { ProfileError, isProfileError, type HttpErrorData } from '@oa-profile/errors';

/** How a client knows the visitor for whom it calls. */
export interface AccessTokens {
  /** Asked before each call. Undefined or empty for an anonymous visitor. */
  getAccessToken: () => string | undefined;
  /** Asked when the API refuses the visitor's token: whether there is another one now. */
  renewAccessToken: () => Promise<boolean>;
}

/** Makes a call with the visitor's token, and once more when the API refuses that one (401) and there is another. */
export async function withAccessToken<Answer>(
  { getAccessToken, renewAccessToken }: AccessTokens,
  call: (accessToken: string | undefined) => Promise<Answer>,
): Promise<Answer> {
  const accessToken = getAccessToken();
  try {
    return await call(accessToken);
  } catch (error) {
    if (!accessToken || !isUnauthorized(error) || !(await renewAccessToken())) throw error;
    try {
      return await call(getAccessToken());
    } catch (second) {
      throw error.data.mayHaveActed ? withOpenAttempt(second) : second;
    }
  }
}

type Unauthorized = ProfileError & { data: HttpErrorData };

function isUnauthorized(error: unknown): error is Unauthorized {
  return isProfileError(error, 'HTTP_ABNORMAL') && (error.data as HttpErrorData).status === 401;
}

/** A refusal of the repeat says nothing about an attempt before it that got no answer. */
function withOpenAttempt(error: unknown): unknown {
  if (!isProfileError(error, 'HTTP_ABNORMAL')) return error;
  const { code, message, cause } = error;
  const data: HttpErrorData = { ...(error.data as HttpErrorData), mayHaveActed: true };
  return new ProfileError({ code, message, data, cause });
}
