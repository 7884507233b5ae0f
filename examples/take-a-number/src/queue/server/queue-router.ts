import { Hono, type Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { HTTPException } from 'hono/http-exception';
import { createHash, timingSafeEqual } from 'node:crypto';
import * as v from 'valibot';
import { changeRequest, KEY_HEADER, takeRequest } from '../ticket.js';
import { callNext, changeParty, factsOf, leave, setOpen, take, ticketOf } from './line-changes.js';
import type { QueueSettings } from './queue-settings.js';

/** Options of {@link createQueueRouter}. */
export interface QueueRouterOptions extends QueueSettings {
  /** Milliseconds since the epoch. @default the clock */
  now?: () => number;
}

/** Keys are random: 128 bits, in any usual writing. */
const keyShape = /^[\w-]{20,64}$/;

/** More than any request here needs. */
const MOST_BYTES = 1024;

const callRequest = v.object({ after: v.nullable(v.number()), missed: v.boolean() });

type Code = 'CLOSED' | 'FULL' | 'INVALID' | 'NO_LINE' | 'NO_STAFF' | 'NO_TICKET' | 'NOT_FOUND';

/** A refusal, with a code that the page can tell apart. */
const refusal = (status: 400 | 401 | 404 | 409 | 413, code: Code): HTTPException =>
  new HTTPException(status, { res: Response.json({ code }, { status }) });

const hash = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Whether a secret was given; the time that it takes does not tell how much of it is right. */
const isSame = (given: string, secret: string): boolean =>
  timingSafeEqual(Buffer.from(hash(given)), Buffer.from(hash(secret)));

async function bodyOf<Schema extends v.GenericSchema>(
  { req }: Context,
  schema: Schema,
): Promise<v.InferOutput<Schema>> {
  const body: unknown = await req.json().catch(() => undefined);
  const { success, output } = v.safeParse(schema, body);
  if (!success) throw refusal(400, 'INVALID');
  return output;
}

/**
 * The waiting lines of accounts, for the page's own origin. Who holds the key of a ticket may see and end it; the key is
 * in a header that pages of other origins cannot send, and in no address, which logs would keep. Of a party it knows
 * how many they are.
 */
export function createQueueRouter({ accounts, store, staffToken, now = Date.now }: QueueRouterOptions): Hono {
  const router = new Hono({ strict: false });
  router.onError((error) => {
    if (error instanceof HTTPException) return error.getResponse();
    console.error(error);
    return Response.json({ code: 'INTERNAL' }, { status: 500 });
  });

  router.use(async (context, next) => {
    await next();
    context.header('cache-control', 'no-store');
  });
  router.use('/:id/*', async (context, next) => {
    if (!accounts.includes(context.req.param('id'))) throw refusal(404, 'NO_LINE');
    await next();
  });
  router.use(
    bodyLimit({
      maxSize: MOST_BYTES,
      onError: () => {
        throw refusal(413, 'INVALID');
      },
    }),
  );
  const keyOf = ({ req }: Context): string => {
    const key = req.header(KEY_HEADER) ?? '';
    if (!keyShape.test(key)) throw refusal(400, 'INVALID');
    return hash(key);
  };

  router.get('/:id/line', async (context) =>
    context.json(factsOf(await store.read(context.req.param('id')), now())),
  );
  router.post('/:id/ticket', async (context) => {
    const key = keyOf(context);
    const { partySize } = await bodyOf(context, takeRequest);
    const taken = await store.change(context.req.param('id'), (line) =>
      take(line, { key, partySize }, now()),
    );
    if ('refused' in taken) throw refusal(409, taken.refused);
    return context.json(taken.ticket, taken.isNew ? 201 : 200);
  });
  router.get('/:id/ticket', async (context) => {
    const ticket = ticketOf(await store.read(context.req.param('id')), keyOf(context), now());
    if (!ticket) throw refusal(404, 'NO_TICKET');
    return context.json(ticket);
  });
  router.put('/:id/ticket', async (context) => {
    const change = { key: keyOf(context), ...(await bodyOf(context, changeRequest)) };
    const ticket = await store.change(context.req.param('id'), (line) => changeParty(line, change, now()));
    if (!ticket) throw refusal(404, 'NO_TICKET');
    return context.json(ticket);
  });
  router.delete('/:id/ticket', async (context) => {
    const key = keyOf(context);
    const ticket = await store.change(context.req.param('id'), (line) => leave(line, key, now()));
    if (!ticket) throw refusal(404, 'NO_TICKET');
    return context.json(ticket);
  });

  router.use('/:id/staff/*', async ({ req }, next) => {
    const [, given = ''] = /^Bearer (.+)$/.exec(req.header('authorization') ?? '') ?? [];
    if (!staffToken || !isSame(given, staffToken)) throw refusal(401, 'NO_STAFF');
    await next();
  });
  router.post('/:id/staff/next', async (context) => {
    const call = await bodyOf(context, callRequest);
    return context.json(await store.change(context.req.param('id'), (line) => callNext(line, call, now())));
  });
  router.put('/:id/staff/open', async (context) => {
    const { isOpen } = await bodyOf(context, v.object({ isOpen: v.boolean() }));
    return context.json(await store.change(context.req.param('id'), (line) => setOpen(line, isOpen, now())));
  });
  // Not `notFound`, which a site that this router is part of would not ask.
  router.all('*', () => {
    throw refusal(404, 'NOT_FOUND');
  });
  return router;
}
