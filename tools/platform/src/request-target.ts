import type { Context } from 'hono';

/** Method, decoded path and token of a request, for matching faults and for the log. */
export function requestTarget(c: Context): { method: string; path: string; token: string | undefined } {
  return { method: c.req.method, path: decoded(c.req.path), token: accessToken(c) };
}

/** The Profile API's token, or the Keep API's. */
export function accessToken(c: Context): string | undefined {
  return c.req.header('x-access-token') ?? bearerToken(c.req.header('authorization'));
}

/** The token of an `authorization: Bearer …` header. */
export function bearerToken(header: string | undefined): string | undefined {
  return /^Bearer +(\S+)$/i.exec(header ?? '')?.[1];
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
