import { readConfig } from '../requests/config.js';
import { createPageAssets } from '../documents/page-assets.js';
import { createPageServer, type PageServer, type PageServerOptions } from '../page-server.js';
import { startFakeApi, type FakeApi } from './fake-api.js';
import { sampleFiles } from './sample-files.js';
import { samplePage } from './sample-page.js';
import { plugins as allPlugins } from './plugins.js';

/** A page server in front of a fake API, for one test. */
export interface OpenServer {
  api: FakeApi;
  app: PageServer;
  log: string[];
  /** How many pages have been rendered: each rendering asks for the time once. */
  renders: () => number;
  /** Requests an address, as a browser in English unless `headers` say otherwise. */
  get: (address: string, headers?: Record<string, string>) => Promise<Response>;
}

export interface OpenServerOptions extends Partial<PageServerOptions> {
  page?: unknown;
  env?: Record<string, string>;
}

/** Opens a page server whose API answers every request with the same page. */
export async function openServer({
  page = samplePage(),
  env = {},
  plugins = allPlugins,
  ...options
}: OpenServerOptions = {}): Promise<OpenServer> {
  const api = await startFakeApi(page);
  const log: string[] = [];
  let renders = 0;
  const app = createPageServer({
    plugins,
    config: readConfig(
      {
        API_URL: api.url,
        PUBLIC_URL: 'https://page.example',
        IMAGE_ORIGINS: 'https://images.example',
        ...env,
      },
      plugins,
    ),
    assets: createPageAssets(sampleFiles, String),
    log: (line) => log.push(line),
    now: () => {
      renders += 1;
      return new Date('2026-11-21T12:00:00+09:00');
    },
    ...options,
  });
  const get = async (address: string, headers: Record<string, string> = {}): Promise<Response> =>
    app.request(address, { headers: { 'accept-language': 'en', ...headers } });
  return { api, app, log, renders: () => renders, get };
}
