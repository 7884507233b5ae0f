import { inApp, type Page, ready } from './fixtures.js';

/** Layouts that the page must support: width and height of the window, and the visitor's text size in percent. */
export const windows = [
  [320, 568, 100],
  [320, 568, 200],
  [390, 844, 100],
  [390, 844, 200],
  [1280, 800, 100],
  [1280, 800, 200],
] as const;

/** Those in which each focus stop is looked at, the least room and a desktop, and a phone. */
export const desktop = [1280, 800, 100] as const satisfies (typeof windows)[number];
export const leastRoom = [320, 568, 200] as const satisfies (typeof windows)[number];
export const phone = [390, 844, 100] as const satisfies (typeof windows)[number];

/** A pop-up of an open page. */
interface PopUp {
  name: string;
  /** Focuses the control that opens it. */
  reach: (page: Page) => Promise<void>;
}

/** A page or view, and how to get there. */
export interface Place {
  name: string;
  open: (page: Page) => Promise<void>;
  /** It is arranged differently on a desktop: the keyboard walks through it there, too. */
  isOtherOnDesktop?: true;
  /** How it is shown when it is checked for violations of WCAG: by kinds of pages, since that takes a while. */
  look?: { size: (typeof windows)[number]; colorScheme: 'light' | 'dark' };
  popUps?: readonly PopUp[];
}

const mainButton = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Actions' }).getByRole('button', { name, exact: true });

const shortcut = (page: Page, name: string) =>
  page.getByRole('list', { name: 'More actions' }).getByRole('button', { name });

async function opened(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await ready(page);
}

/** Opens a pop-up with the keyboard, so that the focus is visible. */
export async function openPopUp(page: Page, { reach }: PopUp): Promise<void> {
  await reach(page);
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').waitFor();
}

const address = (name: string, path: string, more?: Partial<Place>): Place => ({
  name,
  open: (page) => opened(page, path),
  ...more,
});

/** Waits for the choices, which are requested once the page has started. */
const reservation = (name: string, path: string): Place => ({
  name,
  open: async (page) => {
    await opened(page, path);
    await page.getByRole('radio').first().waitFor();
  },
});

const ofProfile: readonly PopUp[] = [
  { name: 'More', reach: (page) => mainButton(page, 'More').focus() },
  {
    name: 'Share',
    reach: async (page) => {
      // If the browser can share by itself, there is no pop-up.
      await page.evaluate(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
      await shortcut(page, 'Share').focus();
    },
  },
  { name: 'the QR code', reach: (page) => shortcut(page, 'QR code').focus() },
  { name: 'Save', reach: (page) => shortcut(page, 'Save').focus() },
  {
    name: 'the viewer of photos and videos',
    reach: async (page) => {
      const post = page.locator('[data-plugin=media-feed] a[href*="/media-feed/"]').first();
      await post.scrollIntoViewIfNeeded();
      await page.locator('[data-late]:has([data-plugin=media-feed])').waitFor({ state: 'detached' });
      await post.focus();
    },
  },
];

const ofProfileInApp: readonly PopUp[] = [
  { name: 'Contact', reach: (page) => mainButton(page, 'Contact').focus() },
  {
    name: 'Call',
    reach: async (page) => {
      await mainButton(page, 'Contact').focus();
      await page.keyboard.press('Enter');
      await page.getByRole('dialog').getByRole('button', { name: 'Call in LINE' }).focus();
    },
  },
];

/** Each kind of page and view, and every pop-up. Those in Indonesian have words and names too long for any line. */
export const places: readonly Place[] = [
  address('the profile', '/@komorebi?lang=en', {
    isOtherOnDesktop: true,
    look: { size: desktop, colorScheme: 'dark' },
    popUps: ofProfile,
  }),
  address('the profile in the app', inApp('@komorebi', 'visitor-places'), { popUps: ofProfileInApp }),
  address('the profile of a country without sections', '/@harbor?lang=en'),
  address('a profile with very long names', '/@longnames?lang=id', {
    look: { size: desktop, colorScheme: 'light' },
  }),
  address('a profile in Thai', '/@baanrimnam?lang=th', { look: { size: phone, colorScheme: 'dark' } }),
  address('the place', inApp('@komorebi/place', 'visitor-places'), { isOtherOnDesktop: true }),
  address('a place with very long names', '/@longnames/place?lang=id'),
  reservation('the reservation', inApp('@komorebi/reservation', 'visitor-places')),
  address('the report', '/@komorebi/report?lang=en'),
  address('all coupons', '/@komorebi/coupon?lang=en', { isOtherOnDesktop: true }),
  address('all questions with very long words', '/@longnames/faq?lang=id'),
  address('a coupon with a very long name', '/@longnames/coupon/c-first-cup?lang=id'),
  address('an announcement', '/@longnames/announcements/new-year?lang=id'),
  address('a post', '/@komorebi/media-feed/m-121?lang=en'),
  // It never becomes interactive.
  {
    name: 'the page of a missing account',
    open: async (page) => {
      await page.goto('/@nosuchaccount?lang=zh-TW');
    },
    look: { size: desktop, colorScheme: 'light' },
  },
];

/** Sets window and text size, and waits until the layout is done. */
export async function resize(page: Page, [width, height, text]: (typeof windows)[number]): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.evaluate(async (size) => {
    document.documentElement.style.fontSize = `${size}%`;
    // Heights in `dvh` follow the window two frames later.
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
  }, text);
}
