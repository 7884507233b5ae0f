import type { Hono } from 'hono';
import { envelopes, trackingBatches } from '../database/schema.js';
import type { PlatformContext, PlatformEnv } from '../platform-context.js';
import { parseStorableJson, storable, storableText } from '../storable-json.js';
import { parseEnvelope } from './parse-envelope.js';

/** Stores error reports and tracking events unchanged. Pages need not handle the responses. */
export function mountSinks(app: Hono<PlatformEnv>, { database, now }: PlatformContext): void {
  app.on('POST', ['/api/:project/envelope', '/api/:project/envelope/'], async (c) => {
    const publicKey = c.req.query('sentry_key');
    if (!publicKey) return c.json({ detail: 'missing authorization information' }, 403);
    // Parsed before anything is removed: the items' lengths refer to the whole text.
    const text = await c.req.text();
    const parsed = parseEnvelope(text);
    if (!parsed) return c.json({ detail: 'invalid envelope' }, 400);
    const project = c.req.param('project') ?? '';
    const what = { ...parsed, raw: storableText(text) };
    await database.insert(envelopes).values({ project, publicKey, ...what, receivedAt: now() });
    return c.json({ id: (parsed.header as { event_id?: string }).event_id ?? null });
  });

  app.post('/tracking', async (c) => {
    // sendBeacon sends strings as text/plain; the type says nothing about the content.
    const batch = parseStorableJson(await c.req.text());
    if (typeof batch !== 'object' || batch === null)
      return c.json({ message: 'A batch is JSON: a list or an object.' }, 400);
    await database.insert(trackingBatches).values({ batch, receivedAt: now() });
    return c.body(null, 204);
  });

  // For pages that use Matomo's tracking API.
  app.post('/matomo.php', async (c) => {
    const requests = parseMatomoBulk(parseStorableJson(await c.req.text()));
    if (!requests) return c.json({ status: 'error', message: 'A bulk request has tracking requests.' }, 400);
    await database.insert(trackingBatches).values({ batch: storable({ requests }), receivedAt: now() });
    return c.body(null, 204);
  });
}

/** The parameters of a tracking request. */
type MatomoRequest = Record<string, string>;

/** A bulk request of Matomo's API: `{"requests": ["?idsite=1&rec=1&…"]}`. Undefined if Matomo would not record it. */
function parseMatomoBulk(bulk: unknown): MatomoRequest[] | undefined {
  if (typeof bulk !== 'object' || bulk === null || !('requests' in bulk)) return undefined;
  const { requests } = bulk;
  if (!Array.isArray(requests) || !requests.length) return undefined;
  const parsed = requests.map(parseRequest);
  return parsed.every((request) => request !== undefined) ? parsed : undefined;
}

function parseRequest(request: unknown): MatomoRequest | undefined {
  if (typeof request !== 'string' || !request.includes('?')) return undefined;
  const params = Object.fromEntries(new URLSearchParams(request.slice(request.indexOf('?') + 1)));
  return Number(params['idsite']) > 0 && params['rec'] === '1' ? params : undefined;
}
