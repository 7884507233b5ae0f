import { ProfileError, isProfileError } from '@oa-profile/errors';
import { withinBudget } from './within-budget.js';

/** How a client gets the tokens of the visitor it calls for. */
export interface AccessTokens {
  /** Called before each call whose headers are made of it. Undefined or empty for an anonymous visitor. */
  getAccessToken: () => string | undefined | Promise<string | undefined>;
  /**
   * Called when the API refuses the token; resolves with whether there is another one now. A failure means no,
   * and so does an answer that takes longer than the client's timeout.
   */
  renewAccessToken: () => Promise<boolean>;
}

/** Makes a call with the visitor's token, and repeats it once if the API refuses it (401) and there is another. */
type TokenUse = <Answer>(call: (accessToken: string | undefined) => Promise<Answer>) => Promise<Answer>;

/**
 * Lets the calls of one client use the visitor's tokens. One renewal serves all calls that wait for it.
 *
 * @param timeout milliseconds after which a renewal counts as failed, so that the next call can start another
 * @throws ProfileError `INVALID_ENVIRONMENT`, from a call, when `getAccessToken` fails: nothing was sent then
 */
export function createTokenUse(
  { getAccessToken, renewAccessToken }: AccessTokens = noTokens,
  timeout: number,
): TokenUse {
  let renewing: Promise<boolean> | undefined;
  /** A token other than the refused one; falsy if there is none. */
  async function another(refused: string): Promise<string | false | undefined> {
    const present = await getAccessToken();
    // Another call has renewed it meanwhile.
    if (present && present !== refused) return present;
    renewing ??= withinBudget({ timeout }, () => renewAccessToken()).finally(() => (renewing = undefined));
    const next = (await renewing) && (await getAccessToken());
    return next !== refused && next;
  }

  return async (call) => {
    const accessToken = await ask(getAccessToken);
    try {
      return await call(accessToken);
    } catch (error) {
      if (!accessToken || !isUnauthorized(error)) throw error;
      const next = await another(accessToken).catch(() => undefined);
      if (!next) throw error;
      try {
        return await call(next);
      } catch (second) {
        throw error.data?.mayHaveActed ? withOpenAttempt(second) : second;
      }
    }
  };
}

async function ask(getAccessToken: AccessTokens['getAccessToken']): Promise<string | undefined> {
  try {
    return await getAccessToken();
  } catch (cause) {
    throw new ProfileError({ code: 'INVALID_ENVIRONMENT', message: 'The host told no access token', cause });
  }
}

const noTokens: AccessTokens = {
  getAccessToken: () => undefined,
  renewAccessToken: () => Promise.resolve(false),
};

function isUnauthorized(error: unknown): error is ProfileError<'HTTP_ABNORMAL'> {
  return isProfileError(error, 'HTTP_ABNORMAL') && error.data?.status === 401;
}

/** The refusal of the repeat says nothing about an earlier attempt that got no response. */
function withOpenAttempt(error: unknown): unknown {
  if (!isProfileError(error, 'HTTP_ABNORMAL')) return error;
  const { code, message, data, cause } = error;
  return new ProfileError({ code, message, data: { ...data, mayHaveActed: true }, cause });
}
