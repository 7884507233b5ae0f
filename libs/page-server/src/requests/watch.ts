import type { Context, Hono } from 'hono';
import { routePath } from 'hono/route';
import { describeFailure, type Failure, type Log } from './log.js';
import type { Metrics } from '../node/metrics.js';

/** Why a request failed, kept until it is logged. */
const failures = new WeakMap<Request, Failure>();

/** Keeps why a request failed, for its line in the log. */
export function recordFailure(context: Context, error: unknown): void {
  failures.set(context.req.raw, describeFailure(error));
}

/** Options of {@link mountRequestLog}. */
export interface RequestLogOptions {
  log: Log;
  /** Counts requests, and answers `/metrics`. */
  metrics: Metrics | undefined;
}

/** Logs each answer, failed ones as 'error' and all others as 'info', and mounts `/metrics`. */
export function mountRequestLog(app: Hono, { log, metrics }: RequestLogOptions): void {
  app.use(async (context, next) => {
    const begun = performance.now();
    await next();
    const took = performance.now() - begun;
    const { method, path, raw } = context.req;
    const { status } = context.res;
    metrics?.answered(routePath(context, -1), status, took / 1000);
    const failure = failures.get(raw);
    if (failure) metrics?.failed(failure.code);
    log({
      level: failure ? 'error' : 'info',
      message: 'Answered',
      ...failure,
      method,
      path,
      status,
      milliseconds: Math.round(took),
    });
  });
  app.get('/metrics', async (context) =>
    metrics
      ? context.body(await metrics.text(), 200, {
          'content-type': metrics.contentType,
          'cache-control': 'no-store',
        })
      : context.text('Metrics are not enabled.', 404),
  );
}
