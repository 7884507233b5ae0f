import { expect, ready, test, type Page } from './support/fixtures.js';
import { layoutShifts, watchLayoutShifts } from './support/layout-shifts.js';

/** Most requests to the page's own server before a tap is answered: the document, and the files that it names. */
const MAX_BEFORE_TAP = 6;
/** Most elements in the document of a page with every section, at any hour: each costs a phone time, whether it is seen or not. */
const MAX_ELEMENTS = 1620;
/** Most requests to all servers without interaction, including pictures. */
const MAX_WITHOUT_INTERACTION = 25;

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

/** Addresses that the page requests, each once: an import of a fetched file is answered by the browser's cache. */
function addressesOf(page: Page): Set<string> {
  const addresses = new Set<string>();
  page.on('request', (request) => addresses.add(request.url()));
  return addresses;
}

test('a document has few elements, and a tap waits for few files, all named in it', async ({ page }) => {
  const asked = addressesOf(page);
  const document = await page.goto('/@komorebi?lang=en', { waitUntil: 'commit' });
  const html = (await document?.text()) ?? '';
  expect(html.match(/<[a-z]/g)?.length).toBeLessThanOrEqual(MAX_ELEMENTS);
  await expect(page.locator('html')).toHaveAttribute('data-start', /./);
  await page.getByRole('button', { name: 'More', exact: true }).tap();
  await expect(page.getByRole('dialog', { name: 'More' })).toBeVisible();
  const { origin } = new URL(page.url());
  const scripts = [...asked].filter((address) => address.startsWith(origin) && address.endsWith('.js'));
  const named = scripts.filter((address) => html.includes(new URL(address).pathname));
  // Files for sections in view may be pending by now, and files that are loaded when the browser is idle.
  expect(
    scripts.filter(
      (address) =>
        !named.includes(address) &&
        !/(sections|more-texts|report-errors|web-vitals|late-last-visit)-/.test(address),
    ),
  ).toEqual([]);
  expect(named.length + 1).toBeLessThanOrEqual(MAX_BEFORE_TAP);
});

test('a page with every section loads little and once, in one language, and nothing moves', async ({
  page,
}) => {
  await watchLayoutShifts(page);
  const asked = addressesOf(page);
  const pictures: string[] = [];
  page.on('request', (request) => request.resourceType() === 'image' && pictures.push(request.url()));
  const sizes = new Map<string, Promise<number>>();
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    const size = response.request().sizes();
    sizes.set(
      response.url(),
      size.then(({ responseBodySize }) => responseBodySize),
    );
  });
  await page.setExtraHTTPHeaders({ 'accept-encoding': 'gzip' });
  await page.goto('/@komorebi?lang=th');
  await ready(page);
  await page.waitForLoadState('networkidle');

  await test.step('there are few requests without interaction', () => {
    expect(asked.size).toBeGreaterThan(MAX_BEFORE_TAP);
    expect(asked.size).toBeLessThanOrEqual(MAX_WITHOUT_INTERACTION);
  });

  await test.step('all scripts that load without interaction are at most 160 kB, gzipped', async () => {
    const total = (await Promise.all(sizes.values())).reduce((sum, size) => sum + size, 0);
    expect(total).toBeGreaterThan(50_000);
    expect(total).toBeLessThanOrEqual(160_000);
  });

  await test.step('of the row of pictures, only what is seen is requested, and the rest once one scrolls there', async () => {
    const row = page.locator('header [role=group]');
    const urls = await row
      .locator('img')
      .evaluateAll((images) => images.map((image) => (image as HTMLImageElement).src));
    expect(urls).toHaveLength(7);
    expect(pictures).toContain(urls[1]);
    // A coupon near the window has the third one, too.
    expect(urls.slice(3).filter((url) => pictures.includes(url))).toEqual([]);
    await row.evaluate((element) => element.scrollTo({ left: element.scrollWidth, behavior: 'instant' }));
    await expect.poll(() => pictures).toContain(urls.at(-1));
  });

  await test.step('no picture is requested before it is near the window, and the cover comes first', async () => {
    const cover = page.locator('link[rel=preload][as=image][fetchpriority=high]').first();
    expect(pictures[0]).toBe(await cover.getAttribute('href'));
    // However early browsers load lazy pictures, those two screens below the window are not needed yet.
    const shown = await page.locator('#root img').evaluateAll((images) =>
      images.map((image) => ({
        url: (image as HTMLImageElement).src,
        isFar: image.getBoundingClientRect().top > 3 * innerHeight,
      })),
    );
    const near = new Set(shown.filter(({ isFar }) => !isFar).map(({ url }) => url));
    const far = [...new Set(shown.filter(({ url }) => !near.has(url)).map(({ url }) => url))];
    expect(far.length).toBeGreaterThan(3);
    expect(pictures.filter((url) => far.includes(url))).toEqual([]);
    await page
      .locator(`#root img[src="${far[0] ?? ''}"]`)
      .first()
      .scrollIntoViewIfNeeded();
    await expect.poll(() => pictures).toContain(far[0]);
  });

  for (const section of await page.locator('[data-plugin]').all()) await section.scrollIntoViewIfNeeded();
  await expect(page.locator('[data-late] [data-plugin]')).toHaveCount(0);
  await page.waitForLoadState('networkidle');

  await test.step('all sections together are three files of script and one of texts', () => {
    const late = [...asked].filter((address) => /\/assets\/(sections|more-texts|plugin)-/.test(address));
    expect(late).toHaveLength(4);
  });

  await test.step('a visitor is sent the texts of one language only', () => {
    const texts = [...asked].filter((address) => /\/assets\/(more-)?texts-/.test(address));
    expect(texts).toHaveLength(2);
    expect(texts.filter((address) => !address.includes('texts-th-'))).toEqual([]);
  });

  await test.step('no picture is requested twice', () => {
    expect(pictures.length).toBeGreaterThan(5);
    expect(pictures.filter((url, position) => pictures.indexOf(url) !== position)).toEqual([]);
  });

  await test.step('the layout never shifts, from the first paint to the last section', async () => {
    expect(await layoutShifts(page)).toEqual([]);
  });
});

test('a pop-up opens without requests for files once the page is idle', async ({ page }) => {
  const asked = addressesOf(page);
  await page.goto('/@komorebi?lang=en');
  await ready(page);
  await page.waitForLoadState('networkidle');
  // The API clients load with their first request, when the pop-up is already open; code of the row of pictures, when it has
  // closed over that row and the pointer lies there.
  const scripts = (): string[] =>
    [...asked].filter(
      (address) => address.endsWith('.js') && !/\/(client|of-call|call-dialog|late-pictures)-/.test(address),
    );
  const before = scripts();
  for (const name of ['More', 'Contact']) {
    await page.getByRole('group', { name: 'Actions' }).getByRole('button', { name }).tap();
    const dialog = page.getByRole('dialog', { name });
    await expect(dialog.getByRole('link').first()).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).tap();
    await expect(dialog).toBeHidden();
  }
  expect(scripts()).toEqual(before);

  // The contact sheet has asked for the pop-up that only it leads to, so that this tap waits for no file either.
  await page.waitForLoadState('networkidle');
  await page.getByRole('group', { name: 'Actions' }).getByRole('button', { name: 'Contact' }).tap();
  // The words of a request are in the account's language, and come when they are shown.
  const code = (): string[] =>
    [...asked].filter((address) => address.endsWith('.js') && !address.includes('/texts-'));
  const all = code();
  expect(all.filter((address) => address.includes('/call-dialog-'))).toHaveLength(1);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Call in / })
    .tap();
  await expect(page.getByRole('dialog', { name: /^Call / })).toBeVisible();
  expect(code()).toEqual(all);
});
