import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { expect, test } from './support/fixtures.js';
import type * as translatedTexts from './support/translated-texts.js';

/*
 * What engines and React do by themselves: each of our changes of the platform (docs/platform.md) is there because of one of
 * these. A test that fails here tells that a change may have become needless.
 */

/** Serves to the engine what is not a page of ours, and returns its origin. */
async function serve(answer: RequestListener): Promise<{ origin: string; close: () => void }> {
  const server = createServer(answer);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

const emptyPage = '<!doctype html><html lang="en"><title>Empty</title><body></body></html>';

test('a module that has failed once stays failed in Firefox, and is requested again in Chromium and WebKit', async ({
  tab,
  engineName,
}) => {
  let requested = 0;
  const { origin, close } = await serve((request, response) => {
    if (request.url !== '/late.js')
      return void response.setHeader('content-type', 'text/html').end(emptyPage);
    requested += 1;
    if (requested === 1) return void response.writeHead(503).end();
    response.setHeader('content-type', 'text/javascript').end('export {};');
  });
  await tab.goto(`${origin}/`);
  const outcomes = await tab.evaluate(async () => {
    const attempt = (): Promise<string> => {
      const address = '/late.js';
      return import(address).then(
        () => 'loaded',
        () => 'failed',
      );
    };
    return [await attempt(), await attempt()];
  });
  close();
  expect(outcomes).toEqual(['failed', engineName === 'firefox' ? 'failed' : 'loaded']);
});

test('React throws where it removes a text that a translator has wrapped, or inserts something before it', async ({
  tab,
}) => {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      lib: {
        entry: fileURLToPath(new URL('support/translated-texts.ts', import.meta.url)),
        name: 'translated',
        formats: ['iife'],
      },
    },
  });
  const [{ output }] = [built].flat() as [Extract<typeof built, { output: unknown }>];
  const { origin, close } = await serve((request, response) => {
    const isScript = request.url === '/react.js';
    response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html; charset=utf-8');
    response.end(
      isScript ? output[0].code : emptyPage.replace('</body>', '<script src="react.js"></script>'),
    );
  });
  await tab.goto(`${origin}/`);
  const thrown = await tab.evaluate(() => {
    const { translated } = globalThis as unknown as { translated: typeof translatedTexts };
    return translated.changeTranslatedTexts();
  });
  close();
  expect(thrown).toEqual(['NotFoundError', 'NotFoundError']);
});

test('what lies behind an open dialog is not found by the browser’s text search, except in WebKit, which searches behind modal ones, too', async ({
  tab,
  engineName,
}) => {
  await tab.goto('/@komorebi?lang=en');
  await tab.ready();
  const isFound = (words: string): Promise<boolean> =>
    tab.evaluate((text) => {
      getSelection()?.removeAllRanges();
      return (window as unknown as { find: (...options: unknown[]) => boolean }).find(
        text,
        false,
        false,
        true,
      );
    }, words);
  expect(await isFound('Can I book a table?')).toBe(true);
  await tab.mainAction('button', 'Contact').click();
  await tab.role('dialog', /^Contact/).shown();
  // The search has a field of its own, outside of the page.
  await tab.evaluate(() => void window.dispatchEvent(new Event('blur')));
  expect(await isFound('Can I book a table?')).toBe(engineName === 'webkit');
  expect(await isFound('Contact')).toBe(true);
  await tab.press('Escape');
  await tab.role('dialog').gone();
  expect(await isFound('Can I book a table?')).toBe(true);
  const isFoundBehindModal = await tab.evaluate(() => {
    const modal = document.body.appendChild(document.createElement('dialog'));
    modal.showModal();
    getSelection()?.removeAllRanges();
    return (window as unknown as { find: (...options: unknown[]) => boolean }).find(
      'Can I book a table?',
      false,
      false,
      true,
    );
  });
  expect(isFoundBehindModal).toBe(engineName === 'webkit');
});
