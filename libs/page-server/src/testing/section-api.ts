import { createServer } from 'node:http';
import { listen } from './connections.js';

/** A fake Profile API with an account page and sub-pages, on its own port, for one test. */
export interface SectionApi {
  url: string;
  /** Paths with their queries, in order. */
  requests: string[];
}

/**
 * Starts a real HTTP server. `answers` has the data of sub-page plugins by type, and that of later pages by type and
 * cursor, such as 'COUPON 2'. `{refusal}` is answered with a 404 and that body, and anything missing with a 400.
 */
export async function startSectionApi(
  accountPage: unknown,
  answers: Readonly<Record<string, unknown>>,
  onRequest: () => unknown = () => undefined,
): Promise<SectionApi> {
  const requests: string[] = [];
  const server = createServer(({ url = '' }, response) => {
    requests.push(url);
    onRequest();
    const { pathname, searchParams } = new URL(url, 'http://api');
    const [, type] = /\/plugin\/([A-Z]+)\//.exec(pathname) ?? [];
    const cursor = searchParams.get('cursor');
    const result = type ? answers[cursor ? `${type} ${cursor}` : type] : accountPage;
    const refusal = (result as { refusal?: unknown } | undefined)?.refusal;
    response.writeHead(refusal ? 404 : result ? 200 : 400, { 'content-type': 'application/json' });
    response.end(JSON.stringify(refusal ?? { result }));
  });
  const port = await listen(server);
  return { url: `http://127.0.0.1:${port}`, requests };
}
