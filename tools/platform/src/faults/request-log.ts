import type { MiddlewareHandler } from 'hono';
import { requestTarget } from '../request-target.js';

const CAPACITY = 2000;

/** One request, as tests ask about it: to whom did which header go? */
export interface LoggedRequest {
  method: string;
  path: string;
  query: Record<string, string>;
  headers: Record<string, string>;
  /** ISO 8601. */
  receivedAt: string;
}

/** The latest requests, oldest first. */
export interface RequestLog {
  middleware: MiddlewareHandler;
  list(): LoggedRequest[];
  clear(): void;
}

/** Creates a log in memory; it has tokens in it, so it exists only with the fault switch. */
export function createRequestLog(now: () => Date): RequestLog {
  const requests: LoggedRequest[] = [];
  return {
    async middleware(c, next) {
      const { method, path } = requestTarget(c);
      if (!path.startsWith('/__control/')) {
        const headers = Object.fromEntries(c.req.raw.headers);
        requests.push({ method, path, query: c.req.query(), headers, receivedAt: now().toISOString() });
        if (requests.length > CAPACITY) requests.shift();
      }
      await next();
    },
    list: () => [...requests],
    clear: () => void requests.splice(0),
  };
}
