import { ProfileError } from '@oa-profile/errors';
import { truncate, type HttpErrorData, type NetworkErrorData } from '@oa-profile/errors/internal';
import { isAxiosError, type AxiosError } from 'axios';
import { UNEXPECTED_REDIRECT } from './send-with-fetch.js';

/** The parsed body; undefined for an empty one. @throws ProfileError `API_RESPONSE_INVALID` if it is not JSON */
export function parseJson(text: unknown): unknown {
  if (typeof text !== 'string' || text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    // No cause: the engine's message quotes the response.
    throw new ProfileError({ code: 'API_RESPONSE_INVALID', message: 'The answer is not JSON' });
  }
}

/** Whether axios has refused a response for its size. */
export const isTooLarge = ({ code, response }: AxiosError): boolean =>
  code === 'ERR_BAD_RESPONSE' && !response;

/** A field that can hold a server's own code. */
export type CodeField = 'statusCode' | 'code';

/**
 * The error that the callers of this package get for a failed request.
 *
 * @param mayHaveActed whether the server may have acted on an earlier attempt
 * @param codeField the field of the body that holds the server's own code
 */
export function toHttpError(error: unknown, mayHaveActed: boolean, codeField: CodeField): ProfileError {
  if (isAxiosError(error) && isTooLarge(error))
    return new ProfileError({ code: 'API_RESPONSE_INVALID', message: 'The answer is too large' });
  const response = isAxiosError(error) ? error.response : undefined;
  if (!response) {
    const reason = reasonOf(error);
    return new ProfileError({
      code: 'HTTP_NETWORK_ERROR',
      message: messages[reason],
      data: { reason },
      cause: withoutRequest(error),
    });
  }
  const retryAfter = retryAfterOf(response);
  return new ProfileError({
    code: 'HTTP_ABNORMAL',
    // The server's own words go into the data only: a message goes into reports.
    message: `The API answered ${response.status}`,
    data: {
      status: response.status,
      ...serverWords(response, codeField),
      ...(retryAfter && { retryAfter }),
      ...(mayHaveActed && { mayHaveActed }),
    },
  });
}

type Reason = NonNullable<NetworkErrorData['reason']>;

/** Why there was no response. */
const messages: Readonly<Record<Reason, string>> = {
  refused: 'No answer from the API: the connection was refused',
  dns: 'No answer from the API: its name is not known',
  tls: 'No answer from the API: its certificate is not trusted, or the connection not safe',
  aborted: 'No answer from the API: the connection ended early',
  redirect: 'No answer from the API: it redirects to another address',
  unknown: 'No answer from the API',
};

const reasons: readonly [pattern: RegExp, reason: Reason][] = [
  [/^(?:ECONNREFUSED|EHOSTUNREACH|ENETUNREACH|EACCES)$/, 'refused'],
  [/^(?:ENOTFOUND|EAI_AGAIN|EAI_\w+)$/, 'dns'],
  [/CERT|^ERR_TLS|^ERR_SSL|^EPROTO$|SIGNATURE|ISSUER/, 'tls'],
  [/^(?:ECONNRESET|ECONNABORTED|EPIPE|UND_ERR_SOCKET|UND_ERR_ABORTED)$/, 'aborted'],
  [new RegExp(`^${UNEXPECTED_REDIRECT}$`), 'redirect'],
];

/** Why a request got no response. */
export function reasonOf(error: unknown): Reason {
  // A redirect has no code.
  const codes = rootsOf(error).map(({ code, message }) => (typeof code === 'string' ? code : message));
  return reasons.find(([pattern]) => codes.some((code) => pattern.test(code)))?.[1] ?? 'unknown';
}

/** The errors that fetch and axios wrap: one, or one for each address of a host. */
function rootsOf(error: unknown): (Error & { code?: unknown })[] {
  if (!(error instanceof Error)) return [];
  if (error.cause instanceof Error) return rootsOf(error.cause);
  const several = (error as Partial<AggregateError>).errors;
  return Array.isArray(several) && several.length ? several.flatMap(rootsOf) : [error];
}

/** An AxiosError holds the request's headers, including the token: pass on only the texts of the errors it wraps. */
function withoutRequest(error: unknown): unknown {
  const texts = rootsOf(error).map(({ name, message }) => `${name}: ${message}`);
  return texts.length ? [...new Set(texts)].join('; ') : undefined;
}

/** When a server wants to be asked again; undefined if it does not say so. */
export const retryAfterOf = ({ headers }: NonNullable<AxiosError['response']>): string | undefined =>
  headers['retry-after'] as string | undefined;

function serverWords(
  { data }: NonNullable<AxiosError['response']>,
  codeField: CodeField,
): Pick<HttpErrorData, 'serverStatusCode' | 'message'> {
  try {
    const body = parseJson(data) as Partial<Record<CodeField | 'message', unknown>> | null | undefined;
    const code = body?.[codeField] ?? body?.code;
    return {
      serverStatusCode: typeof code === 'number' ? code : shortened(code),
      message: shortened(body?.message),
    };
  } catch {
    // Not JSON, for example a proxy's HTML page: nothing to add.
    return {};
  }
}

const shortened = (text: unknown): string | undefined =>
  typeof text === 'string' ? truncate(text, 250) : undefined;
