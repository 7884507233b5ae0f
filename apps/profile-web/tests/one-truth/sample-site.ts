import { createPageServer, readConfig, type PageServer } from '@oa-profile/page-server';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sampleAnswerTo } from 'platform/sample-answers';
import { plugins } from '../../src/plugins.js';
import { assets } from '../assets.js';

/** The address of the site. */
export const site = 'https://page.example';
/** Where the pictures of the samples are. */
export const pictures = 'https://platform.example';

/** The page server of this host, in front of an API that has the samples of the platform. */
export interface SampleSite {
  /** A page server that has rendered nothing yet: it serves what it has while it renders anew. */
  open: () => PageServer;
  close: () => void;
}

/** Options of {@link startSampleSite}. */
export interface SampleSiteOptions {
  now: () => Date;
  /** Changes what the API is about to answer to a path. @default nothing is changed */
  change?: (path: string, result: object) => void;
}

/** Starts the API of a site. */
export async function startSampleSite({ now, change }: SampleSiteOptions): Promise<SampleSite> {
  const api = createServer(({ url = '', headers }, response) => {
    const path = decodeURIComponent(new URL(url, pictures).pathname);
    const result = structuredClone(sampleAnswerTo(path, headers['content-language'] ?? '', pictures));
    if (result) change?.(path, result);
    response.writeHead(result ? 200 : 404, { 'content-type': 'application/json' });
    response.end(JSON.stringify(result ? { result } : { message: 'No.' }));
  });
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  const config = readConfig({
    API_URL: `http://127.0.0.1:${(api.address() as AddressInfo).port}`,
    PUBLIC_URL: site,
    IMAGE_ORIGINS: pictures,
  });
  return {
    open: () => createPageServer({ plugins, config, assets, now, log: () => undefined, compresses: false }),
    close() {
      api.closeAllConnections();
      api.close();
    },
  };
}
