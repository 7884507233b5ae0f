import type { Locator } from '@playwright/test';
import { finger, type Finger } from './support/finger.js';
import { beVisitor, expect, inApp, type Page, ready, test } from './support/fixtures.js';
import { expectPromised } from './support/promised-effort.js';
import { confirmation, reserve, times } from './support/reservation.js';
import { contactButton } from './support/sheets.js';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

/** The next times with a table, below the line of the day. */
const nextTables = (page: Page): Locator => page.getByRole('list', { name: 'Reserve' }).getByRole('link');

/** The account's next Saturday, today included, as addresses have it. */
function nextSaturday(): string {
  // In Sweden a date is written as ISO has it.
  const day = new Date(new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Tokyo' }).format(new Date()));
  day.setUTCDate(day.getUTCDate() + ((6 - day.getUTCDay() + 7) % 7));
  return day.toISOString().slice(0, 10);
}

/** From the first screen of the profile to a table for four on Saturday, ready to be sent. */
async function chooseTable(page: Page, { tap }: Finger): Promise<void> {
  await tap(
    nextTables(page)
      .and(page.locator(`[href*="day=${nextSaturday()}"]`))
      .first(),
  );
  await tap(page.getByRole('radio', { name: '4 people' }));
}

test('a table for four on Saturday is three taps away in the app', async ({ page, visitor, stored }) => {
  await page.goto(inApp('@komorebi', visitor.token));
  await ready(page);
  const hand = finger(page);
  await chooseTable(page, hand);
  await hand.tap(reserve(page));
  await expect(confirmation(page)).toBeFocused();
  expectPromised('A table for four on Saturday', hand);
  expect((await stored()).reservations).toMatchObject([{ partySize: 4 }]);
});

test('a table for four at the next free time is three taps away', async ({ page, visitor, stored }) => {
  await page.goto(inApp('@komorebi', visitor.token));
  await ready(page);
  const { tap, taps, scrolls } = finger(page);
  await expect(nextTables(page).first()).toBeInViewport({ ratio: 1 });
  // Other tests reserve the first one, until nothing is left of what this page offers.
  const chip = nextTables(page).nth(2);
  const time = (await chip.innerText()).split(/\s(?=\d)/).at(-1) ?? '';
  await tap(chip);
  await expect(times(page).getByRole('radio', { checked: true })).toHaveAccessibleName(
    new RegExp(`^${time} (?:Available|Few left)$`),
  );
  await tap(page.getByRole('radio', { name: '4 people' }));
  await tap(reserve(page));
  await expect(confirmation(page)).toBeFocused();
  expect([taps(), scrolls()]).toEqual([3, 0]);
  expect((await stored()).reservations).toMatchObject([{ partySize: 4 }]);
});

test('whether it is open at seven, and how busy it is, needs no scroll and one tap', async ({ page }) => {
  await page.goto('/@komorebi?lang=en');
  await ready(page);
  const line = page.getByRole('slider', { name: 'Time' });
  await expect(line).toBeInViewport({ ratio: 1 });
  const [from, until] = await Promise.all(
    ['min', 'max'].map(async (name) => Number(await line.getAttribute(name))),
  );
  const box = await line.boundingBox();
  const seven = 19 * 60;
  if (!box || from === undefined || until === undefined) throw new Error('there is no line');
  // The middle of the thumb, of 28 px, goes from edge to edge.
  const x = 14 + ((box.width - 28) * (seven - from)) / (until - from);
  const resting = Number(await line.inputValue());
  await line.tap({ position: { x, y: box.height / 2 } });
  const day = page.getByRole('combobox', { name: 'Day' });
  if (resting > seven) {
    // Today's seven o'clock has passed: the line goes on from now.
    await expect(line).toHaveValue(String(resting));
    await expect(day).toBeHidden();
    return;
  }
  await expect(day).toBeVisible();
  // A free time that is near is meant.
  const chosen = Number(await line.inputValue());
  expect(Math.abs(chosen - seven)).toBeLessThanOrEqual(30);
  const clock = `${Math.floor(chosen / 60) - 12}:${String(chosen % 60).padStart(2, '0')}`;
  await expect(line).toHaveAttribute(
    'aria-valuetext',
    new RegExp(`^(?:\\w{3},\\s\\w{3}\\s\\d+ )?${clock}\\sPM\\s· .*(?:busy|Closed)`),
  );
});

test('in a page that reads from right to left, too, the end of the day is at the right of its line', async ({
  page,
}) => {
  await page.goto('/@komorebi?lang=en');
  await ready(page);
  await page.locator('html').evaluate((root) => root.setAttribute('dir', 'rtl'));
  const line = page.getByRole('slider', { name: 'Time' });
  const { width = 0, height = 0 } = (await line.boundingBox()) ?? {};
  await line.tap({ position: { x: width - 15, y: height / 2 } });
  await expect(page.getByRole('combobox', { name: 'Day' })).toBeVisible();
  const toTheEnd = await line.evaluate(({ value, max }: HTMLInputElement) => Number(max) - Number(value));
  expect(toTheEnd).toBeLessThan(60);
});

test('the line of the day cannot be moved while its code does not come, and says what it says in words', async ({
  page,
  complaints,
}) => {
  complaints.allow(/late-today|line of today/);
  await page.route(/\/assets\/late-today-[^/]+\.js/, (route) => route.abort());
  await page.goto('/@komorebi?lang=en');
  await ready(page);
  const line = page.getByRole('slider', { name: 'Time' });
  await line.press('ArrowRight');
  // After the second failure: the first may be a hiccup.
  await expect(line).toBeHidden({ timeout: 20_000 });
  await expect(page.locator('[data-fact=status]').first()).toBeVisible();
  await page.unrouteAll();
  // It is tried again, and what was moved counts.
  await expect(line).toHaveAttribute('aria-valuetext', /./, { timeout: 20_000 });
  await expect(page.getByRole('combobox', { name: 'Day' })).toBeVisible({ timeout: 20_000 });
});

test('a tap on the status leads to the hours of the week, unfolded', async ({ page }) => {
  await page.goto('/@komorebi?lang=en');
  await ready(page);
  await expect(page.locator('[data-late="facts strip"]')).toHaveCount(0);
  const week = page.getByRole('region', { name: 'Basic information' }).getByRole('table');
  await expect(week).toBeHidden();
  await page.locator('[data-fact=status]').first().tap();
  await expect(week).toBeInViewport();
  await expect(week.getByRole('row', { name: /Today/ })).toBeVisible();
});

test('who has come to another view has the line of the day on the profile, too', async ({ page }) => {
  await page.goto('/@komorebi/reviews?lang=en');
  await ready(page);
  await page
    .getByRole('link', { name: /Komorebi Coffee/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/@komorebi\?/);
  const line = page.getByRole('slider', { name: 'Time' });
  await expect(line).toBeVisible();
  await line.press('PageUp');
  await expect(page.getByRole('combobox', { name: 'Day' })).toBeVisible();
});

for (const [what, files] of [
  ['its code', /\/assets\/late-today-[^/]+\.js/],
  ["the page's script", /\/assets\/main-[^/]+\.js/],
] as const)
  test(`what moves the line before ${what} has come is not lost`, async ({ page }) => {
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(files, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/@komorebi?lang=en', { waitUntil: 'commit' });
    if (what === 'its code') await ready(page);
    const line = page.getByRole('slider', { name: 'Time' });
    const before = await line.getAttribute('aria-valuetext');
    await line.press('End');
    const last = await line.inputValue();
    expect(last).toBe(await line.getAttribute('max'));
    expect(await line.getAttribute('aria-valuetext')).toBe(before);
    // Nor if the visitor has turned to something else meanwhile.
    if (what !== 'its code') await line.blur();
    release();
    await expect(line).not.toHaveAttribute('aria-valuetext', before ?? '');
    await expect(line).toHaveValue(last);
  });

const moreActions = (page: Page): Locator => page.getByRole('list', { name: 'More actions' });
const mainActions = (page: Page): Locator => page.getByRole('group', { name: 'Actions' });

test('whether to go now and what it costs needs no tap, and the way there one', async ({ page }) => {
  await page.goto('/@komorebi?lang=en');
  await ready(page);
  for (const fact of ['status', 'price', 'way'])
    await expect(page.locator(`[data-fact=${fact}]`).first()).toBeInViewport({ ratio: 1 });
  const eye = finger(page);
  await eye.find(page.locator('[data-fact=price]').first());
  expectPromised('What it costs', eye);

  await page.route(/^https:\/\/(www\.google|maps\.apple)\.com\//, (route) =>
    route.fulfill({ body: 'A map' }),
  );
  const hand = finger(page);
  await hand.tap(moreActions(page).getByRole('link', { name: 'Directions' }));
  expectPromised('Go there now', hand);
});

test('the best coupon is shown to the staff after one tap', async ({ page, visitor }) => {
  await visitor.relatesTo('@komorebi', 'friend');
  await page.goto(inApp('@komorebi', visitor.token));
  await ready(page);
  const hand = finger(page);
  // Until the relation is known, the line has the best coupon for everybody, and a tap opens that one.
  const offer = page.locator('[data-fact=offer]').first();
  await expect(offer).toContainText('100 yen off');
  await hand.tap(offer);
  const show = page.getByRole('main').getByRole('button', { name: 'Show at the counter' });
  await expect(show).toBeInViewport({ ratio: 1 });
  await hand.tap(show);
  expectPromised('A coupon at the counter', hand);
  const counter = page.getByRole('dialog', { name: 'Komorebi Coffee' });
  await expect(counter.getByText('Friends only: 100 yen off a hand drip')).toBeVisible();
  await page.goBack();
  await expect(counter).toBeHidden();
  await expect(show).toBeVisible();
});

test('whoever is sent a coupon adds the account with one tap, however far they have read', async ({
  page,
  visitor,
}) => {
  await page.goto(inApp('@komorebi/coupon/c-beans', visitor.token));
  await ready(page);
  await page.mouse.wheel(0, 5000);
  await expect(page.getByRole('link', { name: 'Back to Komorebi Coffee' }).first()).toBeInViewport({
    ratio: 1,
  });
  const { tap, taps, scrolls } = finger(page);
  await tap(page.getByRole('group', { name: 'Actions' }).getByRole('button', { name: 'Add friend' }));
  await expect(
    page.getByRole('group', { name: 'Actions' }).getByRole('link', { name: 'Chat' }),
  ).toBeVisible();
  expect([taps(), scrolls()]).toEqual([1, 0]);
});

test('a friend asks a question with one tap', async ({ page, visitor }) => {
  await visitor.relatesTo('@komorebi', 'friend');
  await page.goto(inApp('@komorebi', visitor.token));
  await ready(page);
  const hand = finger(page);
  const opened = page.waitForRequest(/^https:\/\/line\.me\/R\/oaMessage\/%40komorebi\//);
  await hand.tap(mainActions(page).getByRole('link', { name: 'Chat' }));
  await opened;
  expectPromised('A question, as about an allergy', hand);
});

test('the page is saved for later with one tap', async ({ page, visitor, stored }) => {
  await page.goto(inApp('@komorebi', visitor.token));
  await ready(page);
  const hand = finger(page);
  await hand.tap(moreActions(page).getByRole('button', { name: 'Save' }));
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Keep', pressed: true })).toBeVisible();
  expectPromised('Save it and find it again', hand);
  // The button changes before the platform answers.
  await expect.poll(async () => (await stored()).keeps).toHaveLength(1);
});

test('a report is sent with five taps', async ({ page, visitor }) => {
  await page.goto(inApp('@harbor', visitor.token));
  await ready(page);
  const hand = finger(page);
  const { tap } = hand;
  await tap(page.getByRole('button', { name: 'More', exact: true }));
  await tap(page.getByRole('link', { name: 'Report this account' }));
  await tap(page.getByText('Spam or advertising'));
  await tap(page.getByText('I agree to share this information.'));
  await tap(page.getByRole('button', { name: 'Send report' }));
  await expect(page.getByRole('heading', { name: 'Thank you for your report' })).toBeFocused();
  expectPromised('Report spam', hand);
});

test('a table chosen in a browser is filled in in the app, and reserved there with one tap', async ({
  page,
  visitor,
  received,
  stored,
}) => {
  await page.goto('/@komorebi?lang=en&key=k1');
  await ready(page);
  const hand = finger(page);
  const { tap, taps, scrolls } = hand;
  await chooseTable(page, hand);
  const slotId = await times(page).getByRole('radio', { checked: true }).inputValue();
  const day = await page
    .getByRole('radiogroup', { name: 'Day' })
    .getByRole('radio', { checked: true })
    .inputValue();
  await tap(reserve(page));
  expect([taps(), scrolls()]).toEqual([3, 0]);
  const dialog = page.getByRole('dialog', { name: 'Open LINE to finish your reservation for 4' });
  const href = await dialog.getByRole('link', { name: 'Open LINE on this device' }).getAttribute('href');
  const link = new URL(href ?? '');
  expect(Object.fromEntries(link.searchParams)).toEqual({
    lang: 'en',
    key: 'k1',
    people: '4',
    day,
    time: slotId.slice(-5),
  });

  // As the app opens it: the SDK then navigates to the link's target.
  const [, liffId, ...path] = link.pathname.split('/');
  expect([link.origin, liffId]).toEqual(['https://liff.line.me', '1234567890-localrun']);
  await beVisitor(page, visitor.token);
  await page.goto(`/liff?liff.state=${encodeURIComponent(`/${path.join('/')}${link.search}`)}`);
  await expect(page.getByRole('radio', { name: '4 people' })).toBeChecked();
  await expect(times(page).getByRole('radio', { checked: true })).toHaveValue(slotId);
  // The link alone sends nothing, and a reload does not fill in the choice again.
  expect((await received()).filter(({ method }) => method === 'POST')).toEqual([]);
  await expect(page).toHaveURL(/\/liff\/(@|%40)komorebi\/reservation\?lang=en&key=k1$/);
  await reserve(page).tap();
  await expect(confirmation(page)).toBeFocused();
  expect((await stored()).reservations).toMatchObject([{ slotId, partySize: 4 }]);
});

test('a link that saves to Keep asks for confirmation in the app, and saves with one tap', async ({
  page,
  visitor,
  received,
}) => {
  await beVisitor(page, visitor.token);
  await page.goto('/liff/@komorebi?lang=en&do=keep');
  const dialog = page.getByRole('dialog', { name: 'Save Komorebi Coffee to Keep?' });
  await expect(dialog).toBeVisible();
  await expect(page).toHaveURL('/liff/@komorebi?lang=en');
  expect((await received()).filter(({ method }) => method === 'POST')).toEqual([]);
  await dialog.getByRole('button', { name: 'Save' }).tap();
  await expect(page.getByRole('status').getByText('Saved to Keep.')).toBeVisible();
});

test('outside the response hours, a friend decides with the third tap whether to call', async ({
  page,
  visitor,
}) => {
  await visitor.relatesTo('@komorebi', 'friend');
  const weekly = Object.fromEntries(
    ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'].map((day) => [day, []]),
  );
  await page.route('**/response-mode/setting', (route) =>
    route.fulfill({
      json: { result: { mode: 'chat', responseHours: { timeZone: 'Asia/Tokyo', weekly } } },
      headers: { 'access-control-allow-origin': '*' },
    }),
  );
  await page.goto(inApp('@komorebi', visitor.token));
  await ready(page);
  const hand = finger(page);
  await hand.tap(contactButton(page));
  await hand.tap(
    page.getByRole('dialog', { name: /^Contact / }).getByRole('button', { name: 'Call in LINE' }),
  );
  await hand.tap(page.getByRole('dialog', { name: /^Call / }).getByRole('link', { name: 'Call anyway' }));
  expectPromised('Call outside the response hours', hand);
});

test('a visitor in the app follows the posts with two taps', async ({ page, visitor }) => {
  await page.goto(inApp('@komorebi', visitor.token));
  await ready(page);
  const hand = finger(page);
  await hand.tap(moreActions(page).getByRole('button', { name: 'Save' }));
  await hand.tap(page.getByRole('dialog').getByRole('button', { name: 'Follow', exact: true }));
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Follow', pressed: true })).toBeVisible();
  expectPromised('Follow the posts', hand);
});

test('from a shared coupon the account is one tap away', async ({ page }) => {
  await page.goto('/@komorebi/coupon/c-beans?lang=en');
  await ready(page);
  const hand = finger(page);
  await hand.tap(page.getByRole('link', { name: 'Back to Komorebi Coffee' }));
  await expect(page).toHaveURL(/\/@komorebi\?lang=en$/);
  expectPromised('Back from a shared coupon', hand);
});

test('the language is changed with two taps', async ({ page }) => {
  await page.goto('/@komorebi?lang=en');
  await ready(page);
  const hand = finger(page);
  await hand.tap(mainActions(page).getByRole('button', { name: 'More', exact: true }));
  await hand.tap(page.getByRole('dialog', { name: 'More' }).getByRole('link', { name: '日本語' }));
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
  expectPromised('Change the language', hand);
});

test('the address is shown to a taxi driver with two taps', async ({ page }) => {
  await page.goto('/@komorebi?lang=en');
  await ready(page);
  const hand = finger(page);
  await hand.tap(page.locator('[data-fact=way]').first());
  await hand.tap(page.locator('#oa-basic-info').getByRole('button', { name: 'Show to the driver' }));
  await expect(page.getByRole('dialog', { name: 'Show to the driver' })).toBeVisible();
  expectPromised('The address for a taxi driver', hand);
});

test('a vegan dish is found with one tap and a word', async ({ page }) => {
  await page.goto('/@komorebi?lang=en');
  await ready(page);
  const hand = finger(page);
  await hand.tap(page.getByRole('button', { name: 'Search this page' }));
  await page.keyboard.type('vegan');
  await hand.find(
    page
      .getByRole('dialog', { name: 'Search this page' })
      .getByRole('listitem')
      .filter({ hasText: /oat|soy/i })
      .first(),
  );
  expectPromised('A vegan dish', hand);
});

test(
  'a visitor who has blocked the account unblocks it and chats with two taps',
  { tag: '@core' },
  async ({ page, visitor }) => {
    await visitor.relatesTo('@komorebi', 'friendBlocked');
    await page.goto(inApp('@komorebi', visitor.token));
    await ready(page);
    const hand = finger(page);
    await hand.tap(mainActions(page).getByRole('button', { name: 'Unblock' }));
    const opened = page.waitForRequest(/^https:\/\/line\.me\/R\/oaMessage\/%40komorebi\//);
    await hand.tap(mainActions(page).getByRole('link', { name: 'Chat' }));
    await opened;
    expectPromised('Unblock and chat', hand);
  },
);
