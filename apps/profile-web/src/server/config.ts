import * as v from 'valibot';
import type { PublicConfig } from '../shared/page-elements.js';

/** Configuration of the page server. */
export interface ServerConfig {
  port: number;
  host: string;
  /** How visitors reach the page, without a slash at the end; for canonical links and previews. */
  publicUrl: string;
  /** How this server reaches the Profile API. */
  internalApiUrl: string;
  /** Origins that pictures may come from. */
  imageOrigins: string[];
  /** Links into the app; `{searchId}` stands for the account. */
  appLinkTemplates: { addFriend: string; chat: string };
  public: PublicConfig;
}

const webUrl = v.pipe(
  v.string(),
  v.url('must be an address'),
  v.regex(/^https?:\/\//, 'must begin with http:// or https://'),
  v.transform((url) => url.replace(/\/+$/, '')),
);
const port = v.pipe(
  v.string(),
  v.regex(/^\d+$/, 'must be a number'),
  v.transform(Number),
  v.maxValue(65535, 'must be at most 65535'),
);
const list = v.pipe(
  v.string(),
  v.transform((text) => text.split(/[\s,]+/).filter(Boolean)),
);
const linkTemplate = v.pipe(v.string(), v.includes('{searchId}', 'must contain {searchId}'));
const integrity = v.pipe(
  v.string(),
  v.regex(/^sha(256|384|512)-[\w+/]+=*$/, 'must have sha256-…, sha384-… or sha512-… behind a #'),
);
const extraScripts = v.pipe(
  list,
  v.array(
    v.pipe(
      v.string(),
      // `address#sha384-…`: the integrity value stands behind the hash.
      v.transform((entry) => {
        const [src = '', integrity] = entry.split('#');
        return { src, ...(integrity && { integrity }) };
      }),
      v.object({ src: webUrl, integrity: v.optional(integrity) }),
    ),
  ),
);

const environment = v.object({
  PORT: v.optional(port, '3000'),
  HOST: v.optional(v.string(), '0.0.0.0'),
  PUBLIC_URL: v.optional(webUrl),
  API_URL: webUrl,
  API_INTERNAL_URL: v.optional(webUrl),
  KEEP_URL: v.optional(webUrl),
  IMAGE_ORIGINS: v.optional(v.pipe(list, v.array(webUrl)), ''),
  APP_ADD_FRIEND_LINK: v.optional(linkTemplate, 'https://line.me/R/ti/p/{searchId}'),
  APP_CHAT_LINK: v.optional(linkTemplate, 'https://line.me/R/oaMessage/{searchId}'),
  LIFF_ID: v.optional(v.string()),
  LIFF_PLUGINS: v.optional(list, ''),
  ERROR_REPORT_DSN: v.optional(webUrl),
  TRACKING_URL: v.optional(webUrl),
  TRACKING_PRODUCT_KEY: v.optional(v.string(), 'profile'),
  EXTRA_SCRIPTS: v.optional(extraScripts, ''),
  RELEASE: v.optional(v.string()),
});

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
    publicUrl: settings.PUBLIC_URL ?? `http://localhost:${settings.PORT}`,
    internalApiUrl: settings.API_INTERNAL_URL ?? settings.API_URL,
    imageOrigins: settings.IMAGE_ORIGINS.length ? settings.IMAGE_ORIGINS : [new URL(settings.API_URL).origin],
    appLinkTemplates: { addFriend: settings.APP_ADD_FRIEND_LINK, chat: settings.APP_CHAT_LINK },
    public: {
      apiUrl: settings.API_URL,
      keepUrl: settings.KEEP_URL ?? settings.API_URL,
      liffId: settings.LIFF_ID,
      liffPlugins: settings.LIFF_PLUGINS,
      errorReportDsn: settings.ERROR_REPORT_DSN,
      trackingUrl: settings.TRACKING_URL,
      trackingProductKey: settings.TRACKING_PRODUCT_KEY,
      extraScripts: settings.EXTRA_SCRIPTS,
      release: settings.RELEASE,
    },
  };
}
