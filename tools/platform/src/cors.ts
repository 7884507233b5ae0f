import { defaultHeaderNames } from '@oa-profile/api-client';
import type { MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';
import type { PlatformContext, PlatformEnv } from './platform-context.js';

/** Lets the configured pages ask from their own origins, with the seven headers and Keep's. */
export function platformCors({
  allowedOrigins,
  preflightSeconds,
}: Pick<PlatformContext, 'allowedOrigins' | 'preflightSeconds'>): MiddlewareHandler<PlatformEnv> {
  return cors({
    // The origin itself instead of '*': sendBeacon always sends with credentials, to which '*' is no answer.
    origin: (origin) => (allowedOrigins === '*' || allowedOrigins.includes(origin) ? origin : null),
    credentials: true,
    allowMethods: ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'],
    allowHeaders: [
      ...Object.values(defaultHeaderNames),
      'authorization',
      'content-type',
      'accept-language',
      'sentry-trace',
      'baggage',
    ],
    maxAge: preflightSeconds,
  });
}
