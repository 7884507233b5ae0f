import type { Plugin } from '@oa-profile/plugin-sdk/page';
import type { PluginSettings } from '@oa-profile/plugin-sdk/internal';
import * as v from 'valibot';
import { logLevels, type LogLevel } from './log.js';
import * as values from './values.js';
import { unreadVariables, warningsOf } from './warnings.js';
import type { PublicConfig, TrackingConfig } from '@oa-profile/page-start/document';

/** Limits of a page server's memory and concurrent work; see docs/deploying.md. */
export interface PageServerLimits {
  /** Most bytes of API answers that are kept. @default 48000000 */
  answerBytes?: number;
  /** Most bytes of rendered pages that are kept, and a quarter more with openers filled in. @default 48000000 */
  pageBytes?: number;
  /**
   * How many pages may be requested from the API at once, how many rendered, and how many may wait to be made for an
   * opener's key of their own.
   * @default 100
   */
  atOnce?: number;
  /** Milliseconds that a page may take for all that it asks of the API. @default 10000 */
  patience?: number;
}

/** Configuration of the page server. */
export interface ServerConfig {
  port: number;
  host: string;
  /** Seconds for which an idle connection is kept: longer than the balancer in front keeps it. */
  keepAliveSeconds: number;
  /** Address at which visitors reach the page, without a slash at the end; for canonical links and previews. */
  publicUrl: string;
  /** Address at which this server reaches the Profile API. */
  internalApiUrl: string;
  /** Origins that pictures may come from. */
  imageOrigins: string[];
  /** Origins of services that the site's own code uses, also in frames. */
  extraOrigins: string[];
  /**
   * Links into the app. `{searchId}` stands for the account, `{text}` for a message to be sent; in `open`, `{path}` for
   * the view, and `{query}` for the choices made there and the parameters that all links keep.
   */
  appLinkTemplates: Record<'addFriend' | 'chat' | 'share' | 'call' | 'open' | 'update', string>;
  /** What plugins take from the environment. */
  settings: PluginSettings;
  /** Name of the site, for previews and below each page. @default what the page is, in its language */
  siteName: string | undefined;
  /** Where to report a vulnerability: a `mailto:`, `https:` or `tel:` address. */
  securityContact: string | undefined;
  /** Search ids of the accounts that are listed in the sitemap. */
  sitemapAccounts: string[];
  /** Entries of a less important level are not logged. */
  logLevel: LogLevel;
  /** Folder that keeps the assets of the last releases, on Node. */
  assetsFolder: string | undefined;
  /** Whether browsers may use TLS only for all hosts below the page's own, too. */
  hstsSubdomains: boolean;
  /** What is switched off, as the environment says. */
  switchedOff: string;
  /** File with more of it, which is read anew, on Node. */
  switchesFile: string | undefined;
  /** Milliseconds for which an answer of the API is fresh. */
  freshFor: number;
  /** Milliseconds for which a rendered page is fresh. */
  renderedFor: number;
  /** Limits of memory and concurrent work. */
  limits: Required<PageServerLimits>;
  /** What the environment says in vain, or probably does not mean, in one sentence each: the server logs them. */
  warnings: string[];
  public: PublicConfig;
}

const MEGABYTE = 1_000_000;

/** Opens an account in LINE, which is the app where no other is configured. */
const LINE_LINK = 'https://line.me/R/ti/p/{searchId}';

const variables = v.object({
  PORT: v.optional(values.port, '3000'),
  HOST: v.optional(values.host, '0.0.0.0'),
  KEEP_ALIVE_SECONDS: v.optional(values.seconds, '75'),
  NODE_ENV: v.optional(v.string()),
  PUBLIC_URL: v.optional(values.siteOrigin),
  API_URL: values.apiUrl,
  API_INTERNAL_URL: v.optional(values.apiUrl),
  KEEP_URL: v.optional(values.apiUrl),
  IMAGE_ORIGINS: v.optional(values.origins, ''),
  APP_NAME: v.optional(values.textOfAtMost(20)),
  APP_ADD_FRIEND_LINK: v.optional(values.accountLink, LINE_LINK),
  APP_CHAT_LINK: v.optional(values.accountLink, 'https://line.me/R/oaMessage/{searchId}/?{text}'),
  APP_SHARE_LINK: v.optional(values.shareLink, 'https://line.me/R/share?text={text}'),
  APP_CALL_LINK: v.optional(
    values.accountLink,
    'https://line.me/R/oa/call/{searchId}?confirmation=true&from=call_url',
  ),
  APP_OPEN_LINK: v.optional(values.accountLink),
  APP_UPDATE_LINK: v.optional(values.webUrl, 'https://line.me/R/download'),
  LIFF_ID: v.optional(values.liffId),
  LIFF_PLUGINS: v.optional(values.ownPaths, ''),
  ERROR_REPORT_DSN: v.optional(values.dsn),
  ERROR_REPORT_ENVIRONMENT: v.optional(values.environmentName),
  ERROR_REPORT_SAMPLE: v.optional(values.share, '1'),
  TRACKING_URL: v.optional(values.webUrl),
  TRACKING_TRANSPORT: v.optional(v.picklist(['beacon', 'matomo'], 'must be beacon or matomo'), 'beacon'),
  TRACKING_PRODUCT_KEY: v.optional(values.text, 'profile'),
  TRACKING_SITE_ID: v.optional(values.siteId),
  TRACKING_CONSENT: v.optional(v.picklist(['granted', 'required'], 'must be granted or required'), 'granted'),
  EXTRA_SCRIPTS: v.optional(values.extraScripts, ''),
  EXTRA_ORIGINS: v.optional(values.extraOrigins, ''),
  OFFLINE_PAGES: v.optional(v.picklist(['on', 'off'], 'must be on or off'), 'on'),
  RELEASE: v.optional(values.text),
  SITE_NAME: v.optional(values.textOfAtMost(60)),
  SECURITY_CONTACT: v.optional(values.contact),
  SITEMAP_ACCOUNTS: v.optional(values.searchIds, ''),
  LOG_LEVEL: v.optional(v.picklist(logLevels, 'must be error, warn or info'), 'warn'),
  ASSETS_FOLDER: v.optional(values.folder),
  API_FRESH_SECONDS: v.optional(values.seconds, '30'),
  PAGE_FRESH_SECONDS: v.optional(values.seconds, '10'),
  API_CACHE_MEGABYTES: v.optional(values.megabytes, '48'),
  PAGE_CACHE_MEGABYTES: v.optional(values.megabytes, '48'),
  HSTS_SUBDOMAINS: v.optional(v.picklist(['on', 'off'], 'must be on or off'), 'off'),
  SWITCHED_OFF: v.optional(v.string(), ''),
  SWITCHES_FILE: v.optional(values.folder),
  MOST_AT_ONCE: v.optional(values.count, '100'),
  PAGE_SECONDS: v.optional(values.pageSeconds, '10'),
});
const environment = v.pipe(
  variables,
  v.forward(
    v.partialCheck(
      [['NODE_ENV'], ['PUBLIC_URL']],
      // Else the canonical links, previews and QR codes of a real site would lead to localhost.
      ({ NODE_ENV, PUBLIC_URL }) => NODE_ENV !== 'production' || PUBLIC_URL !== undefined,
      'must be set in production',
    ),
    ['PUBLIC_URL'],
  ),
  v.forward(
    v.partialCheck(
      [['APP_ADD_FRIEND_LINK'], ['APP_NAME']],
      // Else every button that leads into another app would say LINE.
      ({ APP_ADD_FRIEND_LINK, APP_NAME }) => APP_ADD_FRIEND_LINK === LINE_LINK || APP_NAME !== undefined,
      'must be set',
    ),
    ['APP_NAME'],
  ),
  v.forward(
    v.partialCheck(
      [['TRACKING_TRANSPORT'], ['TRACKING_SITE_ID']],
      ({ TRACKING_TRANSPORT, TRACKING_SITE_ID }) =>
        TRACKING_TRANSPORT !== 'matomo' || TRACKING_SITE_ID !== undefined,
      'must be set',
    ),
    ['TRACKING_SITE_ID'],
  ),
  v.forward(
    v.partialCheck(
      [['TRACKING_TRANSPORT'], ['TRACKING_URL']],
      ({ TRACKING_TRANSPORT, TRACKING_URL }) => TRACKING_TRANSPORT !== 'matomo' || TRACKING_URL !== undefined,
      'must be set',
    ),
    ['TRACKING_URL'],
  ),
);

/** What is wrong with the environment, one sentence per mistake. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/** The variables that every page server has, whatever its plugins. */
export const ownVariables: readonly string[] = Object.keys(variables.entries);

/** What these are where nobody sets them. */
export const ownDefaults: Readonly<Record<string, unknown>> = v.getDefaults(variables);

/** The variables of plugins, each with what it must be. */
function variablesOf(plugins: readonly PluginWithServer[]) {
  const all = plugins.flatMap(({ server }) => Object.entries(server?.variables ?? {}));
  return v.object(
    Object.fromEntries(
      all.map(([name, kind]) => [
        name,
        v.optional(kind === 'text' ? values.text : values.urlWith(kind.places)),
      ]),
    ),
  );
}

type PluginWithServer = Pick<Plugin, 'server'>;

/**
 * Reads the configuration from environment variables.
 *
 * @param plugins those of the site: they may have variables of their own
 * @throws ConfigError with one line per mistake.
 */
export function readConfig(
  env: Readonly<Record<string, string | undefined>>,
  plugins: readonly PluginWithServer[] = [],
): ServerConfig {
  const given = Object.fromEntries(
    Object.entries(env).filter((entry): entry is [string, string] => Boolean(entry[1])),
  );
  const result = v.safeParse(environment, given, { abortPipeEarly: true });
  const variablesOfPlugins = variablesOf(plugins);
  const names = [...ownVariables, ...Object.keys(variablesOfPlugins.entries)];
  const ofPlugins = v.safeParse(variablesOfPlugins, given, { abortPipeEarly: true });
  if (!result.success || !ofPlugins.success) {
    const lines = [...(result.issues ?? []), ...(ofPlugins.issues ?? [])].map(({ path, message }) => {
      const name = String(path?.[0]?.key);
      return `${name} ${name in given || message.startsWith('must be set') ? message : 'must be set'}.`;
    });
    throw new ConfigError([...new Set([...lines, ...unreadVariables({ given, names })])].join('\n'));
  }
  const settings = result.output;
  const addresses = {
    port: settings.PORT,
    publicUrl: settings.PUBLIC_URL ?? `http://localhost:${settings.PORT}`,
    internalApiUrl: settings.API_INTERNAL_URL ?? settings.API_URL,
  };
  return {
    ...addresses,
    host: settings.HOST,
    keepAliveSeconds: settings.KEEP_ALIVE_SECONDS,
    imageOrigins: settings.IMAGE_ORIGINS.length ? settings.IMAGE_ORIGINS : [new URL(settings.API_URL).origin],
    extraOrigins: settings.EXTRA_ORIGINS,
    appLinkTemplates: {
      addFriend: settings.APP_ADD_FRIEND_LINK,
      chat: settings.APP_CHAT_LINK,
      share: settings.APP_SHARE_LINK,
      call: settings.APP_CALL_LINK,
      open: settings.APP_OPEN_LINK ?? openLink(settings.LIFF_ID) ?? settings.APP_ADD_FRIEND_LINK,
      update: settings.APP_UPDATE_LINK,
    },
    settings: ofPlugins.output,
    siteName: settings.SITE_NAME,
    securityContact: settings.SECURITY_CONTACT,
    sitemapAccounts: settings.SITEMAP_ACCOUNTS,
    logLevel: settings.LOG_LEVEL,
    assetsFolder: settings.ASSETS_FOLDER,
    hstsSubdomains: settings.HSTS_SUBDOMAINS === 'on',
    switchedOff: settings.SWITCHED_OFF,
    switchesFile: settings.SWITCHES_FILE,
    freshFor: settings.API_FRESH_SECONDS * 1000,
    renderedFor: settings.PAGE_FRESH_SECONDS * 1000,
    limits: {
      answerBytes: settings.API_CACHE_MEGABYTES * MEGABYTE,
      pageBytes: settings.PAGE_CACHE_MEGABYTES * MEGABYTE,
      atOnce: settings.MOST_AT_ONCE,
      patience: settings.PAGE_SECONDS * 1000,
    },
    warnings: warningsOf({ given, names, ...addresses }),
    public: {
      appName: settings.APP_NAME,
      apiUrl: settings.API_URL,
      keepUrl: settings.KEEP_URL ?? settings.API_URL,
      liffId: settings.LIFF_ID,
      liffPlugins: settings.LIFF_PLUGINS,
      errorReportDsn: settings.ERROR_REPORT_DSN,
      // The service takes what says nothing for production.
      errorReportEnvironment:
        settings.ERROR_REPORT_DSN &&
        (settings.ERROR_REPORT_ENVIRONMENT ??
          (settings.NODE_ENV === 'production' ? 'production' : 'development')),
      errorReportSample: settings.ERROR_REPORT_SAMPLE < 1 ? settings.ERROR_REPORT_SAMPLE : undefined,
      tracking: trackingOf(settings),
      extraScripts: settings.EXTRA_SCRIPTS,
      offlinePages: settings.OFFLINE_PAGES === 'on',
      release: settings.RELEASE,
    },
  };
}

function trackingOf(settings: v.InferOutput<typeof environment>): TrackingConfig | undefined {
  const { TRACKING_URL: url, TRACKING_CONSENT: consent, TRACKING_SITE_ID: siteId } = settings;
  if (!url) return undefined;
  return settings.TRACKING_TRANSPORT === 'matomo' && siteId !== undefined
    ? { transport: 'matomo', url, siteId, consent }
    : { transport: 'beacon', url, productKey: settings.TRACKING_PRODUCT_KEY, consent };
}

/** An address below the LIFF endpoint opens the page in the app. */
const openLink = (liffId: string | undefined): string | undefined =>
  liffId && `https://liff.line.me/${liffId}/{searchId}{path}{query}`;
