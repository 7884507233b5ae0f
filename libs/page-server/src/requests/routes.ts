import type { Handler, Hono } from 'hono';
import { recordRoute, type RouteLabel } from './watch.js';

/** Addresses, and what answers them. All are read by GET, or by HEAD: other methods have been refused by then. */
export interface Route {
  /** As Hono reads it. Of several that fit, the first one answers, unless it leaves that to the next. */
  pattern: string;
  /** What the answer is, in log and metrics, unless the answer itself finds out. */
  label: RouteLabel;
  answer: Handler;
}

/** Mounts routes, in their order. */
export function mountRoutes(app: Hono, routes: readonly Route[]): void {
  for (const { pattern, label, answer } of routes)
    app.get(pattern, (context, next) => {
      recordRoute(context, label);
      return answer(context, next) as Response | Promise<Response>;
    });
}
