import { createServer } from 'node:http';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

/** A server that is up. */
export interface StaticTwin {
  url: string;
  close(): void;
}

/**
 * Serves what a page would be without any script: the server's own markup, with the same styles in it and the same
 * pictures, from memory. No page that is rendered on a server can be painted sooner than this one.
 *
 * @param pageUrl Where the page itself is, whose files the twin does not ask for.
 */
export async function startStaticTwin(pageUrl: string): Promise<StaticTwin> {
  const html = await (await fetch(pageUrl)).text();
  const page = html
    .replace(/<noscript>.*?<\/noscript>/gs, '')
    .replace(/<script[^>]*>.*?<\/script>/gs, '')
    .replace(/<link rel="(preload|modulepreload|icon|apple-touch-icon|manifest)"[^>]*>/g, (link) =>
      link.includes('as="image"') ? link : '',
    )
    // Nothing says of itself how far it has started, so nothing waits for it.
    .replace('<html ', '<html data-start="ready" ');
  const body = await promisify(gzip)(page);
  const server = createServer((_request, response) => {
    response.writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      'content-encoding': 'gzip',
      'cache-control': 'no-store',
    });
    response.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `http://localhost:${port}/`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
