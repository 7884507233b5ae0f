import { inApp, type Page, ready } from './fixtures.js';

/** A place on the page, and how to get there. */
export interface Place {
  name: string;
  open: (page: Page) => Promise<void>;
}

const mainButton = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Actions' }).getByRole('button', { name, exact: true });

async function opened(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await ready(page);
}

/** A pop-up, opened with the keyboard, so that the focus is visible. */
const dialog = (name: string, open: (page: Page) => Promise<void>): Place => ({
  name,
  open: async (page) => {
    await open(page);
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor();
  },
});

const address = (name: string, path: string): Place => ({ name, open: (page) => opened(page, path) });

/** Waits for the choices, which are requested once the page has started. */
const reservation = (name: string, path: string): Place => ({
  name,
  open: async (page) => {
    await opened(page, path);
    await page.getByRole('radio').first().waitFor();
  },
});

/** Every page, view and pop-up. Those in Indonesian have words and names too long for any line. */
export const places: readonly Place[] = [
  address('the profile', '/@komorebi?lang=en'),
  address('the profile in the app', inApp('@komorebi', 'visitor-places')),
  address('the profile of a country without sections', '/@harbor?lang=en'),
  address('a profile with very long names', '/@longnames?lang=id'),
  address('a profile in Thai', '/@baanrimnam?lang=th'),
  address('the place', inApp('@komorebi/place', 'visitor-places')),
  address('a place with very long names', '/@longnames/place?lang=id'),
  reservation('the reservation', inApp('@komorebi/reservation', 'visitor-places')),
  reservation('the reservation in Thai', '/@baanrimnam/reservation?lang=th'),
  address('the report', '/@komorebi/report?lang=en'),
  address('all coupons', '/@komorebi/coupon?lang=en'),
  address('the whole menu', '/@komorebi/showcase?lang=en'),
  address('all reviews', '/@komorebi/reviews?lang=en'),
  address('all questions with very long words', '/@longnames/faq?lang=id'),
  address('a coupon', '/@komorebi/coupon/c-first-cup?lang=en'),
  address('a coupon with a very long name', '/@longnames/coupon/kata?lang=id'),
  address('an answer', '/@komorebi/faq/reservation?lang=en'),
  address('an announcement', '/@longnames/announcements/kata?lang=id'),
  address('a post', '/@komorebi/media-feed/m-121?lang=en'),
  // It never becomes interactive.
  {
    name: 'the page of a missing account',
    open: async (page) => {
      await page.goto('/@nosuchaccount?lang=en');
    },
  },
  dialog('More', async (page) => {
    await opened(page, '/@komorebi?lang=en');
    await mainButton(page, 'More').focus();
  }),
  dialog('Share', async (page) => {
    // If the browser can share by itself, there is no pop-up.
    await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
    await opened(page, '/@komorebi?lang=en');
    await page.getByRole('list', { name: 'More actions' }).getByRole('button', { name: 'Share' }).focus();
  }),
  dialog('the QR code', async (page) => {
    await opened(page, '/@komorebi?lang=en');
    await page.getByRole('list', { name: 'More actions' }).getByRole('button', { name: 'QR code' }).focus();
  }),
  dialog('Save', async (page) => {
    await opened(page, '/@komorebi?lang=en');
    await page.getByRole('list', { name: 'More actions' }).getByRole('button', { name: 'Save' }).focus();
  }),
  dialog('Contact', async (page) => {
    await opened(page, inApp('@komorebi', 'visitor-places'));
    await mainButton(page, 'Contact').focus();
  }),
  dialog('Call', async (page) => {
    await opened(page, inApp('@komorebi', 'visitor-places'));
    await mainButton(page, 'Contact').focus();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').getByRole('button', { name: 'Call in LINE' }).focus();
  }),
  dialog('the viewer of photos and videos', async (page) => {
    await opened(page, '/@komorebi?lang=en');
    const post = page.locator('[data-plugin=media-feed] a[href*="/media-feed/"]').first();
    await post.scrollIntoViewIfNeeded();
    await page.locator('[data-late]:has([data-plugin=media-feed])').waitFor({ state: 'detached' });
    await post.focus();
  }),
];

/** Layouts that the page must support: width and height of the window, and the visitor's text size in percent. */
export const windows = [
  [320, 568, 100],
  [320, 568, 200],
  [390, 844, 100],
  [390, 844, 200],
  [1280, 800, 100],
  [1280, 800, 200],
] as const;

/** Those that are walked through with the keyboard: the least room, a phone, and both layouts of a desktop. */
export const windowsToWalk = [
  [320, 568, 200],
  [390, 844, 100],
  [1280, 800, 100],
  [1280, 800, 200],
] as const satisfies readonly (typeof windows)[number][];

/** Sets window and text size, and waits until the layout is done. */
export async function resize(page: Page, [width, height, text]: (typeof windows)[number]): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.evaluate(async (size) => {
    document.documentElement.style.fontSize = `${size}%`;
    // Heights in `dvh` follow the window two frames later.
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
  }, text);
}
