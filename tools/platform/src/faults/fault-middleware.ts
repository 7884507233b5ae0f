import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Context, MiddlewareHandler } from 'hono';
import type { ContentfulStatusCode, StatusCode } from 'hono/utils/http-status';
import { setTimeout as sleep } from 'node:timers/promises';
import type { PlatformEnv } from '../platform-context.js';
import { requestTarget } from '../request-target.js';
import type { Fault, Faults } from './faults.js';

/** Applies the first matching fault to a request; one with only a delay just slows it down. */
export function faultMiddleware(faults: Faults): MiddlewareHandler<PlatformEnv> {
  return async (c, next) => {
    const target = requestTarget(c);
    const fault = target.path.startsWith('/__control/') ? undefined : faults.meet(target);
    if (!fault) {
      await next();
      return undefined;
    }
    if (fault.afterActing) await next();
    if (fault.delayMs)
      await sleep(fault.delayMs, undefined, { signal: faults.released }).catch(() => undefined);
    if (fault.hang) return hang(c, faults.released);
    if (fault.drop) return drop(c);
    const answer = faultyAnswer(c, fault, target.path);
    if (answer) return insteadOf(c, answer);
    if (!fault.afterActing) await next();
    return undefined;
  };
}

function faultyAnswer(c: Context, { status, body, malformed, wrongShape }: Fault, path: string) {
  const json = { 'content-type': 'application/json' };
  if (malformed) return c.body('{"code":0,"message":"ok","result":{"acc', 200, json);
  if (wrongShape) return c.json({ code: 0, message: 'ok', result: 'not what the schema says' });
  if (status === undefined) return undefined;
  if ([204, 205, 304].includes(status)) return c.body(null, status as StatusCode);
  const words = { message: `Told to fail with ${status}.` };
  const usual = path.startsWith('/v1/keep') ? { code: 500, ...words } : { statusCode: 'FAULT', ...words };
  return c.json(body === undefined ? usual : (body as object), status as ContentfulStatusCode);
}

async function hang(c: Context<PlatformEnv>, released: AbortSignal): Promise<Response> {
  const { socket } = c.env.incoming;
  await new Promise<void>((resolve) => {
    if (released.aborted || socket.destroyed) return resolve();
    released.addEventListener('abort', () => resolve(), { once: true });
    socket.once('close', () => resolve());
  });
  return drop(c);
}

function drop(c: Context<PlatformEnv>): Response {
  c.env.incoming.socket.destroy();
  return insteadOf(c, RESPONSE_ALREADY_SENT);
}

/** Replaces the response, if there is one already; Hono keeps the CORS headers that were set before. */
function insteadOf(c: Context, answer: Response): Response {
  c.res = answer;
  return answer;
}
