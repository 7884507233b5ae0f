import type { Browser } from 'playwright';
import {
  visitAndLeave,
  visitAndRead,
  visitAndTap,
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
}

type Part = (site: Site, browser: Browser) => Promise<Measures>;

/** For pages that answer taps. */
const withScript =
  (part: Part): Part =>
  (site, browser) =>
    site.name === 'static' ? Promise.resolve({}) : part(site, browser);

/** Parts of a round, by the name with which the command line chooses them. */
export const parts: Readonly<Record<string, Part>> = {
  paint: async ({ url }, browser) => ({
    ...(await visitAndRead(browser, url)),
    ...(await visitOtherwise(browser, url)),
  }),
  taps: withScript(async ({ url }, browser) => ({
    'First tap on ‘More’ answered, ms': await visitAndTap(browser, url, 'More'),
    'First tap on ‘Contact’ answered, ms': await visitAndTap(browser, url, 'Contact'),
    // On a phone it is a link, which needs no script.
    '‘Add friend’ on a desktop answered, ms': await visitAndTap(browser, url, 'Add friend', 'desktop'),
  })),
  next: withScript(async ({ url }, browser) => ({
    'Another language seen after a tap, ms': await visitAndLeave(browser, url, { language: 'ja' }),
    '… after the pointer has rested, ms': await visitAndLeave(browser, url, { language: 'ja' }, 'rest'),
    '… after a key, which announces nothing, ms': await visitAndLeave(
      browser,
      url,
      { language: 'ja' },
      'key',
    ),
    'Another account seen after a tap, ms': await visitAndLeave(browser, url, { account: '@shanlan' }),
  })),
  use: withScript(({ url }, browser) => visitAndUse(browser, url)),
  // The other tools have no page for the app.
  app: ({ name, url }, browser) => (name === 'page' ? visitAndUseInApp(browser, url) : Promise.resolve({})),
};
