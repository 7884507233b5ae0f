import type { Context, MiddlewareHandler } from 'hono';
import { acceptedEncodings, compress, uncompressed, type Compressed } from '../pages/compressed.js';
import type { ServerConfig } from '../requests/config.js';
import { sendBody } from '../requests/headers.js';
import type { Switches } from '../requests/switches.js';
import type { Route } from '../requests/routes.js';

export interface SiteFilesOptions {
  config: ServerConfig;
  /** Serves the browser's files; undefined if something in front serves them. */
  files: MiddlewareHandler | undefined;
  now: () => Date;
  /** Whether the balancer in front should send visitors here. */
  isReady: () => boolean;
  switches: Switches;
  /** Whether answers are compressed here. */
  compresses: boolean;
}

/** For how long security.txt is valid: RFC 9116 recommends less than a year. */
const CONTACT_DAYS = 180;
const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * How long caches keep a file of the build. Browsers ask for the early script with each page: it mends what has come
 * damaged, and a damaged copy of itself that is kept for a year would leave a page that no reload helps.
 */
export function cacheControlOfFile(path: string): string {
  if (/\/assets\/early-[^/]*$/.test(path)) return 'public, max-age=0, s-maxage=31536000';
  return path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600';
}

/** Files of the whole site: those of the build, and those with a well-known name for machines. */
export function siteRoutes({ config, files, now, isReady, switches, compresses }: SiteFilesOptions): Route[] {
  const { publicUrl, securityContact, sitemapAccounts } = config;
  let sitemap: Promise<Compressed> | Compressed | undefined;
  const health: Route[] = [
    { pattern: '/healthz', label: 'health', answer: (context) => context.text('ok') },
    {
      pattern: '/readyz',
      label: 'health',
      answer: (context) =>
        context.text(
          [isReady() ? 'ready' : 'not ready', ...linesOf(switches)].join('\n'),
          isReady() ? 200 : 503,
          {
            'cache-control': 'no-store',
          },
        ),
    },
  ];
  const robots = `User-agent: *\nAllow: /\n${sitemapAccounts.length ? `\nSitemap: ${publicUrl}/sitemap.xml\n` : ''}`;
  const named: Route[] = [
    { pattern: '/robots.txt', label: 'file', answer: (context) => context.text(robots) },
    {
      pattern: '/.well-known/security.txt',
      label: 'file',
      answer: (context) =>
        securityContact
          ? context.text(securityText(publicUrl, securityContact, now()), 200, {
              'cache-control': 'public, max-age=86400',
            })
          : context.notFound(),
    },
    // The API has no list of accounts, and not every account is to be found by search: the configuration names those.
    {
      pattern: '/sitemap.xml',
      label: 'file',
      answer: async (context) => {
        if (sitemapAccounts.length === 0) return context.notFound();
        // A list of ten thousand is some hundred kilobytes: it is written once, and kept compressed.
        sitemap ??= (compresses ? compress : uncompressed)([
          sitemapIndex(publicUrl, sitemapAccounts),
          new Uint8Array(),
          new Uint8Array(),
        ]);
        const [encoding] = compresses ? acceptedEncodings(context.req.header('accept-encoding')) : [];
        const bytes = await (await sitemap).as(encoding);
        return sendBody(
          context,
          undefined,
          { bytes, encoding },
          {
            'content-type': 'application/xml; charset=utf-8',
            'cache-control': 'public, max-age=3600',
          },
        );
      },
    },
  ];
  if (!files) return [...health, ...named];
  const built = builtFiles.map((pattern): Route => ({ pattern, label: 'asset', answer: files }));
  return [...health, ...named, ...built, { pattern: '/assets/*', label: 'asset', answer: noSuchFile }];
}

const builtFiles = [
  '/assets/*',
  '/icons/*',
  '/favicon.svg',
  '/favicon.ico',
  '/apple-touch-icon.png',
  '/share.png',
  '/licences.md',
];

/** What is switched off, for whoever asks whether the server is ready. */
const linesOf = (switches: Switches): string[] =>
  switches
    .list()
    .map(({ name, accounts }) => `off: ${name}${accounts === 'all' ? '' : ` (${accounts.join(', ')})`}`);

const securityText = (publicUrl: string, contact: string, now: Date): string =>
  [
    `Contact: ${contact}`,
    `Expires: ${new Date(now.getTime() + CONTACT_DAYS * DAY_MS).toISOString()}`,
    `Canonical: ${publicUrl}/.well-known/security.txt`,
    '',
  ].join('\n');

/** Ids and the address of the site have been checked: nothing in them has a meaning in XML. */
const sitemapIndex = (publicUrl: string, accounts: readonly string[]): Uint8Array =>
  new TextEncoder().encode(`<?xml version="1.0" encoding="UTF-8"?>
<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${accounts.map((id) => `<sitemap><loc>${publicUrl}/${id}/sitemap.xml</loc></sitemap>\n`).join('')}</sitemapindex>
`);

/** Answers those who look for a file, and have no use for an HTML error page. */
export const noSuchFile = (context: Context): Response =>
  context.text('There is no such file.', 404, { 'cache-control': 'no-store' });
