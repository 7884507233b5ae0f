import { createRequire } from 'node:module';
import type { Context, Hono } from 'hono';
import { proxy } from 'hono/proxy';
import { accessToken } from 'platform/request-target';
import { rolldown } from 'rolldown';
import { INSPECTOR_PATH, PLATFORM_PATH } from './line-settings.js';

/**
 * Passes on requests to the reference platform, for the visitor whom LINE knows, or without a token for nobody. A token of
 * which LINE knows nobody is refused here: the platform would take one of its own, which anybody could send who has the
 * tunnel's address.
 */
export function mountPlatform(
  app: Hono,
  platformUrl: string,
  visitorOf: (token: string) => Promise<string | undefined>,
): void {
  app.all(`${PLATFORM_PATH}/*`, async (context) => {
    const { req } = context;
    const token = accessToken(context);
    let visitor: string | undefined;
    try {
      visitor = token && (await visitorOf(token));
    } catch {
      return refusal(context, 503, 'LINE cannot be reached');
    }
    if (token && !visitor) return refusal(context, 401, 'LINE knows nobody by this token');
    const { pathname, search } = new URL(req.url);
    return proxy(platformUrl + pathname.slice(PLATFORM_PATH.length) + search, {
      raw: req.raw,
      headers: {
        ...req.header(),
        host: undefined,
        ...(visitor && { 'x-access-token': undefined, authorization: `Bearer ${visitor}` }),
      },
    });
  });
}

/** As the APIs refuse, readable for the page. */
const refusal = (context: Context, status: 401 | 503, message: string): Response =>
  context.json({ message }, status);

const INSPECTOR = '@line/liff-inspector';

/**
 * Serves the LIFF Inspector's plugin, which connects the page to the given address. It is no dependency of this repository:
 * whoever wants to look into a phone installs it without saving that.
 *
 * @throws Error in one sentence if it is not installed
 */
export async function mountInspector(app: Hono, origin: string): Promise<void> {
  try {
    createRequire(import.meta.url).resolve(INSPECTOR);
  } catch {
    throw new Error(
      `LIFF_INSPECTOR needs a package that is not installed: npm install --no-save ${INSPECTOR}`,
    );
  }
  // Bundlers wrap what CommonJS exports by default, once or twice.
  const code = await bundle(`
    import * as all from '${INSPECTOR}';
    let Plugin = all;
    while (typeof Plugin === 'object') Plugin = Plugin.default;
    export default class extends Plugin {
      constructor() {
        super({ origin: ${JSON.stringify(origin)} });
      }
    }`);
  app.get(INSPECTOR_PATH, (context) => context.body(code, 200, { 'content-type': 'text/javascript' }));
}

/** Bundles a module for browsers. */
async function bundle(entry: string): Promise<string> {
  const bundled = await rolldown({
    input: 'entry',
    cwd: import.meta.dirname,
    platform: 'browser',
    logLevel: 'silent',
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === 'entry' ? '\0entry' : undefined),
        load: (id) => (id === '\0entry' ? entry : undefined),
      },
    ],
  });
  const { output } = await bundled.generate({ format: 'es' });
  return output[0].code;
}
