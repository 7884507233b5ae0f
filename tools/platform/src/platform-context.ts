import type { HttpBindings } from '@hono/node-server';
import type { Database } from './database/database.js';
import type { Faults } from './faults/faults.js';
import type { RequestLog } from './faults/request-log.js';

/** What every route works with. */
export interface PlatformContext {
  database: Database;
  now: () => Date;
  /** How browsers reach the platform, without a slash at the end. */
  publicUrl: string;
  /** CORS: the origins that may ask, or all of them. */
  allowedOrigins: readonly string[] | '*';
  /** CORS: how long a browser may remember what it was told. */
  preflightSeconds: number;
  /** Absent unless the platform was started with the switch. */
  faultInjection?: { faults: Faults; requests: RequestLog };
}

/** Hono's bindings: the raw request and response, for faults that cut a connection. */
export interface PlatformEnv {
  Bindings: HttpBindings;
}
