import { defaultHeaderNames } from '@oa-profile/api-client';
import type { MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';
import type { PlatformContext, PlatformEnv } from './platform-context.js';

/** Allows requests from the configured origins, with the seven headers and Keep's. */
export function platformCors({
  allowedOrigins,
  preflightSeconds,
}: Pick<PlatformContext, 'allowedOrigins' | 'preflightSeconds'>): MiddlewareHandler<PlatformEnv> {
  return cors({
    // The origin itself instead of '*', which is invalid with credentials: sendBeacon always sends them.
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
