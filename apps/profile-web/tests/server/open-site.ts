import { samplePage } from './sample-page.js';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { createPageServer, readConfig, type PageServer } from '@oa-profile/page-server';
import type { Plugin } from '@oa-profile/plugin-sdk/page';
import { onTestFinished } from 'vitest';
import { plugins as allPlugins } from '../../src/plugins.js';
import { assets } from '../assets.js';

/** A page server with this host's plugins in front of a fake API, for one test. */
export interface OpenSite {
  log: string[];
  /** Paths that the API was asked for, with their queries, in order. */
  asked: string[];
  /** How many pages have been rendered: each rendering asks for the time once. */
  renders: () => number;
  /** Requests an address, as a browser in English unless `headers` say otherwise. */
  get: (address: string, headers?: Record<string, string>) => Promise<Response>;
  /** Ends its API before the test does, for tests that open hundreds. */
  close: () => Promise<void>;
}

/** Options of {@link openSite}. */
export interface OpenSiteOptions extends Partial<Parameters<typeof createPageServer>[0]> {
  /** What the API has of every account: a value, or the text of a whole answer. @default a page without sections */
  page?: unknown;
  /**
   * The same for sections with an endpoint of their own, by its type, 'COUPON', or 'recommendation'. `{refusal}` is answered with a 404 and that
   * body, and what is missing with a 400.
   *
   * @default there are none
   */
  answers?: Readonly<Record<string, unknown>>;
  env?: Record<string, string>;
  plugins?: readonly Plugin[];
}

/** Opens this host's page server. */
export async function openSite({
  page = samplePage(),
  answers = {},
  env = {},
  plugins = allPlugins,
  ...options
}: OpenSiteOptions = {}): Promise<OpenSite> {
  const asked: string[] = [];
  const api = createServer(({ url = '' }, response) => {
    asked.push(url);
    const [, type] = /\/(?:plugin\/)?([A-Z]+(?=\/)|recommendation)\b/.exec(url) ?? [];
    const isPage = /\/account-page\/[^/]+\/(?:\?|$)/.test(url);
    const result = type ? answers[type] : isPage ? page : undefined;
    const refusal = (result as { refusal?: unknown } | undefined)?.refusal;
    response.writeHead(refusal ? 404 : result ? 200 : 400, { 'content-type': 'application/json' });
    response.end(typeof result === 'string' ? result : JSON.stringify(refusal ?? { result }));
  });
  api.listen(0, '127.0.0.1');
  await once(api, 'listening');
  const close = async (): Promise<void> => {
    if (!api.listening) return;
    api.closeAllConnections();
    api.close();
    await once(api, 'close');
  };
  onTestFinished(close);
  const log: string[] = [];
  let renders = 0;
  const app: PageServer = createPageServer({
    plugins,
    assets,
    config: readConfig(
      {
        API_URL: `http://127.0.0.1:${(api.address() as AddressInfo).port}`,
        PUBLIC_URL: 'https://page.example',
        IMAGE_ORIGINS: 'https://images.example',
        ...env,
      },
      plugins,
    ),
    log: (line) => log.push(line),
    now: () => {
      renders += 1;
      return new Date('2026-11-21T12:00:00+09:00');
    },
    ...options,
  });
  const get = async (address: string, headers: Record<string, string> = {}): Promise<Response> =>
    app.request(address, { headers: { 'accept-language': 'en', ...headers } });
  return { log, asked, renders: () => renders, get, close };
}
