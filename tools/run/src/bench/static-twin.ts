import { createServer } from 'node:http';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

/**
 * Serves the page without any script, from memory: the server's markup, with the same styles in it and the same
 * pictures. No server-rendered page can be painted sooner.
 *
 * @param pageUrl Address of the page itself, whose scripts the twin does not request.
 * @returns its address
 */
export async function startStaticTwin(pageUrl: string): Promise<string> {
  const html = await (await fetch(pageUrl)).text();
  const page = html
    .replace(/<noscript>.*?<\/noscript>/gs, '')
    .replace(/<script[^>]*>.*?<\/script>/gs, '')
    .replace(/<link rel="(preload|modulepreload|icon|apple-touch-icon|manifest)"[^>]*>/g, (link) =>
      link.includes('as="image"') ? link : '',
    )
    // No script sets this attribute here, and styles wait for it.
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
  return `http://localhost:${port}/`;
}
