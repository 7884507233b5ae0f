import { describeError, type ErrorCode } from '@oa-profile/errors';
import type { Origin } from '@oa-profile/api-client';
import { Hono, type Context } from 'hono';
import { compress } from 'hono/compress';
import { secureHeaders } from 'hono/secure-headers';
import type { ServerConfig } from './config.js';
import type { AccountFile, AccountFileInput } from './files/account-file.js';
import { contactFile, reservationFile } from './files/account-files.js';
import { accountManifest } from './files/account-manifest.js';
import { accountSitemap } from './files/account-sitemap.js';
import { readReservationQuery } from './files/reservation-query.js';
import { findItem } from './find-item.js';
import type { AccountPage } from '@oa-profile/api-client/schemas';
import type { Language } from '@oa-profile/i18n';
import { pluginTypes, type View } from '@oa-profile/profile';
import type { PageAssets } from './page-assets.js';
import { createPageSource } from './page-source.js';
import { renderAccountPage, type RenderedPage } from './render-account-page.js';
import { renderErrorPage } from './render-error-page.js';
import { contentSecurityPolicy } from './security-headers.js';
import { mountSiteFiles } from './site-files.js';
import { languageOf, readAppEntry, readVisit, type Visit } from './visit.js';

/** Options of {@link createPageServer}. */
export interface PageServerOptions {
  config: ServerConfig;
  assets: PageAssets;
  /** Folder with the browser's files; without one they are served by somebody else. */
  clientFolder?: string;
  /** Milliseconds for which an answer of the API is fresh. */
  freshFor?: number;
  /** Adds to the policy what a development server needs. */
  relaxPolicy?: (policy: string) => string;
  log?: (line: string) => void;
  now?: () => Date;
}

/** For answers that depend on nobody: caches that visitors share keep them, and browsers ask again. */
const SHARED_CACHES = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600, stale-if-error=86400';

/** Creates the page server as a Hono app, which runs the same in development and production. */
export function createPageServer({
  config,
  assets,
  clientFolder,
  freshFor,
  relaxPolicy = (policy) => policy,
  log = (line) => console.error(line),
  now = () => new Date(),
}: PageServerOptions): Hono {
  const logError = (error: unknown): void => {
    const { code, message } = describeError(error);
    log(`${code}: ${message}`);
  };
  const source = createPageSource({
    apiUrl: config.internalApiUrl,
    onError: logError,
    ...(freshFor !== undefined && { freshFor }),
  });
  const app = new Hono();

  app.use(
    secureHeaders({
      // Set page by page: it names the hash of the page's own style.
      contentSecurityPolicy: undefined,
      referrerPolicy: 'strict-origin-when-cross-origin',
      crossOriginResourcePolicy: 'same-origin',
      strictTransportSecurity: config.publicUrl.startsWith('https:') && 'max-age=31536000; includeSubDomains',
      permissionsPolicy: { camera: [], microphone: [], geolocation: ['self'] },
    }),
  );
  mountSiteFiles(app, { config, clientFolder, now });
  app.use(compress());

  function send(
    context: Context,
    origin: Origin,
    status: 200 | 403 | 404 | 503,
    page: RenderedPage,
  ): Response {
    context.header(
      'content-security-policy',
      relaxPolicy(contentSecurityPolicy(config, origin, page.inlineStyle)),
    );
    context.header('vary', 'Accept-Language, User-Agent, Accept-Encoding');
    context.header('cache-control', status === 200 ? SHARED_CACHES : 'no-store');
    if (status === 503) context.header('retry-after', '30');
    return context.html(page.document, status);
  }

  async function failurePage(context: Context, visit: Visit, status: 403 | 404 | 503, code: ErrorCode) {
    const { pathname, search } = new URL(context.req.url);
    const page = await renderErrorPage(code, languageOf(visit), {
      address: `${pathname}${search}`,
      assets,
      onError: logError,
    });
    return send(context, visit.origin, status, page);
  }

  /** Shows something of the account that a visit is to, or the page that says why it cannot be shown. */
  async function withAccount(
    context: Context,
    visit: Visit,
    show: (found: { answer: AccountPage; language: Language }) => Promise<Response>,
  ): Promise<Response> {
    const { searchId, origin } = visit;
    if (!searchId) return failurePage(context, visit, 404, 'INVALID_SEARCH_ID');
    try {
      let language = languageOf(visit);
      let answer = await source.get(searchId, language, origin);
      if ('page' in answer && languageOf(visit, answer.page.account.countryCode) !== language) {
        // Neither address nor browser named a language: the account's country does, once it is known.
        language = languageOf(visit, answer.page.account.countryCode);
        answer = await source.get(searchId, language, origin);
      }
      if ('missing' in answer) {
        return await failurePage(
          context,
          visit,
          answer.missing === 'DATA_NOT_FOUND' ? 404 : 403,
          answer.missing,
        );
      }
      return await show({ answer: answer.page, language });
    } catch (error) {
      logError(error);
      return failurePage(context, visit, 503, 'SERVER_INITIALIZE_ERROR');
    }
  }

  async function accountPage(
    context: Context,
    origin: Origin,
    request: Request = context.req.raw,
  ): Promise<Response> {
    const visit = readVisit(origin, request);
    const { view } = visit;
    if (visit.searchId && (!view || !isKnown(view)))
      return failurePage(context, visit, 404, 'ROUTE_NOT_FOUND');
    return withAccount(context, visit, async ({ answer, language }) => {
      const found =
        view?.name === 'item' ? await findItem(source.clientFor(language, origin), answer, view) : answer;
      if (!found || !view) return failurePage(context, visit, 404, 'DATA_NOT_FOUND');
      const page = await renderAccountPage({
        visit,
        view,
        language,
        answer: found,
        config,
        assets,
        now: now(),
        onError: logError,
      });
      if (!page) return failurePage(context, visit, 404, 'ROUTE_NOT_FOUND');
      return send(context, origin, 200, page);
    });
  }

  /** Answers with a file of the account, a calendar entry for one; 404 where `make` has nothing. */
  async function accountFile(
    context: Context,
    cacheControl: string,
    make: (input: AccountFileInput) => Promise<AccountFile | undefined>,
  ): Promise<Response> {
    const visit = readVisit('web', context.req.raw);
    return withAccount(context, visit, async (found) => {
      const file = await make({ ...found, config, now: now() });
      if (!file) return failurePage(context, visit, 404, 'ROUTE_NOT_FOUND');
      return context.body(file.content, 200, {
        'content-type': file.contentType,
        'cache-control': cacheControl,
        vary: 'Accept-Language, Accept-Encoding',
        'x-robots-tag': 'noindex',
        // Phones then show what is in it at once, and desktops save what they cannot show.
        ...(file.name && { 'content-disposition': `inline; filename="${file.name}"` }),
      });
    });
  }

  app.get('/', (context) => {
    // An old link form: /?accountId=ID
    const { searchParams } = new URL(context.req.url);
    const accountId = searchParams.get('accountId');
    if (!accountId) return failurePage(context, readVisit('web', context.req.raw), 404, 'ROUTE_NOT_FOUND');
    searchParams.delete('accountId');
    const rest = searchParams.size ? `?${searchParams}` : '';
    return context.redirect(`/${encodeURIComponent(accountId).replace(/^%40/, '@')}${rest}`, 301);
  });
  const appEntry = (context: Context): Promise<Response> => {
    const { raw } = context.req;
    const target = readAppEntry(new URL(raw.url));
    if (!target) return failurePage(context, readVisit('liff', raw), 404, 'ROUTE_NOT_FOUND');
    return accountPage(context, 'liff', new Request(target, { headers: raw.headers }));
  };
  app.get('/liff', appEntry);
  app.get('/liff/', appEntry);
  app.get('/liff/:searchId/*', (context) => accountPage(context, 'liff'));
  app.get('/:searchId/contact.vcf', (context) => accountFile(context, SHARED_CACHES, contactFile));
  app.get('/:searchId/sitemap.xml', (context) => accountFile(context, SHARED_CACHES, accountSitemap));
  app.get('/:searchId/manifest.webmanifest', (context) =>
    accountFile(context, SHARED_CACHES, accountManifest),
  );
  app.get('/:searchId/reservation.ics', (context) => {
    const query = readReservationQuery(new URL(context.req.url).searchParams, now());
    // When somebody comes to a table is nobody else's business, and no cache's.
    return accountFile(context, 'no-store', async (input) => query && reservationFile(input, query));
  });
  app.get('/:searchId/*', (context) => accountPage(context, 'web'));
  app.notFound((context) => failurePage(context, readVisit('web', context.req.raw), 404, 'ROUTE_NOT_FOUND'));
  app.onError((error, context) => {
    logError(error);
    return context.text('An error occurred. Please wait a while and then try again.', 500);
  });
  return app;
}

/** Items belong to plugins; who asks for one of any other plugin need not trouble the API. */
const isKnown = (view: View): boolean => view.name !== 'item' || pluginTypes.includes(view.plugin);
