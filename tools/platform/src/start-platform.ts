import { createAdaptorServer } from '@hono/node-server';
import { lt } from 'drizzle-orm';
import type { Hono } from 'hono';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createApp } from './create-app.js';
import type { Database, DatabaseLocation, OpenDatabase } from './database/database.js';
import { openDatabase } from './database/open-database.js';
import { envelopes, trackingBatches } from './database/schema.js';
import { seedDatabase } from './database/seed-database.js';
import { createFaults } from './faults/faults.js';
import { createRequestLog } from './faults/request-log.js';
import type { PlatformEnv } from './platform-context.js';
import { PlatformStartError } from './platform-start-error.js';
import { pruneTransactions } from './visitors/act-once.js';

/** Time for open requests to finish when the platform closes. */
const GRACE_MILLISECONDS = 2000;

export interface StartPlatformOptions {
  /** 0 for any free one. */
  port: number;
  /** @default '127.0.0.1' */
  host?: string;
  /** A directory for PGlite, or a connection string for PostgreSQL. */
  database: DatabaseLocation;
  /**
   * The platform's address for browsers, with which pictures' addresses begin.
   * @default 'http://localhost:<port>'
   */
  publicUrl?: string;
  /**
   * Enables faults, and all other routes below `/__control/`.
   * @default false
   */
  faults?: boolean;
  /**
   * Origins whose pages may call the platform.
   * @default '*'
   */
  allowedOrigins?: readonly string[] | '*';
  /**
   * Seconds for which a browser may cache a preflight: with 0 it sends one before every request.
   * @default a day
   */
  preflightSeconds?: number;
  /** @default the machine's clock */
  now?: () => Date;
}

export interface Platform {
  /** Its address for browsers, without a trailing slash. */
  url: string;
  port: number;
  /** Ends hanging requests, lets the others finish, and closes the database. Can be called repeatedly. */
  close(): Promise<void>;
}

/**
 * Starts the reference Profile API, Keep API and sinks on a database.
 *
 * @throws PlatformStartError in one sentence if the port is taken or the database cannot be opened
 */
export async function startPlatform({
  port: wantedPort,
  host = '127.0.0.1',
  database: location,
  publicUrl,
  faults: hasFaults = false,
  allowedOrigins = '*',
  preflightSeconds = 86_400,
  now = () => new Date(),
}: StartPlatformOptions): Promise<Platform> {
  // The port comes first: an accidental second start should fail before it touches the database.
  let app: Hono<PlatformEnv> | undefined;
  const server = createAdaptorServer({
    fetch: (request, env) => app?.fetch(request, env) ?? new Response(null, { status: 503 }),
  }) as Server;
  const port = await listen(server, wantedPort, host);
  const url = (publicUrl ?? `http://localhost:${port}`).replace(/(?<!\/)\/+$/, '');

  let opened: OpenDatabase | undefined;
  const faults = createFaults();
  const faultInjection = hasFaults ? { faults, requests: createRequestLog(now) } : undefined;
  try {
    opened = await openDatabase(location);
    const { database } = opened;
    await seedDatabase(database, now());
    await prune(database, now());
    app = createApp({
      database,
      now,
      publicUrl: url,
      allowedOrigins,
      preflightSeconds,
      ...(faultInjection && { faultInjection }),
    });
  } catch (error) {
    await closeServer(server);
    await opened?.close();
    throw error;
  }

  const { close: closeDatabase } = opened;
  let closing: Promise<void> | undefined;
  return {
    url,
    port,
    close: () =>
      (closing ??= (async () => {
        faults.release();
        await closeServer(server);
        await closeDatabase();
      })()),
  };
}

function listen(server: Server, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (cause: NodeJS.ErrnoException) => {
      const reason =
        cause.code === 'EADDRINUSE' ? 'is taken by another program' : `cannot be used: ${cause.message}`;
      reject(new PlatformStartError(`Port ${port} ${reason}; PLATFORM_PORT chooses another.`, { cause }));
    });
    server.listen(port, host, () => resolve((server.address() as AddressInfo).port));
  });
}

function closeServer(server: Server): Promise<void> {
  const patience = setTimeout(() => server.closeAllConnections(), GRACE_MILLISECONDS);
  return new Promise((resolve) => {
    server.close(() => {
      clearTimeout(patience);
      resolve();
    });
    server.closeIdleConnections();
  });
}

const MONTH = 30 * 24 * 60 * 60 * 1000;

/** Removes outdated data: answers after a day, error reports and tracking after a month. */
async function prune(database: Database, now: Date): Promise<void> {
  await pruneTransactions(database, now);
  const monthAgo = new Date(now.getTime() - MONTH);
  await database.delete(envelopes).where(lt(envelopes.receivedAt, monthAgo));
  await database.delete(trackingBatches).where(lt(trackingBatches.receivedAt, monthAgo));
}
