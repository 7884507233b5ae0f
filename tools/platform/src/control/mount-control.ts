import type { Hono } from 'hono';
import { envelopes, trackingBatches } from '../database/schema.js';
import { faultRequest, type Faults } from '../faults/faults.js';
import type { RequestLog } from '../faults/request-log.js';
import type { PlatformContext, PlatformEnv } from '../platform-context.js';
import { mountAccounts } from './mount-accounts.js';
import { mountReservations } from './mount-reservations.js';
import { mountVisitors } from './mount-visitors.js';
import { readBody } from './read-body.js';

/** Routes for tests and demos: faults, prepared accounts and visitors, and records of what the platform received. */
export function mountControl(
  app: Hono<PlatformEnv>,
  context: PlatformContext,
  { faults, requests }: { faults: Faults; requests: RequestLog },
): void {
  mountFaults(app, faults);
  mountAccounts(app, context);
  mountVisitors(app, context);
  mountReservations(app, context);
  mountReceived(app, context, requests);
}

function mountFaults(app: Hono<PlatformEnv>, faults: Faults): void {
  app.post('/__control/faults', async (c) => {
    const { id } = faults.add(await readBody(c, faultRequest));
    return c.json({ id }, 201);
  });
  app.get('/__control/faults', (c) => c.json(faults.list()));
  app.get('/__control/faults/:id', (c) => {
    const fault = faults.list().find(({ id }) => id === c.req.param('id'));
    return fault ? c.json(fault) : c.notFound();
  });
  app.delete('/__control/faults', (c) => {
    faults.clear();
    return c.body(null, 204);
  });
  app.delete('/__control/faults/:id', (c) =>
    faults.remove(c.req.param('id')) ? c.body(null, 204) : c.notFound(),
  );
}

function mountReceived(app: Hono<PlatformEnv>, { database }: PlatformContext, requests: RequestLog): void {
  for (const [path, table] of [
    ['/__control/envelopes', envelopes],
    ['/__control/tracking', trackingBatches],
  ] as const) {
    app.get(path, async (c) => c.json(await database.select().from(table).orderBy(table.id)));
    app.delete(path, async (c) => {
      await database.delete(table);
      return c.body(null, 204);
    });
  }
  app.get('/__control/requests', (c) => c.json(requests.list()));
  app.delete('/__control/requests', (c) => {
    requests.clear();
    return c.body(null, 204);
  });
}
