import type { Origin } from '@oa-profile/api-client';
import type { Plugin } from '@oa-profile/plugin-sdk/page';
import type { PluginSettings } from '@oa-profile/plugin-sdk/internal';
import * as v from 'valibot';
import type { ServerConfig } from './config.js';
import { pluginOrigins } from './values.js';

/** Hosts that the app's SDK connects to. */
const liffHosts = ['https://api.line.me', 'https://liffsdk.line-scdn.net', 'https://access.line.me'];

/** For answers that are not pages: nothing in them may run, load or be framed. */
export const STRICTEST_POLICY =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** For the service worker, which connects to the page's own origin only. */
export const serviceWorkerPolicy = "default-src 'none'; connect-src 'self'";

/** Names of a policy's directives, and their values. */
type Directives = Record<string, string[]>;

/** Origins from which plugins load. */
export type PluginOrigins = Record<keyof typeof pluginOrigins, string[]>;

/**
 * The origins that plugins name, each once.
 *
 * @throws RangeError in one sentence if the policy cannot name one
 */
export function originsOfPlugins(
  plugins: readonly Pick<Plugin, 'name' | 'server'>[],
  settings: PluginSettings,
): PluginOrigins {
  const all = (kind: keyof PluginOrigins): string[] => [
    ...new Set(
      plugins.flatMap(({ name, server }) =>
        (server?.[kind]?.(settings) ?? []).map((address) => {
          const { success, output, issues } = v.safeParse(pluginOrigins[kind], address, {
            abortPipeEarly: true,
          });
          if (success) return output;
          throw new RangeError(
            `'${address}', which the plugin '${name}' names in its ${kind}, ${issues[0].message}.`,
          );
        }),
      ),
    ),
  ];
  return { pictures: all('pictures'), requests: all('requests'), frames: all('frames') };
}

/** Origins of services beside the page: those of extra scripts, if encrypted, and those that the configuration names. */
const servicesOf = ({ extraOrigins, public: { extraScripts } }: ServerConfig): string[] => {
  const ofScripts = extraScripts.map(({ src }) => src).filter((src) => v.is(pluginOrigins.requests, src));
  return [...new Set([...originsOf(ofScripts), ...extraOrigins])];
};

/** Those of them from which something can be loaded, other than over a socket. */
const loadableOf = (config: ServerConfig): string[] =>
  servicesOf(config).filter((origin) => origin.startsWith('http'));

/** Origins that pictures may come from; `https://*.example` is every host below. */
export const pictureOrigins = (config: ServerConfig, { pictures }: PluginOrigins): string[] => [
  ...new Set([...config.imageOrigins, ...pictures, ...loadableOf(config)]),
];

/**
 * The Content-Security-Policy of a page. No inline script runs, so it needs neither a nonce nor `unsafe-inline`; the
 * one inline style, with the account's colours, is named by its hash. Strings must not become script or markup, except
 * those that the page's Trusted Types policy allows: see trust-texts.ts.
 *
 * Services beside the page may be asked, shown and framed; scripts come from the named addresses only.
 *
 * @param styleHash hash of the style element's text
 */
export function contentSecurityPolicy(
  config: ServerConfig,
  origin: Origin,
  styleHash: string,
  ofPlugins: PluginOrigins = { pictures: [], requests: [], frames: [] },
): string {
  const { apiUrl, keepUrl, errorReportDsn, tracking, extraScripts } = config.public;
  const loadable = loadableOf(config);
  const frames = new Set([...loadable, ...ofPlugins.frames]);
  const common = commonDirectives(styleHash, pictureOrigins(config, ofPlugins));
  return policyText(config, {
    'script-src': ["'self'", ...extraScripts.map(({ src }) => exactly(src))],
    ...common,
    'style-src': [...common['style-src'], ...loadable],
    ...(loadable.length > 0 && { 'font-src': loadable }),
    ...(frames.size > 0 && { 'frame-src': [...frames] }),
    // Videos and their captions come from the same origins as pictures.
    'media-src': [...new Set(["'self'", ...config.imageOrigins, ...loadable])],
    'connect-src': [
      ...new Set([
        "'self'",
        ...originsOf([apiUrl, keepUrl, errorReportDsn, tracking?.url]),
        ...servicesOf(config),
        ...ofPlugins.requests,
        ...(origin === 'liff' ? liffHosts : []),
      ]),
    ],
    'manifest-src': ["'self'"],
    'worker-src': [config.public.offlinePages ? "'self'" : "'none'"],
    'form-action': ["'self'", ...config.extraOrigins.filter((each) => each.startsWith('http'))],
    'trusted-types': ['default'],
  });
}

/** The policy of an error page, without what it does not use, such as the web team's scripts. */
export function failurePolicy(config: ServerConfig, origin: Origin, styleHash: string): string {
  return policyText(config, {
    'script-src': ["'self'"],
    ...commonDirectives(styleHash, config.imageOrigins),
    ...(origin === 'liff' && { 'connect-src': ["'self'", ...liffHosts] }),
    'form-action': ["'none'"],
    'trusted-types': ["'none'"],
  });
}

function commonDirectives(styleHash: string, pictures: readonly string[]) {
  return {
    'style-src': ["'self'", `'${styleHash}'`],
    'img-src': ["'self'", 'data:', ...pictures],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
  } satisfies Directives;
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
