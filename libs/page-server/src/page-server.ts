import type { Plugin } from '@oa-profile/plugin-sdk/page';
import { languages } from '@oa-profile/i18n';
import { serviceWorkerPath } from '@oa-profile/offline/internal';
import { Hono, type MiddlewareHandler } from 'hono';
import { compress } from 'hono/compress';
import { etag } from 'hono/etag';
import { createAccountAnswers, createInTime } from './answers/account-answers.js';
import type { Answering } from './answers/answering.js';
import { createFailureAnswers } from './answers/failure-answers.js';
import { accountFileRoutes } from './answers/file-answers.js';
import { createPageAnswers } from './answers/page-answers.js';
import type { PageAssets } from './documents/page-assets.js';
import { createSite } from './documents/site.js';
import { answerServiceWorker } from './files/serve-service-worker.js';
import { siteRoutes } from './files/site-files.js';
import { answerSpeculationRules, speculationRulesPath } from './files/speculation-rules.js';
import type { Metrics } from './node/metrics.js';
import type { Turns } from './node/turns.js';
import { createAccountFiles } from './pages/account-files.js';
import { createAccountPages } from './pages/account-pages.js';
import { watchPictures } from './pages/blocked-pictures.js';
import { acceptedEncodings } from './pages/compressed.js';
import { createFailurePages } from './pages/failure-pages.js';
import { createOpenedPages } from './pages/opened-pages.js';
import { createPageSource } from './pages/page-source.js';
import { createVisitor, traceOf, type Visitor } from './pages/visitor.js';
import type { PageServerLimits, ServerConfig } from './requests/config.js';
import { tellFailure, type OnFailure } from './requests/failure-reports.js';
import { mountHeaders } from './requests/headers.js';
import { createLog, describeFailure } from './requests/log.js';
import { mountRoutes } from './requests/routes.js';
import { contentSecurityPolicy, originsOfPlugins, pictureOrigins } from './requests/security-headers.js';
import { createSwitches, switchableNames, type Switches } from './requests/switches.js';
import { readVisit } from './requests/visit.js';
import { answerMetrics, mountRequestLog } from './requests/watch.js';
import type { en as startTexts } from './documents/locales/en.js';

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
  /** What is switched off. @default what the configuration says */
  switches?: Switches;
  /** Adds what a development server needs to the Content-Security-Policy. */
  relaxPolicy?: (policy: string) => string;
  /** Writes a line of the log, which is JSON: see log.ts for its members. @default to standard error */
  log?: (line: string) => void;
  /** Counts what the server does, and answers `/metrics`. @default no metrics */
  metrics?: Metrics;
  /**
   * Takes failures to a service that collects them: those of requests, and those that visitors do not notice.
   * @default they are in the log only
   */
  onFailure?: OnFailure;
  now?: () => Date;
}

/** The page server, as a Hono app. */
export interface PageServer extends Hono {
  /** Bytes of pages and answers in memory, as it counts them. */
  readonly cachedBytes: () => number;
}

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
  switches = createSwitches(config.switchedOff, switchableNames(plugins)),
  relaxPolicy = (policy) => policy,
  log: writeLine = (line) => console.error(line),
  metrics,
  onFailure,
  now = () => new Date(),
}: PageServerOptions): PageServer {
  const { answerBytes, pageBytes, atOnce: mostAtOnce, patience } = { ...config.limits, ...limits };
  const log = createLog(writeLine, config.logLevel);
  /** For failures that do not cost the visitor the page. */
  const warnOf = (error: unknown, account?: string, others: readonly unknown[] = []): void => {
    const failure = describeFailure(error);
    for (const each of [failure, ...others.map(describeFailure)]) metrics?.failed(each.code);
    tellFailure({ log, onFailure }, error, {
      level: 'warn',
      account,
      ...failure,
      ...(others.length > 0 && { others: others.length }),
    });
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
    switches,
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
  const app = new Hono();
  mountRequestLog(app, { log, metrics, onFailure });
  mountHeaders(app, config);
  mountRoutes(app, [
    { pattern: '/metrics', label: 'metrics', answer: answerMetrics(metrics) },
    ...siteRoutes({ config, files, now, isReady: () => hasWords && isReady(), switches, compresses }),
  ]);
  if (compresses) app.use(compress());
  app.use(etag({ weak: true }));

  /** The visitors of requests that are being answered. */
  const visitors = new WeakMap<Request, Visitor>();
  const answering: Answering = {
    config,
    site,
    source,
    visitOf: (request) => readVisit(request, site.ownViews),
    visitorOf({ req: { raw } }) {
      const visitor = visitors.get(raw) ?? createVisitor(turns, raw.signal, traceOf(raw));
      visitors.set(raw, visitor);
      return visitor;
    },
    encodingsFor: (context) => (compresses ? acceptedEncodings(context.req.header('accept-encoding')) : []),
  };
  const failures = createFailureAnswers({
    ...answering,
    failures: createFailurePages({ assets, site, config: config.public, onError: warnOf }),
    relaxPolicy,
  });
  const ofAccounts = {
    ...answering,
    failures,
    withAccount: createAccountAnswers(answering, failures),
    inTime: createInTime(patience, failures),
  };
  const answers = createPageAnswers({ ...ofAccounts, pages, opened });
  mountRoutes(app, [
    { pattern: serviceWorkerPath, label: 'asset', answer: answerServiceWorker(config, assets) },
    { pattern: speculationRulesPath, label: 'asset', answer: answerSpeculationRules(site.ownViews) },
    { pattern: '/', label: 'none', answer: answers.accountId },
    { pattern: '/liff', label: 'none', answer: answers.appEntry },
    { pattern: '/liff/', label: 'none', answer: answers.appEntry },
    { pattern: '/liff/:searchId/*', label: 'none', answer: answers.page },
    ...accountFileRoutes({ ...ofAccounts, madeFiles, assets, now }),
    { pattern: '/:searchId/*', label: 'none', answer: answers.page },
  ]);
  app.notFound((context) =>
    failures.page(context, answering.visitOf(context.req.raw), 404, 'ROUTE_NOT_FOUND'),
  );
  app.onError((error, context) => failures.broken(context, error));
  return Object.assign(app, {
    cachedBytes: () => source.bytes + pages.bytes + madeFiles.bytes + opened.bytes,
  });
}

declare module '@oa-profile/i18n/declared' {
  interface DeclaredTexts {
    start: typeof startTexts;
  }
}
