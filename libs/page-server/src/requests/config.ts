import { distance } from 'fastest-levenshtein';
import * as v from 'valibot';
import { searchId } from '@oa-profile/api-client/schemas';
import type { MapTiles } from '@oa-profile/profile';
import { logLevels, type LogLevel } from './log.js';
import type { ExtraScript, PublicConfig, TrackingConfig } from '@oa-profile/page-start/document';

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
  /**
   * Links into the app. `{searchId}` stands for the account, `{text}` for a message to be sent; in `open`, `{path}` for
   * the view, and `{query}` for the choices made there and the parameters that all links keep.
   */
  appLinkTemplates: Record<'addFriend' | 'chat' | 'share' | 'call' | 'open' | 'update', string>;
  /** Where maps get their tiles; without them, the place is described in words only. */
  mapTiles: MapTiles | undefined;
  /** Name of the site, for previews and below each page. @default what the page is, in its language */
  siteName: string | undefined;
  /** Where to report a vulnerability: a `mailto:`, `https:` or `tel:` address. */
  securityContact: string | undefined;
  /** Search ids of the accounts that are listed in the sitemap. */
  sitemapAccounts: string[];
  /** Entries of a less important level are not logged. */
  logLevel: LogLevel;
  public: PublicConfig;
}

const webUrl = v.pipe(
  v.string(),
  v.url('must be an address'),
  v.regex(/^https?:\/\//, 'must begin with http:// or https://'),
  v.transform((url) => url.replace(/(?<!\/)\/+$/, '')),
);
const apiUrl = v.pipe(
  webUrl,
  // The clients refuse these too, but only at the first visit.
  v.check((url) => !/[?#@]/.test(url), 'must have no user name, query or fragment'),
  v.check((url) => !/\/v\d+$/.test(url), 'must end before /v1, which the page adds by itself'),
);
const port = v.pipe(
  v.string(),
  v.regex(/^\d+$/, 'must be a number'),
  v.transform(Number),
  v.maxValue(65535, 'must be at most 65535'),
);
const seconds = v.pipe(
  v.string(),
  v.regex(/^[1-9]\d{0,3}$/, 'must be a number of seconds'),
  v.transform(Number),
);
const dsn = v.pipe(
  webUrl,
  v.regex(/^https?:\/\/[^/@:]+@[^/]+(\/[^/]+)*\/\d+$/, 'must look like https://key@host/project'),
);
const siteId = v.pipe(v.string(), v.regex(/^[1-9]\d*$/, 'must be a number'), v.transform(Number));
const liffId = v.pipe(v.string(), v.regex(/^\d+-\w+$/, 'must look like 1234567890-AbcdEfgh'));
const list = v.pipe(
  v.string(),
  v.transform((text) => text.split(/[\s,]+/).filter(Boolean)),
);
const linkTemplate = v.pipe(v.string(), v.includes('{searchId}', 'must contain {searchId}'));
const shareTemplate = v.pipe(v.string(), v.includes('{text}', 'must contain {text}'));
const tileTemplate = v.pipe(
  v.string(),
  v.regex(/^https?:\/\//, 'must begin with http:// or https://'),
  v.check(
    (url) => ['{z}', '{x}', '{y}'].every((part) => url.includes(part)),
    'must contain {z}, {x} and {y}',
  ),
);
const contact = v.pipe(
  v.string(),
  v.regex(/^(mailto:[^@\s]+@[^@\s]+|https:\/\/\S+|tel:\+[\d-]+)$/, 'must be mailto:…, https://… or tel:+…'),
);
const searchIds = v.pipe(
  list,
  v.array(
    v.pipe(
      v.string(),
      v.check((id) => v.is(searchId, id), 'must hold ids such as @komorebi'),
    ),
  ),
);
/** Stands in place of an integrity value for a script that changes without notice. */
const NO_INTEGRITY = 'no-integrity';
const integrity = v.pipe(
  v.string('must have sha256-…, sha384-…, sha512-… or no-integrity behind a #'),
  v.regex(
    /^(sha(256|384|512)-[\w+/]+=*|no-integrity)$/,
    'must have sha256-…, sha384-…, sha512-… or no-integrity behind a #',
  ),
);
const extraScripts = v.pipe(
  list,
  v.array(
    v.pipe(
      v.string(),
      // `address#sha384-…`: the integrity value follows the `#`.
      v.transform((entry) => {
        const [src = '', integrity] = entry.split('#');
        return { src, integrity };
      }),
      v.object({ src: webUrl, integrity }),
      v.transform(({ src, integrity }): ExtraScript => ({
        src,
        ...(integrity !== NO_INTEGRITY && { integrity }),
      })),
    ),
  ),
);

/** Opens an account in LINE, which is the app where no other is configured. */
const LINE_LINK = 'https://line.me/R/ti/p/{searchId}';

const variables = v.object({
  PORT: v.optional(port, '3000'),
  HOST: v.optional(v.string(), '0.0.0.0'),
  KEEP_ALIVE_SECONDS: v.optional(seconds, '75'),
  PUBLIC_URL: v.optional(webUrl),
  API_URL: apiUrl,
  API_INTERNAL_URL: v.optional(apiUrl),
  KEEP_URL: v.optional(apiUrl),
  IMAGE_ORIGINS: v.optional(v.pipe(list, v.array(webUrl)), ''),
  APP_NAME: v.optional(v.pipe(v.string(), v.maxLength(20, 'must have at most 20 characters'))),
  APP_ADD_FRIEND_LINK: v.optional(linkTemplate, LINE_LINK),
  APP_CHAT_LINK: v.optional(linkTemplate, 'https://line.me/R/oaMessage/{searchId}/?{text}'),
  APP_SHARE_LINK: v.optional(shareTemplate, 'https://line.me/R/share?text={text}'),
  APP_CALL_LINK: v.optional(
    linkTemplate,
    'https://line.me/R/oa/call/{searchId}?confirmation=true&from=call_url',
  ),
  APP_OPEN_LINK: v.optional(linkTemplate),
  APP_UPDATE_LINK: v.optional(webUrl, 'https://line.me/R/download'),
  MAP_TILES_URL: v.optional(tileTemplate),
  MAP_ATTRIBUTION: v.optional(v.string(), ''),
  LIFF_ID: v.optional(liffId),
  LIFF_PLUGINS: v.optional(list, ''),
  ERROR_REPORT_DSN: v.optional(dsn),
  TRACKING_URL: v.optional(webUrl),
  TRACKING_TRANSPORT: v.optional(v.picklist(['beacon', 'matomo'], 'must be beacon or matomo'), 'beacon'),
  TRACKING_PRODUCT_KEY: v.optional(v.string(), 'profile'),
  TRACKING_SITE_ID: v.optional(siteId),
  TRACKING_CONSENT: v.optional(v.picklist(['granted', 'required'], 'must be granted or required'), 'granted'),
  EXTRA_SCRIPTS: v.optional(extraScripts, ''),
  OFFLINE_PAGES: v.optional(v.picklist(['on', 'off'], 'must be on or off'), 'on'),
  RELEASE: v.optional(v.string()),
  SITE_NAME: v.optional(v.pipe(v.string(), v.maxLength(60, 'must have at most 60 characters'))),
  SECURITY_CONTACT: v.optional(contact),
  SITEMAP_ACCOUNTS: v.optional(searchIds, ''),
  LOG_LEVEL: v.optional(v.picklist(logLevels, 'must be error, warn or info'), 'warn'),
});
const environment = v.pipe(
  variables,
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

/**
 * Reads the configuration from environment variables.
 *
 * @throws ConfigError with one line per mistake.
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>): ServerConfig {
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ''),
  );
  const result = v.safeParse(environment, given, { abortPipeEarly: true });
  if (!result.success) {
    const lines = result.issues.map(({ path, message }) => {
      const name = String(path?.[0]?.key);
      return `${name} ${name in given ? message : 'must be set'}.`;
    });
    throw new ConfigError([...new Set(lines)].join('\n'));
  }
  const settings = result.output;
  return {
    port: settings.PORT,
    host: settings.HOST,
    keepAliveSeconds: settings.KEEP_ALIVE_SECONDS,
    publicUrl: settings.PUBLIC_URL ?? `http://localhost:${settings.PORT}`,
    internalApiUrl: settings.API_INTERNAL_URL ?? settings.API_URL,
    imageOrigins: settings.IMAGE_ORIGINS.length ? settings.IMAGE_ORIGINS : [new URL(settings.API_URL).origin],
    appLinkTemplates: {
      addFriend: settings.APP_ADD_FRIEND_LINK,
      chat: settings.APP_CHAT_LINK,
      share: settings.APP_SHARE_LINK,
      call: settings.APP_CALL_LINK,
      open: settings.APP_OPEN_LINK ?? openLink(settings.LIFF_ID) ?? settings.APP_ADD_FRIEND_LINK,
      update: settings.APP_UPDATE_LINK,
    },
    mapTiles: settings.MAP_TILES_URL
      ? { url: settings.MAP_TILES_URL, attribution: settings.MAP_ATTRIBUTION }
      : undefined,
    siteName: settings.SITE_NAME,
    securityContact: settings.SECURITY_CONTACT,
    sitemapAccounts: settings.SITEMAP_ACCOUNTS,
    logLevel: settings.LOG_LEVEL,
    public: {
      appName: settings.APP_NAME,
      apiUrl: settings.API_URL,
      keepUrl: settings.KEEP_URL ?? settings.API_URL,
      liffId: settings.LIFF_ID,
      liffPlugins: settings.LIFF_PLUGINS,
      errorReportDsn: settings.ERROR_REPORT_DSN,
      tracking: trackingOf(settings),
      extraScripts: settings.EXTRA_SCRIPTS,
      offlinePages: settings.OFFLINE_PAGES === 'on',
      release: settings.RELEASE,
    },
  };
}

/** Shorter names resemble too many others: HOME is two letters from HOST. */
const MIN_NAME_LENGTH = 7;

/** Unknown variables that are spelt almost like a known one, each with the name that is probably meant. */
export function misspeltVariables(env: Readonly<Record<string, unknown>>): [given: string, meant: string][] {
  const known = Object.keys(variables.entries);
  return Object.keys(env)
    .filter((name) => !known.includes(name) && name.length >= MIN_NAME_LENGTH)
    .flatMap((name) => {
      const meant = known.find(
        (other) => other.length >= MIN_NAME_LENGTH && distance(name.toUpperCase(), other) <= 2,
      );
      return meant ? [[name, meant] as [string, string]] : [];
    });
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
