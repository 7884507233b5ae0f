import { defaultHeaderNames } from '@oa-profile/api-client';
import { apiVersion } from 'build-tools/api-document-file';
import { Hono, type Context, type MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { cors } from 'hono/cors';
import { mountArtwork } from './artwork.js';
import { mountControl } from './control/mount-control.js';
import { faultMiddleware } from './faults/fault-middleware.js';
import { refuseKeep } from './keep-api/keep-refusals.js';
import { mountKeepApi } from './keep-api/mount-keep-api.js';
import type { PlatformContext, PlatformEnv } from './platform-context.js';
import { mountProfileApi } from './profile-api/mount-profile-api.js';
import { refuse } from './profile-api/refusals.js';
import { Refusal } from './refusal.js';
import { mountSinks } from './sinks/mount-sinks.js';
import { mountTiles } from './tiles/mount-tiles.js';

/** Says which version of the document it keeps. */
const VERSION_HEADER = 'x-contract-version';
const version = apiVersion('api-client');

export function createApp(context: PlatformContext): Hono<PlatformEnv> {
  const { faultInjection } = context;
  const app = new Hono<PlatformEnv>();

  app.onError((error, c) => {
    if (error instanceof Refusal) return c.json(error.body, error.status);
    console.error(`platform: ${c.req.method} ${c.req.path} failed:`, error);
    const message = 'Something is wrong with the platform; its log says what.';
    return c.json(isKeep(c) ? { code: 500, message } : { statusCode: 'INTERNAL', message }, 500);
  });
  app.notFound((c) => c.json({ statusCode: 'NOT_FOUND', message: 'There is no such path.' }, 404));

  app.use(async (c, next) => {
    c.header('x-content-type-options', 'nosniff');
    await next();
  });
  app.use('/v1/*', async (c, next) => {
    // Answers and refusals differ by token and language, so shared caches must not keep them.
    c.header('cache-control', 'no-store');
    c.header(VERSION_HEADER, version);
    await next();
  });
  if (faultInjection) app.use(faultInjection.requests.middleware);
  // Before the faults, so that pages may read faulty answers, too.
  app.use(platformCors(context));
  if (faultInjection) app.use(faultMiddleware(faultInjection.faults));
  // No id contains this character, and PostgreSQL refuses queries with it.
  app.use('*', (c, next) => (c.req.url.includes('%00') ? Promise.resolve(c.notFound()) : next()));
  app.use(
    bodyLimit({
      maxSize: 1024 * 1024,
      onError: (c) => {
        // The rest of the body is still coming: a following request on this connection would be lost.
        c.header('connection', 'close');
        throw isKeep(c) ? refuseKeep(810) : refuse('TOO_LARGE', 'A body has up to a megabyte.');
      },
    }),
  );

  app.get('/healthz', (c) => c.json({ status: 'ok' }));
  mountProfileApi(app, context);
  mountKeepApi(app, context);
  mountSinks(app, context);
  mountArtwork(app);
  mountTiles(app);
  if (faultInjection) mountControl(app, context, faultInjection);
  return app;
}

const isKeep = ({ req }: Context): boolean => req.path.startsWith('/v1/keep');

/** Allows requests from the configured origins, with the seven headers and Keep's. */
function platformCors({
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
    exposeHeaders: [VERSION_HEADER],
    maxAge: preflightSeconds,
  });
}
