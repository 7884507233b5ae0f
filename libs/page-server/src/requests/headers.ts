import type { Context, Hono } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { ContentEncoding } from '../pages/compressed.js';
import type { ServerConfig } from './config.js';
import { STRICTEST_POLICY } from './security-headers.js';
import { addressNamesLanguage, type Visit } from './visit.js';

/** For answers that are the same for everybody: shared caches keep them, and browsers revalidate. */
export const SHARED_CACHES =
  'public, max-age=0, s-maxage=60, stale-while-revalidate=600, stale-if-error=86400';

/** Adds the headers that every answer has, and refuses all methods but those that read, or ask which these are. */
export function mountHeaders(app: Hono, config: ServerConfig): void {
  app.use(
    secureHeaders({
      // Set below or by the page, whose policy names more, such as its inline style.
      contentSecurityPolicy: undefined,
      referrerPolicy: 'strict-origin-when-cross-origin',
      crossOriginResourcePolicy: 'same-origin',
      // It would delay the first paint by a third of a second on a slow phone: docs/decisions/security-headers.md.
      crossOriginOpenerPolicy: false,
      // The same as frame-ancestors, for browsers that do not know that.
      xFrameOptions: 'DENY',
      strictTransportSecurity:
        config.publicUrl.startsWith('https:') &&
        // Who has a page here need not have TLS on each host below.
        `max-age=31536000${config.hstsSubdomains ? '; includeSubDomains' : ''}`,
      // Nothing that the page and the app's SDK do not use is allowed to any injected script.
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
        // The screen stays on while a coupon is shown at a counter.
        screenWakeLock: ['self'],
        serial: [],
        usb: [],
        xrSpatialTracking: [],
      },
    }),
  );
  app.use(async (context, next) => {
    await next();
    // A policy on a 304 would replace the one that the browser has kept with the page.
    if (context.res.status !== 304 && !context.res.headers.has('content-security-policy'))
      context.header('content-security-policy', STRICTEST_POLICY);
  });
  // Before anything is made for the address, whose headers would stay on the refusal.
  app.use((context, next) =>
    ['GET', 'HEAD'].includes(context.req.method) ? next() : Promise.resolve(refuseMethod(context)),
  );
}

function refuseMethod(context: Context): Response {
  // What some balancers ask with, who take any other answer for a server that is down.
  if (context.req.method === 'OPTIONS')
    return context.body(null, 204, { allow: 'GET, HEAD', 'cache-control': 'no-store' });
  return context.text('Only GET and HEAD are allowed.', 405, {
    allow: 'GET, HEAD',
    'cache-control': 'no-store',
  });
}

/** The `Vary` header of an answer to a visit. Accept-Language is not in it if the address names the language. */
const varyOf = (visit: Visit | undefined): string =>
  !visit || addressNamesLanguage(visit) ? 'Accept-Encoding' : 'Accept-Language, Accept-Encoding';

/** A body, and how it was written. */
export interface WrittenBody {
  bytes: Uint8Array;
  /** @default it is not compressed */
  encoding?: ContentEncoding | undefined;
  /** @default 200 */
  status?: ContentfulStatusCode;
}

/**
 * Answers with a body that may be compressed.
 *
 * @param visit undefined if the answer is the same in every language
 */
export const sendBody = (
  context: Context,
  visit: Visit | undefined,
  { bytes, encoding, status = 200 }: WrittenBody,
  headers: Readonly<Record<string, string>>,
): Response =>
  // Nothing that we write is in memory that threads share.
  context.body(bytes as Uint8Array<ArrayBuffer>, status, {
    ...headers,
    vary: varyOf(visit),
    ...(encoding && { 'content-encoding': encoding }),
  });
