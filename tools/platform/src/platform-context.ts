import type { HttpBindings } from '@hono/node-server';
import type { Database } from './database/database.js';
import type { Faults } from './faults/faults.js';
import type { RequestLog } from './faults/request-log.js';

/** What every route works with. */
export interface PlatformContext {
  database: Database;
  now: () => Date;
  /** The platform's address for browsers, without a trailing slash. */
  publicUrl: string;
  /** CORS: the allowed origins, or '*' for all. */
  allowedOrigins: readonly string[] | '*';
  /** CORS: how long browsers may cache a preflight. */
  preflightSeconds: number;
  /** Absent unless faults are enabled. */
  faultInjection?: { faults: Faults; requests: RequestLog };
}

/** Hono's bindings: the raw request and response, for faults that cut a connection. */
export interface PlatformEnv {
  Bindings: HttpBindings;
}
