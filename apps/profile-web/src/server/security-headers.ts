import { createHash } from 'node:crypto';
import type { Origin } from '@oa-profile/api-client';
import type { ServerConfig } from './config.js';

/** Hosts that the app's SDK speaks to. */
const liffHosts = ['https://api.line.me', 'https://liffsdk.line-scdn.net', 'https://access.line.me'];

/**
 * The Content-Security-Policy of a page. No inline script runs, so it needs neither nonce nor `unsafe-inline`; the
 * one inline style, the account's colours, is named by its hash.
 *
 * @param inlineStyle exact text of the style element
 */
export function contentSecurityPolicy(config: ServerConfig, origin: Origin, inlineStyle: string): string {
  const { apiUrl, keepUrl, errorReportDsn, tracking, extraScripts } = config.public;
  const originsOf = (urls: (string | undefined)[]): string[] => [
    ...new Set(urls.flatMap((url) => (url ? [new URL(url).origin] : []))),
  ];
  const styleHash = createHash('sha256').update(inlineStyle).digest('base64');
  const directives: Record<string, string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...originsOf(extraScripts.map(({ src }) => src))],
    'style-src': ["'self'", `'sha256-${styleHash}'`],
    'img-src': [
      ...new Set(["'self'", 'data:', ...config.imageOrigins, ...originsOf([config.mapTiles?.url])]),
    ],
    // Videos and their captions come from where pictures do.
    'media-src': ["'self'", ...config.imageOrigins],
    'connect-src': [
      "'self'",
      ...originsOf([apiUrl, keepUrl, errorReportDsn, tracking?.url]),
      ...(origin === 'liff' ? liffHosts : []),
    ],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  };
  const policy = Object.entries(directives).map(([name, values]) => `${name} ${values.join(' ')}`);
  if (config.publicUrl.startsWith('https:')) policy.push('upgrade-insecure-requests');
  return policy.join('; ');
}
