import { describe, expect, it } from 'vitest';
import { plugins } from '../testing/plugins.js';
import { ConfigError, readConfig as readConfigOf, type ServerConfig } from './config.js';

const API_URL = 'https://api.example';
const readConfig = (env: Parameters<typeof readConfigOf>[0]): ServerConfig => readConfigOf(env, plugins);

function mistakes(env: Record<string, string | undefined>): string[] {
  try {
    readConfig(env);
    return [];
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigError);
    return (error as ConfigError).message.split('\n');
  }
}

describe('configuration', () => {
  it('configuration needs nothing but the address of the API', () => {
    expect(readConfig({ API_URL })).toEqual({
      port: 3000,
      host: '0.0.0.0',
      keepAliveSeconds: 75,
      publicUrl: 'http://localhost:3000',
      internalApiUrl: API_URL,
      imageOrigins: [API_URL],
      appLinkTemplates: {
        addFriend: 'https://line.me/R/ti/p/{searchId}',
        chat: 'https://line.me/R/oaMessage/{searchId}/?{text}',
        share: 'https://line.me/R/share?text={text}',
        call: 'https://line.me/R/oa/call/{searchId}?confirmation=true&from=call_url',
        open: 'https://line.me/R/ti/p/{searchId}',
        update: 'https://line.me/R/download',
      },
      settings: {},
      siteName: undefined,
      securityContact: undefined,
      sitemapAccounts: [],
      switchedOff: '',
      hstsSubdomains: false,
      logLevel: 'warn',
      assetsFolder: undefined,
      freshFor: 30_000,
      renderedFor: 10_000,
      limits: { answerBytes: 48_000_000, pageBytes: 48_000_000, atOnce: 100, patience: 10_000 },
      warnings: [],
      extraOrigins: [],
      public: {
        appName: undefined,
        apiUrl: API_URL,
        keepUrl: API_URL,
        liffId: undefined,
        liffPlugins: [],
        errorReportDsn: undefined,
        tracking: undefined,
        extraScripts: [],
        offlinePages: true,
        release: undefined,
      },
    });
  });

  it('configuration treats an empty variable as unset', () => {
    expect(readConfig({ API_URL, PORT: '', LIFF_ID: '', KEEP_URL: '' })).toEqual(readConfig({ API_URL }));
  });

  it('configuration reads every variable', () => {
    const config = readConfig({
      API_URL,
      PORT: '8080',
      HOST: '127.0.0.1',
      PUBLIC_URL: 'https://page.example/',
      API_INTERNAL_URL: 'http://api.internal:81/base/',
      KEEP_URL: 'https://keep.example',
      IMAGE_ORIGINS: 'https://a.example, https://b.example',
      EXTRA_ORIGINS: 'https://login.example wss://*.chat.example http://localhost:8080',
      APP_NAME: 'Harbor Chat',
      APP_CHAT_LINK: 'app://chat/{searchId}',
      LIFF_ID: '123-abc',
      ERROR_REPORT_DSN: 'https://key@errors.example/base/7',
      ERROR_REPORT_ENVIRONMENT: 'staging',
      ERROR_REPORT_SAMPLE: '0.1',
      TRACKING_URL: 'https://events.example/collect',
      TRACKING_PRODUCT_KEY: 'other',
      TRACKING_CONSENT: 'required',
      OFFLINE_PAGES: 'off',
      RELEASE: '1.2.3',
      SECURITY_CONTACT: 'mailto:security@page.example',
      SITEMAP_ACCOUNTS: '@komorebi @shanlan',
      API_FRESH_SECONDS: '60',
      PAGE_FRESH_SECONDS: '5',
      API_CACHE_MEGABYTES: '200',
      PAGE_CACHE_MEGABYTES: '100',
      MOST_AT_ONCE: '20',
      PAGE_SECONDS: '5',
    });
    expect(config).toMatchObject({
      port: 8080,
      host: '127.0.0.1',
      publicUrl: 'https://page.example',
      internalApiUrl: 'http://api.internal:81/base',
      imageOrigins: ['https://a.example', 'https://b.example'],
      extraOrigins: ['https://login.example', 'wss://*.chat.example', 'http://localhost:8080'],
      appLinkTemplates: { chat: 'app://chat/{searchId}' },
      securityContact: 'mailto:security@page.example',
      sitemapAccounts: ['@komorebi', '@shanlan'],
      freshFor: 60_000,
      renderedFor: 5000,
      limits: { answerBytes: 200_000_000, pageBytes: 100_000_000, atOnce: 20, patience: 5000 },
      public: {
        appName: 'Harbor Chat',
        apiUrl: API_URL,
        keepUrl: 'https://keep.example',
        liffId: '123-abc',
        errorReportDsn: 'https://key@errors.example/base/7',
        errorReportEnvironment: 'staging',
        errorReportSample: 0.1,
        tracking: {
          transport: 'beacon',
          url: 'https://events.example/collect',
          productKey: 'other',
          consent: 'required',
        },
        offlinePages: false,
        release: '1.2.3',
      },
    });
  });

  it('configuration tells browsers nothing of how the server reaches the API', () => {
    const config = readConfig({ API_URL, API_INTERNAL_URL: 'http://secret.internal' });
    expect(JSON.stringify(config.public)).not.toContain('secret');
  });

  it('configuration reads extra scripts, each with an integrity value or `no-integrity` after a #', () => {
    const EXTRA_SCRIPTS = 'https://a.example/a.js#sha384-AbC+/9== https://b.example/b.js?v=1#no-integrity';
    expect(readConfig({ API_URL, EXTRA_SCRIPTS }).public.extraScripts).toEqual([
      { src: 'https://a.example/a.js', integrity: 'sha384-AbC+/9==' },
      { src: 'https://b.example/b.js?v=1' },
    ]);
  });

  it('configuration reads the address of a Matomo service', () => {
    const { tracking } = readConfig({
      API_URL,
      TRACKING_URL: 'https://matomo.example/matomo.php',
      TRACKING_TRANSPORT: 'matomo',
      TRACKING_SITE_ID: '12',
    }).public;
    expect(tracking).toEqual({
      transport: 'matomo',
      url: 'https://matomo.example/matomo.php',
      siteId: 12,
      consent: 'granted',
    });
  });

  it.each([
    ...['API_URL', 'API_INTERNAL_URL', 'KEEP_URL', 'PUBLIC_URL', 'TRACKING_URL', 'APP_UPDATE_LINK'].map(
      (name) => [name, 'https://*.example.com'] as const,
    ),
    ['ERROR_REPORT_DSN', 'https://key@*.example.com/1'],
    ['MAP_TILES_URL', 'https://*.example.com/{z}/{x}/{y}.png'],
    ['EXTRA_SCRIPTS', 'https://*.example.com/a.js#no-integrity'],
  ] as const)('configuration refuses a host that stands for many in %s', (name, value) => {
    expect(() => readConfig({ API_URL, [name]: value })).toThrow(`${name} must be an address.`);
  });

  it.each([
    [{ API_URL: undefined }, 'API_URL must be set.'],
    [{ API_URL: 'nonsense' }, 'API_URL must be an address.'],
    [{ API_URL: 'https://api.example/v1/' }, 'API_URL must end before /v1, which the page adds by itself.'],
    [{ API_URL: 'https://me:pw@api.example' }, 'API_URL must have no user name, query or fragment.'],
    [{ KEEP_URL: 'https://api.example?v=2' }, 'KEEP_URL must have no user name, query or fragment.'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be error, warn or info.'],
    [{ API_URL: 'ftp://api.example' }, 'API_URL must begin with http:// or https://.'],
    [{ API_URL: 'https:api.example' }, 'API_URL must begin with http:// or https://.'],
    [{ API_INTERNAL_URL: 'x' }, 'API_INTERNAL_URL must be an address.'],
    [{ PUBLIC_URL: 'javascript:alert(1)' }, 'PUBLIC_URL must begin with http:// or https://.'],
    [{ PORT: 'abc' }, 'PORT must be a number.'],
    [{ PORT: '65536' }, 'PORT must be at most 65535.'],
    [{ IMAGE_ORIGINS: 'https://a.example b' }, 'IMAGE_ORIGINS must be an address.'],
    [{ NODE_ENV: 'production' }, 'PUBLIC_URL must be set in production.'],
    [{ PORT: '1e3' }, 'PORT must be a number.'],
    [{ HOST: 'http://localhost' }, 'HOST must be a host name or an IP address.'],
    [{ KEEP_ALIVE_SECONDS: '0' }, 'KEEP_ALIVE_SECONDS must be at least 1.'],
    [{ API_FRESH_SECONDS: '30000000' }, 'API_FRESH_SECONDS must be at most 86400.'],
    [{ PAGE_FRESH_SECONDS: '10s' }, 'PAGE_FRESH_SECONDS must be a number of seconds.'],
    [{ API_CACHE_MEGABYTES: '48MB' }, 'API_CACHE_MEGABYTES must be a number of megabytes.'],
    [{ PAGE_CACHE_MEGABYTES: '0' }, 'PAGE_CACHE_MEGABYTES must be at least 1.'],
    [{ PAGE_SECONDS: '30' }, 'PAGE_SECONDS must be at most 25.'],
    [{ ASSETS_FOLDER: 'assets' }, 'ASSETS_FOLDER must be an absolute path.'],
    [{ MOST_AT_ONCE: '-1' }, 'MOST_AT_ONCE must be a number.'],
    [{ LIFF_PLUGINS: 'https://a.example/a.js' }, 'LIFF_PLUGINS must hold paths such as /plugin.js.'],
    [{ APP_CHAT_LINK: 'javascript:alert("{searchId}")' }, 'APP_CHAT_LINK must be an address.'],
    [
      { APP_CHAT_LINK: 'app://{searchId}/{message}' },
      'APP_CHAT_LINK must have no other places than {searchId}, {text}, {path} and {query}.',
    ],
    [{ APP_OPEN_LINK: 'app://{searchId}/{searchId}' }, 'APP_OPEN_LINK must have each place once.'],
    [{ MAP_TILES_URL: 'https://tiles.example/a.png' }, 'MAP_TILES_URL must contain {z}, {x} and {y}.'],
    [
      { MAP_TILES_URL: 'https://{s}.tiles.example/{z}/{x}/{y}.png' },
      'MAP_TILES_URL must have no other places than {z}, {x} and {y}.',
    ],
    [
      { ERROR_REPORT_DSN: 'https://key@errors.example/a;b/7' },
      'ERROR_REPORT_DSN must look like https://key@host/project.',
    ],
    [{ APP_ADD_FRIEND_LINK: 'https://app.example' }, 'APP_ADD_FRIEND_LINK must contain {searchId}.'],
    [{ APP_ADD_FRIEND_LINK: 'https://app.example/{searchId}' }, 'APP_NAME must be set.'],
    [{ APP_NAME: 'A name that is much too long' }, 'APP_NAME must have at most 20 characters.'],
    [{ APP_SHARE_LINK: 'https://app.example' }, 'APP_SHARE_LINK must contain {text}.'],
    [
      { ERROR_REPORT_DSN: 'https://errors.example/7' },
      'ERROR_REPORT_DSN must look like https://key@host/project.',
    ],
    [{ ERROR_REPORT_SAMPLE: '1.5' }, 'ERROR_REPORT_SAMPLE must be a number from 0 to 1, such as 0.1.'],
    [{ ERROR_REPORT_SAMPLE: '10%' }, 'ERROR_REPORT_SAMPLE must be a number from 0 to 1, such as 0.1.'],
    [
      { ERROR_REPORT_ENVIRONMENT: 'my staging' },
      'ERROR_REPORT_ENVIRONMENT must be a word of at most 64 letters, digits, hyphens and dots.',
    ],
    [{ TRACKING_TRANSPORT: 'pigeon' }, 'TRACKING_TRANSPORT must be beacon or matomo.'],
    [{ LIFF_ID: 'https://liff.line.me/1-a' }, 'LIFF_ID must look like 1234567890-AbcdEfgh.'],
    [
      { TRACKING_TRANSPORT: 'matomo', TRACKING_URL: 'https://matomo.example/matomo.php' },
      'TRACKING_SITE_ID must be set.',
    ],
    [{ TRACKING_TRANSPORT: 'matomo', TRACKING_SITE_ID: '12' }, 'TRACKING_URL must be set.'],
    [{ TRACKING_SITE_ID: 'home' }, 'TRACKING_SITE_ID must be a number.'],
    [{ TRACKING_CONSENT: 'maybe' }, 'TRACKING_CONSENT must be granted or required.'],
    [{ OFFLINE_PAGES: 'no' }, 'OFFLINE_PAGES must be on or off.'],
    [{ EXTRA_SCRIPTS: '/a.js#no-integrity' }, 'EXTRA_SCRIPTS must be an address.'],
    [
      { EXTRA_SCRIPTS: 'https://a.example/a.js' },
      'EXTRA_SCRIPTS must have sha256-…, sha384-…, sha512-… or no-integrity behind a #.',
    ],
    [
      { SECURITY_CONTACT: 'security@page.example' },
      'SECURITY_CONTACT must be mailto:…, https://… or tel:+….',
    ],
    [{ SITEMAP_ACCOUNTS: '@komorebi shanlan' }, 'SITEMAP_ACCOUNTS must hold ids such as @komorebi.'],
    [
      { EXTRA_SCRIPTS: 'https://a.example/a.js#md5-x' },
      'EXTRA_SCRIPTS must have sha256-…, sha384-…, sha512-… or no-integrity behind a #.',
    ],
  ])('configuration reports the mistake in %o in one sentence', (env, sentence) => {
    expect(mistakes({ API_URL, ...env })).toEqual([sentence]);
  });

  const encrypted = 'must begin with https:// or wss://, or http://localhost';
  it.each([
    ['*', 'must be an address'],
    ["'unsafe-inline'", 'must be an address'],
    ['https:', 'must be an address'],
    ['https://*', 'must be an address'],
    ['https://a.*', 'must be an address'],
    ['https://a.example;script-src', 'must be an address'],
    ['https://*.com', 'must name the hosts, such as https://*.example.com'],
    ['data:text/plain', encrypted],
    ['http://a.example', encrypted],
    ['ws://a.example', encrypted],
    ['http://localhost.a.example', encrypted],
    ['http://localhost:1@a.example', encrypted],
    [
      'https://a.example/b',
      'must be an origin such as https://www.example.com, without path, query or password',
    ],
  ])('configuration refuses %s in EXTRA_ORIGINS in one sentence', (value, rule) => {
    expect(mistakes({ API_URL, EXTRA_ORIGINS: `https://b.example ${value}` })).toEqual([
      `EXTRA_ORIGINS ${rule}.`,
    ]);
  });

  const addresses = [
    'API_URL',
    'API_INTERNAL_URL',
    'KEEP_URL',
    'PUBLIC_URL',
    'TRACKING_URL',
    'APP_UPDATE_LINK',
    'IMAGE_ORIGINS',
    'EXTRA_SCRIPTS',
    'MAP_TILES_URL',
    'ERROR_REPORT_DSN',
  ];
  const ends: Readonly<Record<string, string>> = {
    EXTRA_SCRIPTS: '/a.js#no-integrity',
    MAP_TILES_URL: '/{z}/{x}/{y}.png',
    ERROR_REPORT_DSN: '/7',
  };
  const start = (name: string): string => (name === 'ERROR_REPORT_DSN' ? 'https://key@' : 'https://');

  it.each(
    addresses.flatMap((name) =>
      [
        'host.example;script-src',
        "host.example'",
        'ho\u0000st.example',
        '{host}.example',
        'a\\b.example',
      ].map((host) => [name, host] as const),
    ),
  )('configuration takes no %s whose host could write into a policy: %j', (name, host) => {
    const [sentence, ...others] = mistakes({ API_URL, [name]: `${start(name)}${host}${ends[name] ?? ''}` });
    expect(sentence).toMatch(new RegExp(`^${name} must `));
    expect(others).toEqual([]);
  });

  const lists = ['IMAGE_ORIGINS', 'EXTRA_SCRIPTS', 'SITEMAP_ACCOUNTS', 'LIFF_PLUGINS'];
  const good: Readonly<Record<string, string>> = {
    APP_NAME: 'Harbor',
    SITE_NAME: 'Harbor profiles',
    RELEASE: '1.2.3',
    MAP_ATTRIBUTION: 'Map of the harbor',
    TRACKING_PRODUCT_KEY: 'profile',
    SECURITY_CONTACT: 'mailto:security@page.example',
    LIFF_ID: '1-a',
    HOST: '127.0.0.1',
    PORT: '3000',
    MOST_AT_ONCE: '5',
    LOG_LEVEL: 'info',
    APP_CHAT_LINK: 'app://chat/{searchId}',
    ...Object.fromEntries(addresses.map((name) => [name, `${start(name)}host.example${ends[name] ?? ''}`])),
  };

  it.each(Object.keys(good).filter((name) => !lists.includes(name)))(
    'configuration takes %s without a line’s end, and refuses it with one',
    (name) => {
      const value = good[name] ?? '';
      expect(mistakes({ API_URL, [name]: value })).toEqual([]);
      for (const odd of [`${value}\n`, `${value}\r\n`, ` ${value}`, `${value}\u0000`])
        expect(mistakes({ API_URL, [name]: odd })[0], JSON.stringify(odd)).toMatch(
          new RegExp(`^${name} must `),
        );
    },
  );

  it.each(['PUBLIC_URL', 'IMAGE_ORIGINS'])('configuration takes only an origin for %s', (name) => {
    for (const rest of ['/shop', '/?a=1', '?', '#part', '/a/..;x'])
      expect(mistakes({ API_URL, [name]: `https://host.example${rest}` }), rest).toEqual([
        `${name} must be an origin such as https://www.example.com, without path, query or password.`,
      ]);
    expect(mistakes({ API_URL, [name]: 'https://me:secret@host.example' })[0]).not.toContain('secret');
  });

  it('configuration writes an origin as browsers do', () => {
    expect(
      readConfig({
        API_URL,
        PUBLIC_URL: 'HTTPS://Page.Example:443/',
        IMAGE_ORIGINS: 'https://*.CDN.example/',
      }),
    ).toMatchObject({ publicUrl: 'https://page.example', imageOrigins: ['https://*.cdn.example'] });
  });

  it('configuration reports all mistakes at once', () => {
    expect(mistakes({ PORT: 'abc', KEEP_URL: 'x' })).toEqual([
      'PORT must be a number.',
      'API_URL must be set.',
      'KEEP_URL must be an address.',
    ]);
  });
});

describe('a variable without effect', () => {
  const warnings = (env: Record<string, string>, list = plugins): readonly string[] =>
    readConfigOf({ API_URL, ...env }, list).warnings;
  const unread = (name: string): string =>
    `Nobody reads ${name}: it is misspelt, or the plugin that reads it is not in the list.`;

  it.each([
    ['API_ULR', 'API_URL'],
    ['TRACKING_TRANSPROT', 'TRACKING_TRANSPORT'],
    ['Image_Origins', 'IMAGE_ORIGINS'],
    ['MAP_TILE_URL', 'MAP_TILES_URL'],
  ])('a variable such as %s is probably meant to be %s', (given, meant) => {
    expect(warnings({ [given]: 'x' })).toEqual([`Unknown variable ${given}: did you mean ${meant}?`]);
  });

  it.each(['TRACKING_KEY', 'APP_DOWNLOAD_LINK', 'MAP_STYLE', 'liff_id_of_tests'])(
    'a variable such as %s, which begins like ours, is told of if nobody reads it',
    (name) => {
      expect(warnings({ [name]: 'x' })).toEqual([unread(name)]);
    },
  );

  it('the variables of a plugin are told of if the plugin is not in the list', () => {
    const names = plugins.flatMap(({ server }) => Object.keys(server?.variables ?? {}));
    expect(names).toContain('MAP_TILES_URL');
    const env = Object.fromEntries(names.map((name) => [name, 'https://a.example/{z}/{x}/{y}.png']));
    expect(warnings(env, [])).toEqual(names.map(unread));
    expect(warnings({ MAP_TILES_URL: 'https://a.example/{z}/{x}/{y}.png' })).toEqual([]);
  });

  it.each([
    ...['HOME', 'POST', 'HOSTNAME', 'NODE_ENV', 'NODE_OPTIONS', 'npm_config_cache', 'APPDATA'],
    // Kubernetes adds these for each service, by its name.
    ...['API_SERVICE_HOST', 'API_SERVICE_PORT_HTTP', 'API_PORT', 'APP_PORT_80_TCP', 'APP_PORT_80_TCP_ADDR'],
  ])('a variable of others, such as %s, is not told of', (name) => {
    expect(warnings({ [name]: 'x' })).toEqual([]);
  });

  it('a server that does not start for want of a variable says which one was misspelt', () => {
    expect(mistakes({ API_ULR: API_URL })).toEqual([
      'API_URL must be set.',
      'Unknown variable API_ULR: did you mean API_URL?',
    ]);
  });

  it('an empty variable is not told of', () => {
    expect(warnings({ TRACKING_KEY: '', TRACKING_CONSENT: '', APP_NAME: '' })).toEqual([]);
  });

  const links = {
    APP_ADD_FRIEND_LINK: 'https://harbor.example/{searchId}',
    APP_CHAT_LINK: 'https://harbor.example/{searchId}/chat',
    APP_SHARE_LINK: 'https://harbor.example/?{text}',
    APP_CALL_LINK: 'https://harbor.example/{searchId}/call',
    APP_UPDATE_LINK: 'https://harbor.example/download',
  };

  it('the name of another app is told of as long as some links lead to LINE', () => {
    expect(warnings({ APP_NAME: 'Harbor Chat' })).toEqual([
      'APP_NAME is Harbor Chat, but links lead to LINE without APP_ADD_FRIEND_LINK, APP_CHAT_LINK, APP_SHARE_LINK, APP_CALL_LINK and APP_UPDATE_LINK.',
    ]);
    expect(warnings({ APP_NAME: 'Harbor Chat', ...links, APP_CALL_LINK: '' })).toEqual([
      'APP_NAME is Harbor Chat, but links lead to LINE without APP_CALL_LINK.',
    ]);
    expect(warnings({ APP_NAME: 'Harbor Chat', ...links })).toEqual([]);
    expect(warnings({ APP_NAME: 'LINE' })).toEqual([]);
  });

  it.each([
    [{ TRACKING_CONSENT: 'required' }, 'TRACKING_CONSENT has no effect without TRACKING_URL.'],
    [{ TRACKING_PRODUCT_KEY: 'x' }, 'TRACKING_PRODUCT_KEY has no effect without TRACKING_URL.'],
    [{ LIFF_PLUGINS: '/plugin.js' }, 'LIFF_PLUGINS has no effect without LIFF_ID.'],
  ])('%o is told of, since it has no effect alone', (env, sentence) => {
    expect(warnings(env)).toEqual([sentence]);
  });

  const asksItself = (name: string): string =>
    `${name} is the address of the page: unless something in front leads /v1 to an API, this server asks itself.`;

  it.each([
    [{ API_URL: 'https://page.example/', PUBLIC_URL: 'https://page.example' }, 'API_URL'],
    [{ API_URL: 'http://localhost:3000' }, 'API_URL'],
    [{ API_URL: 'http://127.0.0.1:4000', PUBLIC_URL: 'https://page.example', PORT: '4000' }, 'API_URL'],
    [{ API_INTERNAL_URL: 'http://[::1]:3000', PUBLIC_URL: 'https://page.example' }, 'API_INTERNAL_URL'],
  ])('an API at the address of the page is told of: %o', (env, name) => {
    expect(warnings(env)).toEqual([asksItself(name)]);
  });

  it('an API on the same origin is not told of if the server reaches it elsewhere, or below a path', () => {
    const PUBLIC_URL = 'https://page.example';
    expect(warnings({ PUBLIC_URL, API_URL: PUBLIC_URL, API_INTERNAL_URL: 'http://api:80' })).toEqual([]);
    expect(warnings({ PUBLIC_URL, API_URL: `${PUBLIC_URL}/api` })).toEqual([]);
  });
});
