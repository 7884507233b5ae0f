import { viewName } from '@oa-profile/plugin-sdk/page';
import type { Context, Handler, Hono } from 'hono';
import type { ReadAddress } from './page-address.js';
import { tellFailure, type OnFailure } from './failure-reports.js';
import { describeFailure, type Log, type LogEntry } from './log.js';
import type { Metrics } from '../node/metrics.js';

/** What a request's line in the log says of it, besides its answer. */
interface Noted extends Pick<LogEntry, 'account' | 'view' | 'prefetch'> {
  /** Why it failed: whatever was thrown. */
  failed?: { error: unknown };
}

const notes = new WeakMap<Request, Noted>();

/**
 * What an answer is, in log and metrics: `page` is the profile and the account's other pages, `view` whatever else of an account
 * has a document, `file` what an account or the site has besides, `asset` what browsers get of the build, and `none` what nothing
 * answers.
 */
export type RouteLabel = 'health' | 'metrics' | 'asset' | 'file' | 'page' | 'view' | 'none';

/** By the context: whatever serves a file may replace its request. */
const labels = new WeakMap<Context, RouteLabel>();

/** Keeps what answers a request, for its line in the log and the metrics. */
export function recordRoute(context: Context, label: RouteLabel): void {
  labels.set(context, label);
}

/** Keeps why a request failed, for its line in the log. */
export function recordFailure({ req: { raw } }: Context, error: unknown): void {
  notes.set(raw, { ...notes.get(raw), failed: { error } });
}

/** Keeps which account a request asks for, for its line in the log. */
export function recordVisit({ req: { raw } }: Context, { searchId, view }: ReadAddress): void {
  notes.set(raw, {
    ...notes.get(raw),
    account: searchId,
    view: view && 'plugin' in view ? view.plugin : view && viewName(view),
    prefetch: raw.headers.get('sec-purpose')?.startsWith('prefetch') || undefined,
  });
}

export interface RequestLogOptions {
  log: Log;
  /** Counts requests. */
  metrics: Metrics | undefined;
  onFailure: OnFailure | undefined;
}

/** Logs each answer, failed ones as 'error' and all others as 'info'. */
export function mountRequestLog(app: Hono, { log, metrics, onFailure }: RequestLogOptions): void {
  app.use(async (context, next) => {
    const begun = performance.now();
    await next();
    const took = performance.now() - begun;
    const { method, raw } = context.req;
    const { status } = context.res;
    const route = labels.get(context) ?? 'none';
    metrics?.answered(route, status, took / 1000);
    const { failed, ...visited } = notes.get(raw) ?? {};
    const failure = failed && describeFailure(failed.error);
    if (failure) metrics?.failed(failure.code);
    const entry: LogEntry = {
      level: failure ? 'error' : 'info',
      message: 'Answered',
      ...failure,
      method,
      route,
      ...visited,
      status,
      milliseconds: Math.round(took),
    };
    if (failed) tellFailure({ log, onFailure }, failed.error, entry, raw.url);
    else log(entry);
  });
}

/** Answers with the metrics. */
export const answerMetrics =
  (metrics: Metrics | undefined): Handler =>
  async (context) =>
    metrics
      ? context.body(await metrics.text(), 200, {
          'content-type': metrics.contentType,
          'cache-control': 'no-store',
        })
      : context.text('Metrics are not enabled.', 404);
