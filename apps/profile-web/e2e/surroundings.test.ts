import { addresses } from './support/addresses.js';
import { beVisitor, expect, mainAction, ready } from './support/fixtures.js';
import { inLiffBrowser, playLineServers, told } from './support/line-servers.js';
import { changeElement, test } from './support/sinks.js';

/** An address by which somebody enters the page, and where they are then. */
interface Entrance {
  address: string;
  ends: string;
  heading: RegExp;
}

const harbor = /Harbor/;
const handedOver = (state: string): string => `/liff?liff.state=${encodeURIComponent(state)}`;

const entrances: Entrance[] = [
  { address: handedOver('/@harbor?lang=en'), ends: '/liff/@harbor?lang=en', heading: harbor },
  { address: handedOver('?accountId=@harbor&lang=en'), ends: '/liff/@harbor?lang=en', heading: harbor },
  {
    address: handedOver('/@harbor/report?lang=en'),
    ends: '/liff/@harbor/report?lang=en',
    heading: /^Report this account$/,
  },
  { address: '/liff/@harbor?lang=en', ends: '/liff/@harbor?lang=en', heading: harbor },
  { address: '/liff?accountId=@harbor&lang=en', ends: '/liff/@harbor?lang=en', heading: harbor },
  { address: '/@harbor?lang=en', ends: '/@harbor?lang=en', heading: harbor },
  { address: '/?accountId=@harbor&lang=en', ends: '/@harbor?lang=en', heading: harbor },
];

/** Where the page can be opened. Only the LIFF browser hands over a token, and only to the page's entry for the app. */
const surroundings = [
  { name: 'the LIFF browser', userAgent: inLiffBrowser, knows: true },
  { name: "LINE's in-app browser", userAgent: inLiffBrowser.replace(' LIFF', ''), knows: false },
  { name: 'a browser', userAgent: inLiffBrowser.replace(/ Line.*/, ''), knows: false },
];

for (const { name, userAgent, knows } of surroundings)
  test.describe(`in ${name}`, () => {
    test.use({ userAgent });

    for (const sdk of ['the SDK itself', "LINE's own double of the SDK"])
      test(`each entrance leads to its page, with ${sdk}, and the visitor is known where LINE tells it`, async ({
        page,
        visitor,
      }) => {
        await visitor.relatesTo('@harbor', 'friend');
        if (sdk === 'the SDK itself') {
          await changeElement(page, 'config', { liffPlugins: [] });
          await playLineServers(page, []);
          // The app adds this to a page.
          if (knows) await page.addInitScript(() => Object.assign(window, { _liff: { features: [] } }));
        } else await beVisitor(page, knows ? visitor.token : 'none', knows ? '' : 'outside');
        for (const { address, ends, heading } of entrances)
          await test.step(address, async () => {
            // Each is opened as by itself: nobody is known from the page before.
            await page.goto('about:blank');
            const isOurs = knows && address.startsWith('/liff');
            await page.goto(address + (isOurs && sdk === 'the SDK itself' ? told(visitor.token) : ''));
            await expect(page).toHaveURL(addresses.page + ends);
            await ready(page);
            await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
            if (heading !== harbor) return;
            if (isOurs) await expect(page.getByRole('link', { name: 'Chat' })).toBeVisible();
            else await expect(mainAction(page, 'Add friend')).toBeVisible();
          });
      });
  });
