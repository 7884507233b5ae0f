import type { Context, Hono } from 'hono';
import { methodNotAllowed } from 'hono/method-not-allowed';
import { secureHeaders } from 'hono/secure-headers';
import type { ServerConfig } from './config.js';
import { STRICTEST_POLICY } from './security-headers.js';
import { addressNamesLanguage, platformHeader, type Visit } from './visit.js';

/** For answers that depend on nobody: caches that visitors share keep them, and browsers ask again. */
export const SHARED_CACHES =
  'public, max-age=0, s-maxage=60, stale-while-revalidate=600, stale-if-error=86400';

/** Adds the headers that every answer has, whatever it is, and refuses what is not asked for by GET. */
export function mountHeaders(app: Hono, config: ServerConfig): void {
  app.use(
    secureHeaders({
      // A page names more, its own style for one.
      contentSecurityPolicy: undefined,
      referrerPolicy: 'strict-origin-when-cross-origin',
      crossOriginResourcePolicy: 'same-origin',
      // For browsers that do not know frame-ancestors, the same.
      xFrameOptions: 'DENY',
      strictTransportSecurity: config.publicUrl.startsWith('https:') && 'max-age=31536000; includeSubDomains',
      // What the page and the app's SDK have no use for, no script that gets into it has either.
      permissionsPolicy: {
        accelerometer: [],
        camera: [],
        displayCapture: [],
        geolocation: [],
        gyroscope: [],
        magnetometer: [],
        microphone: [],
        midi: [],
        payment: [],
        publickeyCredentialsGet: [],
        // A coupon that is held out over a counter stays bright.
        screenWakeLock: ['self'],
        serial: [],
        usb: [],
        xrSpatialTracking: [],
      },
    }),
  );
  app.use(async (context, next) => {
    await next();
    // What comes with 'not modified' would take the place of what the browser has kept with its page.
    if (context.res.status !== 304 && !context.res.headers.has('content-security-policy'))
      context.header('content-security-policy', STRICTEST_POLICY);
  });
  app.use(methodNotAllowed({ app, onMethodNotAllowed: refuseMethod }));
}

function refuseMethod(context: Context, methods: string[]): Response {
  return context.text('Only GET and HEAD are answered here.', 405, {
    allow: methods.join(', '),
    'cache-control': 'no-store',
  });
}

/** What an answer to a visit differs by, as caches must know it. An address that names its language decides that. */
export function varyOf(visit: Visit, request: Request): string {
  return [
    ...(addressNamesLanguage(visit) ? [] : ['Accept-Language']),
    // Only where a proxy says it of every visit, and has made few values of it.
    ...(request.headers.has(platformHeader) ? ['X-Opener-Platform'] : []),
    'Accept-Encoding',
  ].join(', ');
}
