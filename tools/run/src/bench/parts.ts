import type { Browser } from 'playwright';
import {
  visitAndLeave,
  visitAndRead,
  visitAndTap,
  visitAndUse,
  visitAndUseInApp,
  visitAndWork,
  visitOtherwise,
  type Measures,
} from './visits.js';

/** The page, the one of another working copy, its static twin, and the same account's page as written with other tools. */
export type SiteName = 'static' | 'astro' | 'next' | 'before' | 'page';

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
  next: withScript(async ({ url }, browser) => {
    const [language, account] = [{ language: 'ja' }, { account: '@shanlan' }];
    const measures: Measures = {};
    for (const [name, to, options] of [
      ['Another language seen after a tap, ms', language, {}],
      ['… after the pointer has rested, ms', language, { way: 'rest' }],
      ['… after a key, which announces nothing, ms', language, { way: 'key' }],
      ['… after a tap on the second visit, ms', language, { again: true }],
      ['Another account seen after a tap, ms', account, {}],
      ['… after a key, ms', account, { way: 'key' }],
      ['… after a tap on the second visit to it, ms', account, { again: true }],
    ] as const)
      measures[name] = await visitAndLeave(browser, url, to, options);
    return measures;
  }),
  work: ({ name, url }, browser) => visitAndWork(browser, url, name === 'static'),
  use: withScript(({ url }, browser) => visitAndUse(browser, url)),
  // The other tools have no page for the app.
  app: ({ name, url }, browser) =>
    name === 'page' || name === 'before' ? visitAndUseInApp(browser, url) : Promise.resolve({}),
};
