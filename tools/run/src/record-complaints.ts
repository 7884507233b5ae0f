import type { Hono } from 'hono';

const SCRIPT = '/local/record-complaints.js';

/** Runs before all scripts of the page. Its record survives the document, and ends with the tab. */
function record(): void {
  const complain = (text: string): void => {
    const texts = JSON.parse(sessionStorage.getItem('complaints') ?? '[]') as string[];
    sessionStorage.setItem('complaints', JSON.stringify([...texts, text]));
  };
  const print = console.error.bind(console);
  console.error = (...words: unknown[]) => {
    complain(words.map(String).join(' '));
    print(...words);
  };
  const options = { capture: true };
  addEventListener(
    'error',
    ({ message, target }: Event & { message?: string }) => {
      // The error event of a failed picture, script or style has an element instead of a message.
      const { src, href, rel } = target as { src?: string; href?: string; rel?: string };
      // Firefox also fires this for modules that are already loaded; a missing module is reported by its import.
      if (rel !== 'modulepreload') complain(message ?? `Cannot load ${src ?? href}`);
    },
    options,
  );
  addEventListener('unhandledrejection', ({ reason }) => complain(`Unhandled: ${String(reason)}`), options);
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    complain(`Refused by ${violatedDirective}: ${blockedURI}`),
  );
}

/**
 * Adds a script to every document of a page server, which records problems in `sessionStorage.complaints`: console
 * errors, uncaught ones, files that failed to load, and policy violations. For tests in engines whose console cannot be
 * read.
 */
export function recordComplaints(app: Hono): void {
  app.get(SCRIPT, (context) =>
    // tsx may wrap inner functions in this helper.
    context.body(`(() => { const __name = (each) => each; (${record.toString()})(); })();`, 200, {
      'content-type': 'text/javascript',
    }),
  );
  app.use(async (context, next) => {
    const { method, url, headers } = context.req.raw;
    if (method !== 'GET' || !headers.get('accept')?.includes('text/html')) return next();
    // A script cannot be added to a compressed document.
    const plain = new Headers(headers);
    plain.delete('accept-encoding');
    context.req.raw = new Request(url, { headers: plain });
    await next();
    if (!context.res.headers.get('content-type')?.startsWith('text/html')) return;
    const document = await context.res.text();
    context.res = new Response(
      document.replace('<head>', `<head><script src="${SCRIPT}"></script>`),
      context.res,
    );
  });
}
