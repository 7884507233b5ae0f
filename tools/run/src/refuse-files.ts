import { basename } from 'node:path';
import type { Handler, Hono } from 'hono';

/** Files that are not served for a while. */
interface Refusal {
  /** Name of a script, without its hash. */
  file: string;
  /** How often. */
  times: number;
}

/**
 * Lets tests refuse files of the page: `POST /local/refusals` with `{"file": "plugin-faq", "times": 1}`. `DELETE`
 * removes all refusals, and fails if one of them has refused nothing: a file may have another name by now. For engines
 * in which tests cannot intercept requests.
 */
export function refuseFiles(app: Hono): void {
  const refusals: (Refusal & { refused: number })[] = [];
  app.post('/local/refusals', async (context) => {
    refusals.push({ ...(await context.req.json<Refusal>()), refused: 0 });
    return context.body(null, 204);
  });
  app.delete('/local/refusals', (context) => {
    const inVain = refusals.splice(0).filter(({ refused }) => refused === 0);
    if (!inVain.length) return context.body(null, 204);
    return context.text(`Never requested: ${inVain.map(({ file }) => file).join(', ')}`, 409);
  });
  const refuse: Handler = (context, next) => {
    const name = basename(context.req.path).replace(/(?:-[\w-]{7,8})?\.js$/, '');
    const refusal = refusals.find(({ file, times, refused }) => refused < times && file === name);
    if (!refusal) return next();
    refusal.refused += 1;
    return Promise.resolve(context.text('Refused by a test.', 503, { 'cache-control': 'no-store' }));
  };
  app.get('/assets/:name', refuse);
  app.get('/service-worker.js', refuse);
}
