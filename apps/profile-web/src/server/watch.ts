import type { Context, Hono } from 'hono';
import { routePath } from 'hono/route';
import { describeFailure, type Failure, type Log } from './log.js';
import type { Metrics } from './metrics.js';

/** Why a request failed, from where it did to where it is told. */
const failures = new WeakMap<Request, Failure>();

/** Keeps why a request fails, for its line in the log. */
export function noteFailure(context: Context, error: unknown): void {
  failures.set(context.req.raw, describeFailure(error));
}

/** Options of {@link mountWatch}. */
export interface WatchOptions {
  log: Log;
  /** Counts, and answers `/metrics`. */
  metrics: Metrics | undefined;
}

/** Tells of each answer: one that failed as an error, any other only to those who want to know of all. */
export function mountWatch(app: Hono, { log, metrics }: WatchOptions): void {
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
      : context.text('Nobody counts here.', 404),
  );
}
