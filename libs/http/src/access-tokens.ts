import { ProfileError, isProfileError } from '@oa-profile/errors';

/** How a client knows the visitor for whom it calls. */
export interface AccessTokens {
  /** Asked before each call. Undefined or empty for an anonymous visitor. */
  getAccessToken: () => string | undefined | Promise<string | undefined>;
  /** Asked when the API refuses the visitor's token: whether there is another one now. */
  renewAccessToken: () => Promise<boolean>;
}

/** Makes a call with the visitor's token, and once more when the API refuses that one (401) and there is another. */
type TokenUse = <Answer>(call: (accessToken: string | undefined) => Promise<Answer>) => Promise<Answer>;

/** Lets the calls of one client use the visitor's tokens. One renewal serves all that wait for it. */
export function createTokenUse({ getAccessToken, renewAccessToken }: AccessTokens = noTokens): TokenUse {
  let renewing: Promise<boolean> | undefined;
  /** Whether there is another token than the one that was refused. */
  async function renew(refused: string): Promise<boolean> {
    const present = await getAccessToken();
    // Another call has had it renewed meanwhile.
    if (present && present !== refused) return true;
    renewing ??= renewAccessToken().finally(() => (renewing = undefined));
    return renewing;
  }

  return async (call) => {
    const accessToken = await getAccessToken();
    try {
      return await call(accessToken);
    } catch (error) {
      if (!accessToken || !isUnauthorized(error) || !(await renew(accessToken))) throw error;
      try {
        return await call(await getAccessToken());
      } catch (second) {
        throw error.data?.mayHaveActed ? withOpenAttempt(second) : second;
      }
    }
  };
}

const noTokens: AccessTokens = {
  getAccessToken: () => undefined,
  renewAccessToken: () => Promise.resolve(false),
};

function isUnauthorized(error: unknown): error is ProfileError<'HTTP_ABNORMAL'> {
  return isProfileError(error, 'HTTP_ABNORMAL') && error.data?.status === 401;
}

/** A refusal of the repeat says nothing about an attempt before it that got no answer. */
function withOpenAttempt(error: unknown): unknown {
  if (!isProfileError(error, 'HTTP_ABNORMAL')) return error;
  const { code, message, data, cause } = error;
  return new ProfileError({ code, message, data: { ...data, mayHaveActed: true }, cause });
}
