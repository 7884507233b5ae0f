import type { ErrorCode } from '@oa-profile/errors';
import type { Plugin } from '@oa-profile/plugin-sdk/page';
import type { PluginFile, Redirection } from '@oa-profile/plugin-sdk/server';
import { allSections, type View } from '@oa-profile/plugin-sdk/internal';
import { languages, type Language } from '@oa-profile/i18n';
import { Hono, type Context, type MiddlewareHandler } from 'hono';
import { compress } from 'hono/compress';
import { etag } from 'hono/etag';
import { readAppEntry } from '@oa-profile/host-bridge/internal/app-entry';
import { createAccountFiles } from './pages/account-files.js';
import { createAccountPages, type CachedPage } from './pages/account-pages.js';
import {
  acceptedEncodings,
  compress as compressParts,
  uncompressed,
  type ContentEncoding,
} from './pages/compressed.js';
import { bareErrorPage } from './documents/bare-error-page.js';
import type { PageServerLimits, ServerConfig } from './requests/config.js';
import { createFailurePages } from './pages/failure-pages.js';
import type { AccountFile, AccountFileInput } from './files/account-file.js';
import { pluginFile } from './files/plugin-file.js';
import { filesOfEveryAccount } from './files/files-of-every-account.js';
import { RefusedError } from './pages/gate.js';
import { mountHeaders, SHARED_CACHES, varyOf } from './requests/headers.js';
import { watchPictures } from './pages/blocked-pictures.js';
import { createLog, describeFailure } from './requests/log.js';
import type { Metrics } from './node/metrics.js';
import type { Turns } from './node/turns.js';
import { mountMetrics, mountRequestLog, recordFailure, recordVisit } from './requests/watch.js';
import { createOpenedPages } from './pages/opened-pages.js';
import {
  isForPrograms,
  isPage,
  likelyAddresses,
  pagePath,
  readSearchId,
  type PageAddress,
} from './requests/page-address.js';
import type { PageAssets } from './documents/page-assets.js';
import { createSite } from './documents/site.js';
import { createPageSource, type CompletePage } from './pages/page-source.js';
import { createVisitor, type Visitor } from './pages/visitor.js';
import { longestPauseAfter } from './pages/pause.js';
import { within } from './pages/within.js';
import {
  contentSecurityPolicy,
  failurePolicy,
  originsOfPlugins,
  pictureOrigins,
} from './requests/security-headers.js';
import { mountServiceWorker } from './files/serve-service-worker.js';
import { mountSiteFiles, noSuchFile } from './files/site-files.js';
import { mountSpeculationRules, speculationRulesPath } from './files/speculation-rules.js';
import {
  isOfAccount,
  languageOf,
  readVisit,
  wantedLanguage,
  type AccountVisit,
  type Visit,
} from './requests/visit.js';
import { suggestionsFor, type LostVisit } from './requests/suggestions.js';

/** Options of {@link createPageServer}. */
export interface PageServerOptions {
  /** What the site shows, and what visitors can do here. Of others, nothing is asked of the API, sent with the page or served. */
  plugins: readonly Plugin[];
  config: ServerConfig;
  assets: PageAssets;
  /** Serves the browser's files. @default something in front serves them */
  files?: MiddlewareHandler;
  /** Whether answers are compressed here, and not by what is in front. @default true */
  compresses?: boolean;
  /** Has work done in turn, where one process does all of it. @default as soon as it comes */
  turns?: Turns;
  /** Keeps work alive that continues after an answer, where the runtime would end it. @default nothing */
  keepAlive?: (work: Promise<unknown>) => void;
  /**
   * Milliseconds for which an answer of the API is fresh.
   * @default what the configuration says
   */
  freshFor?: number;
  /**
   * Milliseconds for which a rendered page is fresh.
   * @default what the configuration says, or `freshFor` if that is less
   */
  renderedFor?: number;
  /** Whether the balancer in front should send visitors here. @default always */
  isReady?: () => boolean;
  /**
   * Limits of memory and concurrent work.
   * @default what the configuration says
   */
  limits?: PageServerLimits;
  /** Adds what a development server needs to the Content-Security-Policy. */
  relaxPolicy?: (policy: string) => string;
  /** Writes a line of the log, which is JSON: see log.ts for its members. @default to standard error */
  log?: (line: string) => void;
  /** Counts what the server does, and answers `/metrics`. @default no metrics */
  metrics?: Metrics;
  now?: () => Date;
}

/** The page server, as a Hono app. */
export interface PageServer extends Hono {
  /** Bytes of pages and answers in memory, as it counts them. */
  readonly cachedBytes: () => number;
}

/** The account of a visit. */
interface FoundAccount {
  visit: AccountVisit;
  /** Reads what the API has said. */
  answer: () => CompletePage;
  language: Language;
}

/** For when not even the words in the visitor's language could be loaded. */
const LAST_WORDS = 'An error occurred. Please wait a while and then try again.';

/** Status of an answer that nobody reads, for the log: proxies use it, too. */
const GONE = 499;

/** The header of an answer, by who may keep it. */
const cacheControlOf: Readonly<Record<PluginFile['keptBy'], string>> = {
  all: SHARED_CACHES,
  browser: 'private, max-age=3600',
  none: 'no-store',
};

/** Creates the page server as a Hono app, which runs the same in development and production. */
export function createPageServer({
  plugins,
  config,
  assets,
  files,
  compresses = true,
  turns,
  keepAlive,
  freshFor = config.freshFor,
  renderedFor = Math.min(freshFor, config.renderedFor),
  isReady = () => true,
  limits,
  relaxPolicy = (policy) => policy,
  log: writeLine = (line) => console.error(line),
  metrics,
  now = () => new Date(),
}: PageServerOptions): PageServer {
  const { answerBytes, pageBytes, atOnce: mostAtOnce, patience } = { ...config.limits, ...limits };
  const log = createLog(writeLine, config.logLevel);
  /** For failures that do not cost the visitor the page. */
  const warnOf = (error: unknown, account?: string, others: readonly unknown[] = []): void => {
    const failure = describeFailure(error);
    for (const each of [failure, ...others.map(describeFailure)]) metrics?.failed(each.code);
    log({ level: 'warn', account, ...failure, ...(others.length > 0 && { others: others.length }) });
  };
  for (const message of config.warnings) log({ level: 'warn', message });
  const ofPlugins = originsOfPlugins(plugins, config.settings);
  const site = createSite(plugins, config.public.appName);
  // What the last error page needs is in memory from the start: the build may be replaced while the server runs.
  let hasWords = false;
  Promise.all(languages.map(site.texts)).then(
    () => (hasWords = true),
    (error: unknown) => warnOf(error),
  );
  const source = createPageSource({
    apiUrl: config.internalApiUrl,
    plugins,
    settings: config.settings,
    onError: warnOf,
    onPause: ({ service, account, milliseconds, cause }) =>
      log({
        level: 'warn',
        account,
        ...describeFailure(cause),
        message: `The API is not asked for ${service} for ${Math.ceil(milliseconds / 1000)} s`,
      }),
    onPage: watchPictures({
      allowed: pictureOrigins(config, ofPlugins),
      onBlocked: (origin, account) =>
        log({
          level: 'warn',
          message: `Pictures from ${origin} are blocked: IMAGE_ORIGINS lacks it`,
          account,
        }),
    }),
    freshFor,
    maxBytes: answerBytes,
    mostAtOnce,
    beforeReading: turns && (() => turns.goOn()),
    keepAlive,
  });
  const pages = createAccountPages({
    source,
    policyOf: (origin, styleHash) => relaxPolicy(contentSecurityPolicy(config, origin, styleHash, ofPlugins)),
    config,
    assets,
    site,
    now,
    onError: warnOf,
    freshFor: renderedFor,
    maxBytes: pageBytes,
    mostAtOnce,
    patience,
    compresses,
    keepAlive,
  });
  const madeFiles = createAccountFiles({
    freshFor: renderedFor,
    maxBytes: Math.ceil(pageBytes / 4),
    mostWaiting: mostAtOnce,
    patience,
    compresses,
    onError: warnOf,
    keepAlive,
  });
  const opened = createOpenedPages(Math.ceil(pageBytes / 4), mostAtOnce, patience);
  const failures = createFailurePages({ assets, site, config: config.public, onError: warnOf });
  const app = new Hono();

  mountRequestLog(app, { log, metrics });
  mountHeaders(app, config);
  mountMetrics(app, metrics);
  mountSiteFiles(app, { config, files, now, isReady: () => hasWords && isReady() });
  if (compresses) app.use(compress());
  app.use(etag({ weak: true }));
  mountServiceWorker(app, { config, assets });
  mountSpeculationRules(app, site.ownViews);

  /** The visitors of requests that are being answered: all that is done for one request is done in their turn. */
  const visitors = new WeakMap<Request, Visitor>();
  function visitorOf({ req: { raw } }: Context): Visitor {
    const visitor = visitors.get(raw) ?? createVisitor(turns, raw.signal);
    visitors.set(raw, visitor);
    return visitor;
  }

  const visitOf = (request: Request): Visit => readVisit(request, site.ownViews);

  const encodingFor = (context: Context): ContentEncoding | undefined =>
    compresses ? acceptedEncodings(context.req.header('accept-encoding'))[0] : undefined;

  async function failurePage(
    context: Context,
    visit: Visit,
    status: LostVisit['status'],
    code: ErrorCode,
    { found = 'nothing', retryAfter }: { found?: LostVisit['found']; retryAfter?: number } = {},
  ): Promise<Response> {
    if (status === 404 && isForPrograms(context.req.path)) return noSuchFile(context);
    const { document, styleHash } = await failures.get(
      code,
      { language: languageOf(visit), origin: visit.origin },
      suggestionsFor({ visit, status, found }, config),
    );
    if (retryAfter !== undefined) context.header('retry-after', String(Math.ceil(retryAfter / 1000)));
    // Those come by the thousand when there is least time: gzip takes the part that all have in common as it is.
    const accepted = compresses ? acceptedEncodings(context.req.header('accept-encoding')) : [];
    const encoding = accepted.includes('gzip') ? 'gzip' : undefined;
    const written = encoding ? await compressParts(document, encoding) : uncompressed(document);
    const body = await written.as(encoding);
    return context.body(body as Uint8Array<ArrayBuffer>, status, {
      'content-type': 'text/html; charset=UTF-8',
      ...(encoding && { 'content-encoding': encoding }),
      'content-security-policy': relaxPolicy(failurePolicy(config, visit.origin, styleHash)),
      'cache-control': 'no-store',
      vary: varyOf(visit),
    });
  }

  /** Items and sections belong to plugins: for an unknown plugin the API need not be asked. */
  const isKnown = (view: View): boolean =>
    !('plugin' in view) || plugins.some(({ name, section }) => section && name === view.plugin);

  /** Answers with something of the visit's account, or with the page that says why it cannot be shown. */
  async function withAccount(
    context: Context,
    visit: Visit,
    show: (found: FoundAccount) => Promise<Response>,
  ): Promise<Response> {
    if (!isOfAccount(visit)) return failurePage(context, visit, 404, 'INVALID_SEARCH_ID');
    const { searchId, origin } = visit;
    recordVisit(context, visit);
    try {
      const answer = await source.get(searchId, wantedLanguage(visit), origin, visitorOf(context));
      if ('missing' in answer) {
        return await failurePage(
          context,
          visit,
          answer.missing === 'DATA_NOT_FOUND' ? 404 : 403,
          answer.missing,
        );
      }
      return await show({ visit, answer: answer.page, language: answer.language });
    } catch (error) {
      return failed(context, visit, error);
    }
  }

  async function failed(context: Context, visit: Visit, error: unknown): Promise<Response> {
    if (visitorOf(context).signal?.aborted) return new Response(null, { status: GONE });
    // Those come by the thousand, and must not fill the log.
    if (error instanceof RefusedError)
      return failurePage(context, visit, 503, 'SERVER_INITIALIZE_ERROR', { retryAfter: error.retryAfter });
    recordFailure(context, error);
    return failurePage(context, visit, 503, 'SERVER_INITIALIZE_ERROR', {
      retryAfter: longestPauseAfter(error),
    });
  }

  async function sendPage(context: Context, visit: Visit, page: CachedPage): Promise<Response> {
    const { document, policy, hasOpenerPlaceholder, etag: tag } = page;
    const headers = {
      'content-type': 'text/html; charset=UTF-8',
      'content-security-policy': policy,
      'cache-control': SHARED_CACHES,
      vary: varyOf(visit),
      etag: tag,
      'speculation-rules': `"${speculationRulesPath}"`,
      // Says to the rules how fast the visitor's connection is.
      'accept-ch': 'ECT',
    };
    const encoding = encodingFor(context);
    const body = hasOpenerPlaceholder
      ? await opened.get(page, { opener: visit.opener, encoding, visitor: visitorOf(context) })
      : await document.as(encoding);
    return context.body(body as Uint8Array<ArrayBuffer>, 200, {
      ...headers,
      ...(encoding && { 'content-encoding': encoding }),
    });
  }

  /** Answers with what is ready within the time that a page may take for all that it asks. */
  const inTime = (context: Context, visit: Visit, work: Promise<Response>): Promise<Response> =>
    within(patience, work).catch((error: unknown) => failed(context, visit, error));

  function accountPage(context: Context, request: Request = context.req.raw): Promise<Response> {
    const visit = visitOf(request);
    return inTime(context, visit, pageOrRedirect(context, visit, request));
  }

  async function pageOrRedirect(context: Context, visit: Visit, request: Request): Promise<Response> {
    const { pathname, search } = new URL(request.url);
    // In the app, where a redirect would end the SDK's start, all spellings have the same page.
    if (visit.origin === 'web' && isPage(visit) && /^\/[^%/]*[A-Z]/.test(pathname)) {
      context.header('cache-control', SHARED_CACHES);
      return context.redirect(`${pagePath(visit)}${search}`, 301);
    }
    const answer = await pageAt(context, visit);
    if (answer.status !== 404) return answer;
    return (await likelyPage(context, visit, likelyAddresses(pathname, site.ownViews), search)) ?? answer;
  }

  /** Leads from an address that is nearly one of ours to the page that it stands for, if that exists. */
  async function likelyPage(
    context: Context,
    given: Visit,
    addresses: readonly PageAddress[],
    search: string,
  ): Promise<Response | undefined> {
    for (const address of addresses) {
      if (!isKnown(address.view)) continue;
      const visit = { ...given, ...address };
      try {
        const { searchId, origin } = visit;
        const found = await source.get(searchId, wantedLanguage(visit), origin, visitorOf(context));
        if (!('page' in found)) continue;
      } catch (error) {
        if (!(error instanceof RefusedError)) recordFailure(context, error);
        return undefined;
      }
      if (visit.origin === 'liff') return pageAt(context, visit);
      // Not for ever: there may be an account of the other name some day.
      context.header('cache-control', SHARED_CACHES);
      return context.redirect(`${pagePath(address)}${search}`, 302);
    }
    return undefined;
  }

  async function pageAt(context: Context, given: Visit): Promise<Response> {
    const { view } = given;
    if (given.searchId && (!view || !isKnown(view)))
      return failurePage(context, given, 404, 'ROUTE_NOT_FOUND', { found: 'account' });
    return withAccount(context, given, async ({ visit, answer, language }) => {
      if (!view) return failurePage(context, visit, 404, 'DATA_NOT_FOUND', { found: 'account' });
      const encoding = encodingFor(context);
      const page = await pages.get({ visit, view, language, answer, encoding, visitor: visitorOf(context) });
      if ('missing' in page) {
        const hasList = 'itemId' in view && allSections(answer()).some(({ type }) => type === view.plugin);
        return failurePage(context, visit, 404, page.missing, { found: hasList ? 'list' : 'account' });
      }
      return sendPage(context, visit, page.value);
    });
  }

  /**
   * Answers with a file of the account, such as a contact card; 404 if `make` returns nothing.
   *
   * @param dependsOn what it depends on besides account, language and time; undefined if on the visitor
   */
  async function accountFile(
    context: Context,
    cacheControl: string,
    dependsOn: readonly unknown[] | undefined,
    make: (input: AccountFileInput) => Promise<AccountFile | Redirection | undefined>,
  ): Promise<Response> {
    const visit = visitOf(context.req.raw);
    const work = withAccount(context, visit, async (found) => {
      const { searchId, origin } = found.visit;
      const encoding = encodingFor(context);
      const made = await madeFiles.get({
        key: dependsOn && [searchId, origin, found.language, ...dependsOn],
        make: () =>
          make({
            answer: found.answer(),
            language: found.language,
            config,
            site,
            now: now(),
            themeColors: assets.themeColors,
          }),
        encoding,
        visitor: visitorOf(context),
      });
      if ('missing' in made) return failurePage(context, visit, 404, made.missing, { found: 'account' });
      const file = made.value;
      context.header('cache-control', cacheControl);
      context.header('x-robots-tag', 'noindex');
      if ('to' in file) return context.redirect(file.to, 302);
      const body = await file.document.as(encoding);
      return context.body(body as Uint8Array<ArrayBuffer>, 200, {
        'content-type': file.contentType,
        ...(encoding && { 'content-encoding': encoding }),
        vary: varyOf(visit),
        etag: file.etag,
        // With `inline`, phones open the file at once, and desktops save what they cannot show.
        ...(file.name && { 'content-disposition': `inline; filename="${file.name}"` }),
      });
    });
    return inTime(context, visit, work);
  }

  app.get('/', async (context) => {
    // An old link form: /?accountId=ID
    const address = new URL(context.req.url);
    const { searchParams } = address;
    const accountId = searchParams.get('accountId');
    if (!accountId) return failurePage(context, visitOf(context.req.raw), 404, 'ROUTE_NOT_FOUND');
    searchParams.delete('accountId');
    const searchId = readSearchId(accountId);
    if (!searchId) {
      address.pathname = `/${encodeURIComponent(accountId)}`;
      return accountPage(context, new Request(address, { headers: context.req.raw.headers }));
    }
    context.header('cache-control', SHARED_CACHES);
    return context.redirect(
      `${pagePath({ origin: 'web', searchId, view: { name: 'profile' } })}${address.search}`,
      301,
    );
  });
  const appEntry = (context: Context): Promise<Response> => {
    const { raw } = context.req;
    const target = readAppEntry(new URL(raw.url));
    if (!target) return failurePage(context, visitOf(raw), 404, 'ROUTE_NOT_FOUND');
    return accountPage(context, new Request(target, { headers: raw.headers }));
  };
  app.get('/liff', appEntry);
  app.get('/liff/', appEntry);
  app.get('/liff/:searchId/*', (context) => accountPage(context));
  for (const [path, make] of Object.entries(filesOfEveryAccount))
    app.get(`/:searchId/${path}`, (context) => accountFile(context, SHARED_CACHES, [path], make));
  for (const [kind, { path, keptBy, parameters = [] }] of plugins.flatMap(({ server }) =>
    Object.entries(server?.files ?? {}),
  )) {
    app.get(`/:searchId/${path}`, (context) => {
      const params = context.req.param();
      const places = Object.entries(params).filter(([name]) => name !== 'searchId');
      const { searchParams } = new URL(context.req.url);
      const query = new URLSearchParams(
        parameters.flatMap((name) =>
          searchParams
            .getAll(name)
            .slice(0, 1)
            .map((value) => [name, value]),
        ),
      );
      const userAgent = keptBy === 'all' ? undefined : context.req.header('user-agent');
      const dependsOn = keptBy === 'all' ? [kind, places, String(query)] : undefined;
      return accountFile(context, cacheControlOf[keptBy], dependsOn, (input) =>
        pluginFile(kind, { ...input, params, query, userAgent }),
      );
    });
  }
  app.get('/:searchId/*', (context) => accountPage(context));
  app.notFound((context) => failurePage(context, visitOf(context.req.raw), 404, 'ROUTE_NOT_FOUND'));
  app.onError(async (error, context) => {
    recordFailure(context, error);
    const visit = visitOf(context.req.raw);
    try {
      return await failurePage(context, visit, 500, 'UNKNOWN');
    } catch {
      const page = await bareErrorPage(site, languageOf(visit)).catch(() => LAST_WORDS);
      return context.html(page, 500, { 'cache-control': 'no-store' });
    }
  });
  return Object.assign(app, {
    cachedBytes: () => source.bytes + pages.bytes + madeFiles.bytes + opened.bytes,
  });
}
