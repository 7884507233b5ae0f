import type { Browser } from 'playwright';
import type { DeployedServer } from './deployed-server.js';
import { visitWithLighthouse } from './lighthouse.js';
import { startPaddedPage } from './padded-page.js';
import { keptPages } from './throughput.js';
import {
  visitAndRead,
  visitAndTap,
  visitAndTranslate,
  visitAndUse,
  visitAndUseInApp,
  visitOtherwise,
  type Measures,
} from './visits.js';

/** The page, its static twin, and the same account's page as written with other tools. */
export type SiteName = 'static' | 'astro' | 'next' | 'page';

/** A page of the account that is measured. */
export interface Site {
  name: SiteName;
  url: string;
  /** The server alone, as deployed, and the page's path there. The static twin has none. */
  server?: DeployedServer;
  path?: string;
}

interface Visitor {
  browser: Browser;
  /** Port at which the browser can be controlled from outside. */
  controlPort: number;
}

type Part = (site: Site, visitor: Visitor) => Promise<Measures>;

/** For pages that answer taps. */
const withScript =
  (part: Part): Part =>
  (site, visitor) =>
    site.name === 'static' ? Promise.resolve({}) : part(site, visitor);

/** For what nothing is compared with. */
const ofPage =
  (part: Part): Part =>
  (site, visitor) =>
    site.name === 'page' ? part(site, visitor) : Promise.resolve({});

/** Parts of a round, by the name with which the command line chooses them. */
export const parts: Readonly<Record<string, Part>> = {
  paint: async ({ url }, { browser }) => ({
    ...(await visitAndRead(browser, url)),
    ...(await visitOtherwise(browser, url)),
  }),
  taps: withScript(async ({ url }, { browser }) => ({
    'First tap on ‘More’ answered, ms': await visitAndTap(browser, url, 'More'),
    'First tap on ‘Contact’ answered, ms': await visitAndTap(browser, url, 'Contact'),
    // On a phone it is a link, which needs no script.
    '‘Add friend’ on a desktop answered, ms': await visitAndTap(browser, url, 'Add friend', 'desktop'),
    'Another language seen, ms': await visitAndTranslate(browser, url),
  })),
  use: withScript(({ url }, { browser }) => visitAndUse(browser, url)),
  app: ofPage(({ url }, { browser }) => visitAndUseInApp(browser, url)),
  script: ofPage(({ url }, { browser }) => costOfScript(browser, url)),
  kept: withScript(({ server, path = '' }) => (server ? keptPages(server, path) : Promise.resolve({}))),
  lighthouse: ({ url }, { controlPort }) => visitWithLighthouse(controlPort, url),
};

/** What 10 kB more of script that is loaded and run before a tap cost it, network included. */
async function costOfScript(browser: Browser, url: string): Promise<Measures> {
  const padded = await startPaddedPage(url);
  try {
    const difference = async (name: string): Promise<number> =>
      ((await visitAndTap(browser, padded.url, name)) - (await visitAndTap(browser, url, name))) /
      (padded.kilobytes / 10);
    return { 'Cost of 10 kB more script to the first tap on ‘Contact’, ms': await difference('Contact') };
  } finally {
    padded.close();
  }
}
