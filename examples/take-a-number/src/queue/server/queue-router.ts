import { Hono } from 'hono';
import { bearerAuth } from 'hono/bearer-auth';
import { bodyLimit } from 'hono/body-limit';
import { KEY_HEADER, type Ticket } from '../ticket.js';
import { idsIn } from './queue-server.js';

/** A party with a number. */
interface Party {
  key: string;
  number: number;
}

/** A line in memory; with several servers, a store that all of them share. */
interface Line {
  last: number;
  called?: Party | undefined;
  waiting: Party[];
}

/** Most parties that wait at once. */
export const MOST_WAITING = 200;

/** Environment variables, by name: those that the README lists. */
type Environment = Readonly<Record<string, string | undefined>>;

/**
 * The waiting lines of accounts, for the page's own origin. Who holds the key of a ticket may see and end it; the key is in a
 * header that pages of other origins cannot send, and in no address, which logs would keep.
 */
export function createQueueRouter(environment: Environment): Hono {
  const lines = new Map(
    idsIn(environment['QUEUE_ACCOUNTS']).map((id): [string, Line] => [id, { last: 0, waiting: [] }]),
  );
  const lineOf = (id: string): Line => lines.get(id) ?? { last: 0, waiting: [] };

  function ticketOf({ called, waiting }: Line, key: string): Ticket | null {
    if (called?.key === key) return { number: called.number, before: 0, isCalled: true };
    const before = waiting.findIndex((party) => party.key === key);
    const party = waiting[before];
    if (!party) return null;
    return { number: party.number, before, isCalled: false };
  }

  const router = new Hono();
  router.use(bodyLimit({ maxSize: 1024 }), async (context, next) => {
    await next();
    context.header('cache-control', 'no-store');
  });
  router.use('/:id/*', (context, next) =>
    lines.has(context.req.param('id')) ? next() : Promise.resolve(context.json({ code: 'NO_LINE' }, 404)),
  );
  router.get('/:id/line', (context) =>
    context.json({ waiting: lineOf(context.req.param('id')).waiting.length }),
  );

  router.use('/:id/ticket', (context, next) =>
    // Random: 128 bits, in any usual writing.
    /^[\w-]{20,64}$/.test(context.req.header(KEY_HEADER) ?? '')
      ? next()
      : Promise.resolve(context.json({ code: 'INVALID' }, 400)),
  );
  router.get('/:id/ticket', ({ req, json }) =>
    json(ticketOf(lineOf(req.param('id')), req.header(KEY_HEADER) ?? '')),
  );
  router.put('/:id/ticket', ({ req, json }) => {
    const line = lineOf(req.param('id'));
    const key = req.header(KEY_HEADER) ?? '';
    // Always the same one, however often it is asked for.
    const known = ticketOf(line, key);
    if (known) return json(known);
    if (line.waiting.length >= MOST_WAITING) return json({ code: 'FULL' }, 409);
    line.last += 1;
    line.waiting.push({ key, number: line.last });
    return json(ticketOf(line, key), 201);
  });
  router.delete('/:id/ticket', ({ req, json }) => {
    const line = lineOf(req.param('id'));
    const isOther = ({ key }: Party): boolean => key !== req.header(KEY_HEADER);
    line.waiting = line.waiting.filter(isOther);
    if (line.called && !isOther(line.called)) line.called = undefined;
    return json(null);
  });

  // Without a secret nobody is staff.
  const token = environment['QUEUE_STAFF_TOKEN'];
  if (!token) return router;
  router.use('/:id/staff/*', bearerAuth({ token }));
  router.post('/:id/staff/next', async ({ req, json }) => {
    const line = lineOf(req.param('id'));
    const { after } = (await req.json().catch(() => ({}))) as { after?: number | null };
    // Twice after the same number, nobody is called the second time.
    if ((line.called?.number ?? null) === after) line.called = line.waiting.shift();
    return json({ called: line.called?.number ?? null });
  });
  return router;
}
