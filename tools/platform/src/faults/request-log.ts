import type { MiddlewareHandler } from 'hono';
import { requestTarget } from '../request-target.js';

const CAPACITY = 2000;

/** A logged request, with its headers, for tests. */
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

/** Creates a log in memory. It contains tokens, so it exists only if faults are enabled. */
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
