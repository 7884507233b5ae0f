import { ProfileError, truncate, type HttpErrorData } from '@oa-profile/errors';
import { isAxiosError, type AxiosError } from 'axios';

/** The body of an answer; undefined for an empty one. @throws ProfileError `API_RESPONSE_INVALID` if it is not JSON */
export function parseJson(text: unknown): unknown {
  if (typeof text !== 'string' || text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new ProfileError({ code: 'API_RESPONSE_INVALID', message: 'The answer is not JSON', cause });
  }
}

/** axios calls an answer so that is larger than it may be. */
export const isTooLarge = ({ code, response }: AxiosError): boolean =>
  code === 'ERR_BAD_RESPONSE' && !response;

/**
 * What the callers of this package are told of a failed request.
 *
 * @param mayHaveActed whether an attempt before the last one got no answer
 */
export function toHttpError(error: unknown, mayHaveActed: boolean): ProfileError {
  if (isAxiosError(error) && isTooLarge(error))
    return new ProfileError({ code: 'API_RESPONSE_INVALID', message: 'The answer is too large' });
  const response = isAxiosError(error) ? error.response : undefined;
  if (!response) {
    return new ProfileError({
      code: 'HTTP_NETWORK_ERROR',
      message: 'No answer from the API',
      cause: withoutRequest(error),
    });
  }
  const data: HttpErrorData = {
    status: response.status,
    ...serverWords(response),
    ...(mayHaveActed && { mayHaveActed }),
  };
  return new ProfileError({
    code: 'HTTP_ABNORMAL',
    message: data.message ?? `The API answered ${response.status}`,
    data,
  });
}

/** An AxiosError holds the request's headers, the token among them: only its words go on. */
function withoutRequest(error: unknown): unknown {
  return error instanceof Error ? `${error.name}: ${error.message}` : undefined;
}

function serverWords({ data }: NonNullable<AxiosError['response']>): Omit<HttpErrorData, 'status'> {
  try {
    const body = parseJson(data) as
      { statusCode?: unknown; code?: unknown; message?: unknown } | null | undefined;
    const { statusCode = body?.code, message } = body ?? {};
    return {
      ...((typeof statusCode === 'string' || typeof statusCode === 'number') && {
        serverStatusCode: statusCode,
      }),
      ...(typeof message === 'string' && { message: truncate(message, 250) }),
    };
  } catch {
    // A proxy's HTML page, for example: it has nothing to add.
    return {};
  }
}
