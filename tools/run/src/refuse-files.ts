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
 * removes all refusals. For engines in which tests cannot intercept requests.
 */
export function refuseFiles(app: Hono): void {
  const refusals: Refusal[] = [];
  app.post('/local/refusals', async (context) => {
    refusals.push(await context.req.json<Refusal>());
    return context.body(null, 204);
  });
  app.delete('/local/refusals', (context) => {
    refusals.length = 0;
    return context.body(null, 204);
  });
  const refuse: Handler = (context, next) => {
    const name = basename(context.req.path).replace(/(?:-[\w-]{8})?\.js$/, '');
    const refusal = refusals.find(({ file, times }) => times > 0 && file === name);
    if (!refusal) return next();
    refusal.times -= 1;
    return Promise.resolve(context.text('Refused by a test.', 503, { 'cache-control': 'no-store' }));
  };
  app.get('/assets/:name', refuse);
  app.get('/service-worker.js', refuse);
}
