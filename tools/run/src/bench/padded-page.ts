import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import type { StaticTwin } from './static-twin.js';

/** A page whose first script is longer. */
export interface PaddedPage extends StaticTwin {
  /** By how much, compressed, in kilobytes. */
  kilobytes: number;
}

/**
 * Serves the page, with another copy of React's renderer, which is real code and is run, before its first script: what
 * that costs a tap is what so much script costs.
 *
 * @param pageUrl Address of the page.
 */
export async function startPaddedPage(pageUrl: string): Promise<PaddedPage> {
  const { origin, pathname, search } = new URL(pageUrl);
  const html = await (await fetch(pageUrl)).text();
  const script = /<script type="module" id="main-script" src="([^"]+)"/.exec(html)?.[1];
  if (script === undefined) throw new Error(`There is no first script in ${pageUrl}.`);
  const padding = await bundleOfReact();
  const original = await (await fetch(origin + script)).text();
  const padded = gzipSync(`${padding}\n${original}`);
  const server = createServer((incoming, response) => {
    const { url = '/', method, headers } = incoming;
    if (url === script) {
      response.writeHead(200, { 'content-type': 'text/javascript', 'content-encoding': 'gzip' });
      response.end(padded);
      return;
    }
    const passed = request(origin + url, { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    passed.once('error', () => response.destroy());
    incoming.pipe(passed);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}${pathname}${search}`,
    kilobytes: (padded.length - gzipSync(original).length) / 1000,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

async function bundleOfReact(): Promise<string> {
  const result = (await build({
    configFile: false,
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      minify: true,
      lib: {
        entry: fileURLToPath(import.meta.resolve('react-dom/client')),
        formats: ['iife'],
        name: 'padding',
      },
    },
  })) as Rolldown.RolldownOutput[];
  return result[0]?.output[0].code ?? '';
}
