import type { Origin } from '@oa-profile/api-client';
import type { ServerConfig } from './config.js';

/** Hosts that the app's SDK connects to. */
const liffHosts = ['https://api.line.me', 'https://liffsdk.line-scdn.net', 'https://access.line.me'];

/** For answers that are not pages: nothing in them may run, load or be framed. */
export const STRICTEST_POLICY =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** For the service worker, which connects to the page's own origin only. */
export const serviceWorkerPolicy = "default-src 'none'; connect-src 'self'";

/** Names of a policy's directives, and their values. */
type Directives = Record<string, string[]>;

/**
 * The Content-Security-Policy of a page. No inline script runs, so it needs neither a nonce nor `unsafe-inline`; the
 * one inline style, with the account's colours, is named by its hash. Strings must not become script or markup, except
 * those that the page's Trusted Types policy allows: see trust-texts.ts.
 *
 * @param styleHash hash of the style element's text
 * @param pictures addresses whose origins pictures may come from, besides those of the configuration
 */
export function contentSecurityPolicy(
  config: ServerConfig,
  origin: Origin,
  styleHash: string,
  pictures: readonly string[] = [],
): string {
  const { apiUrl, keepUrl, errorReportDsn, tracking, extraScripts } = config.public;
  return policyText(config, {
    'script-src': ["'self'", ...extraScripts.map(({ src }) => exactly(src))],
    ...commonDirectives(config, styleHash, pictures),
    // Videos and their captions come from the same origins as pictures.
    'media-src': ["'self'", ...config.imageOrigins],
    'connect-src': [
      "'self'",
      ...originsOf([apiUrl, keepUrl, errorReportDsn, tracking?.url]),
      ...(origin === 'liff' ? liffHosts : []),
    ],
    'manifest-src': ["'self'"],
    'worker-src': [config.public.offlinePages ? "'self'" : "'none'"],
    'form-action': ["'self'"],
    'trusted-types': ['default'],
  });
}

/** The policy of an error page, without what it does not use, such as the web team's scripts. */
export function failurePolicy(config: ServerConfig, origin: Origin, styleHash: string): string {
  return policyText(config, {
    'script-src': ["'self'"],
    ...commonDirectives(config, styleHash),
    ...(origin === 'liff' && { 'connect-src': ["'self'", ...liffHosts] }),
    'form-action': ["'none'"],
    'trusted-types': ["'none'"],
  });
}

function commonDirectives(
  { imageOrigins }: ServerConfig,
  styleHash: string,
  pictures: readonly string[] = [],
): Directives {
  return {
    'style-src': ["'self'", `'${styleHash}'`],
    'img-src': [...new Set(["'self'", 'data:', ...imageOrigins, ...originsOf(pictures)])],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
  };
}

/**
 * Without `report-uri`: what browsers send there has the whole address of the page. The page itself tells of violations.
 */
function policyText({ publicUrl }: ServerConfig, directives: Directives): string {
  const policy = Object.entries({ 'default-src': ["'none'"], ...directives }).map(
    ([name, values]) => `${name} ${values.join(' ')}`,
  );
  if (publicUrl.startsWith('https:')) policy.push('upgrade-insecure-requests');
  return policy.join('; ');
}

const originsOf = (urls: readonly (string | undefined)[]): string[] => [
  ...new Set(urls.flatMap((url) => (url ? [new URL(url).origin] : []))),
];

/** An address as policies write it: without a query, and with the characters escaped that separate values. */
function exactly(url: string): string {
  const { origin, pathname } = new URL(url);
  return `${origin}${pathname.replaceAll(';', '%3B').replaceAll(',', '%2C')}`;
}
