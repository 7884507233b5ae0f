import type { APIRequestContext } from '@playwright/test';
import { addresses } from './support/addresses.js';
import { expect, inApp, type Page, ready, test } from './support/fixtures.js';

const inventoryPath = '/v1/account-page/*/reservation/inventory';

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const mapOf = (page: Page) => page.getByRole('application', { name: 'Map centered on Komorebi Coffee' });
const mapRegion = (page: Page) => page.getByRole('region', { name: 'Map', exact: true });
const reservationTitle = (page: Page) => page.getByRole('heading', { level: 2, name: 'Reservation' });
const times = (page: Page) => page.getByRole('radiogroup', { name: 'Time' });
const free = (page: Page) => times(page).getByRole('radio', { name: /Available|Few left/ });
/** With a key: what is said about new buttons can lie over it. */
const followReserve = (page: Page) => page.getByRole('link', { name: 'Reserve', exact: true }).press('Enter');
const send = (page: Page) => page.getByRole('button', { name: 'Reserve' });
const confirmation = (page: Page) => page.getByRole('heading', { name: 'Your reservation is confirmed' });

interface StoredReservation {
  reservationId: string;
  slotId: string;
  partySize: number;
}

/** What the platform has stored of a visitor's reservations. */
async function storedReservations(request: APIRequestContext, token: string): Promise<StoredReservation[]> {
  const answer = await request.get(`${addresses.platform}/__control/visitors/${token}`);
  return answer.ok() ? ((await answer.json()) as { reservations: StoredReservation[] }).reservations : [];
}

/** Lets somebody else take everything that is left of a time. */
async function fill(request: APIRequestContext, slotId: string): Promise<void> {
  const data = { searchId: '@komorebi', slotId };
  expect((await request.post(`${addresses.platform}/__control/reservations`, { data })).ok()).toBe(true);
}

/** Chooses the first time that is free, and says which. Another is left: late in the evening a day has only one. */
async function chooseFirstTime(page: Page): Promise<string> {
  const days = page.getByRole('group', { name: 'Day' }).getByRole('radio', { disabled: false });
  await expect(free(page).first()).toBeAttached();
  for (const day of await days.all()) {
    if ((await free(page).count()) > 1) break;
    // With a key: the label lies over the button.
    await day.press('Space');
  }
  await free(page).first().check();
  return free(page).first().inputValue();
}

test.describe('the place', () => {
  test('opens by its address, with a map from the configured server', async ({ page }) => {
    const tiles: string[] = [];
    page.on('response', (response) => {
      if (response.url().includes('/tiles/') && response.ok()) tiles.push(response.url());
    });
    await page.goto('/@komorebi/place?lang=en');
    await expect(title(page)).toHaveText('Map and hours');
    await expect(mapOf(page)).toBeVisible();
    await expect(page.getByText('Map of a town that does not exist')).toBeVisible();
    expect(tiles.length).toBeGreaterThan(0);
    expect(tiles.every((url) => url.startsWith(`${addresses.platform}/tiles/`))).toBe(true);
    await expect(mapRegion(page).getByRole('link', { name: /Open in maps/ })).toHaveAttribute(
      'target',
      '_blank',
    );
    await expect(page.getByRole('region', { name: 'Basic information' })).toContainText('Opening hours');
    await expect(page.getByRole('region', { name: 'Busy times' })).toBeVisible();
    const nearby = page.getByRole('region', { name: 'Nearby' });
    await expect(nearby.getByRole('listitem')).toHaveCount(6);
    await expect(nearby.getByRole('link', { name: /Abacus/ })).toHaveAttribute('href', '/@justaname?lang=en');
    await page.reload();
    await expect(mapOf(page)).toBeVisible();
  });

  test('opens from the profile in the app, and leads back', async ({ page, visitor }) => {
    const requested: string[] = [];
    page.on('request', (request) => requested.push(request.url()));
    await page.goto(inApp('@komorebi', visitor.token));
    await ready(page);
    await page.waitForLoadState('networkidle');
    expect(requested.filter((url) => /draw-map|place-|\/tiles\//.test(url))).toEqual([]);
    await page.getByRole('link', { name: 'Map', exact: true }).click();
    await expect(title(page)).toBeFocused();
    await expect(mapOf(page)).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/liff/@komorebi/place');
    expect(requested.some((url) => url.includes('draw-map'))).toBe(true);
    await page.getByRole('link', { name: /^Back to Komorebi/ }).click();
    await expect(title(page)).toContainText('Komorebi Coffee');
  });

  test('without tiles is told in words', async ({ page, complaints }) => {
    complaints.allow(/Failed to load resource|No picture of the map/);
    await page.route('**/tiles/**', (route) => route.abort());
    await page.goto('/@komorebi/place?lang=en');
    await expect(mapRegion(page).getByText('The map cannot be shown right now.')).toBeVisible();
    await expect(mapRegion(page)).toContainText('Yanaka');
    await expect(mapRegion(page).getByRole('link', { name: /Open in maps/ })).toBeVisible();
  });

  test('without the map’s code is told in words', async ({ page, complaints }) => {
    complaints.allow(/Failed to|Cannot load/);
    await page.route('**/draw-map*', (route) => route.abort());
    await page.goto('/@komorebi/place?lang=en');
    await expect(mapRegion(page).getByText('The map cannot be shown right now.')).toBeVisible();
    await expect(mapRegion(page)).toContainText('Yanaka');
  });

  test('can be zoomed with the keyboard, and does not hold it', async ({ page }) => {
    await page.goto('/@komorebi/place?lang=en');
    await expect(mapOf(page)).toBeVisible();
    await mapOf(page).focus();
    const tile = mapOf(page).locator('.leaflet-tile').first();
    const first = Number(/\/tiles\/(\d+)\//.exec((await tile.getAttribute('src')) ?? '')?.[1]);
    const tileOf = (zoom: number) =>
      page.waitForResponse((response) => response.url().includes(`/tiles/${zoom}/`));
    const deeper = tileOf(first + 1);
    await page.keyboard.press('+');
    await deeper;
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Zoom in' })).toBeFocused();
    const farther = tileOf(first - 1);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Zoom out' })).toBeFocused();
    // Faster than the map moves.
    await page.keyboard.press('Enter');
    await farther;
  });

  test('moves nothing while it loads', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) =>
        list.getEntries().forEach((entry) => shifts.push((entry as unknown as { value: number }).value)),
      ).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto('/@komorebi/place?lang=en');
    await expect(mapOf(page)).toBeVisible();
    await ready(page);
    const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
    expect(shifts.reduce((sum, value) => sum + value, 0)).toBeLessThan(0.02);
  });
});

test.describe('a link to the reservation', () => {
  test('leads from the profile to its heading', async ({ page, visitor }) => {
    await page.goto(inApp('@komorebi', visitor.token));
    await ready(page);
    await followReserve(page);
    await expect(reservationTitle(page)).toBeFocused();
    await expect(free(page).first()).toBeAttached();
    await expect(reservationTitle(page)).toBeInViewport();
    expect(new URL(page.url()).hash).toBe('#reservation');
  });

  test('leads there from the top of the view', async ({ page }) => {
    await page.goto('/@komorebi/place?lang=en');
    await ready(page);
    await followReserve(page);
    await expect(reservationTitle(page)).toBeFocused();
    await expect(reservationTitle(page)).toBeInViewport();
  });

  test('leads to its heading by itself, and after a reload', async ({ page }) => {
    await page.goto('/@komorebi/place?lang=en#reservation');
    await expect(reservationTitle(page)).toBeFocused();
    await expect(reservationTitle(page)).toBeInViewport();
    await page.reload();
    await expect(reservationTitle(page)).toBeInViewport();
  });
});

test.describe('a reservation', () => {
  const address = (token: string): string => inApp('@komorebi/place', token, '#reservation');

  test('is made with the keyboard alone', async ({ page, visitor, request }) => {
    await page.goto(address(visitor.token));
    await expect(free(page).first()).toBeAttached();
    await expect(reservationTitle(page)).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('4');
    await expect(page.getByRole('combobox', { name: 'Party size' })).toHaveValue('4');
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    const slotId = await times(page).getByRole('radio', { checked: true }).inputValue();
    await page.keyboard.press('Tab');
    await page.keyboard.type('By the window');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(confirmation(page)).toBeFocused();
    expect(await storedReservations(request, visitor.token)).toMatchObject([{ slotId, partySize: 4 }]);
  });

  test('without a time is not sent, and says what is missing', async ({ page, visitor, received }) => {
    await page.goto(address(visitor.token));
    await send(page).click();
    await expect(page.getByText('Choose a time.')).toBeVisible();
    await expect(free(page).first()).toBeFocused();
    expect((await received()).filter(({ method }) => method === 'POST')).toEqual([]);
  });

  test('is sent once by a double tap', async ({ page, visitor, hold, received, request }) => {
    const letGo = await hold(/reservation\/inventory/, 'POST');
    await page.goto(address(visitor.token));
    await chooseFirstTime(page);
    await send(page).dblclick();
    letGo();
    await expect(confirmation(page)).toBeVisible();
    expect((await received()).filter(({ method }) => method === 'POST')).toHaveLength(1);
    expect(await storedReservations(request, visitor.token)).toHaveLength(1);
  });

  test('of a time that somebody else took meanwhile keeps all but the time', async ({
    page,
    visitor,
    request,
    complaints,
  }) => {
    complaints.allow(/409/);
    await page.goto(address(visitor.token));
    await page.getByRole('combobox', { name: 'Party size' }).selectOption('3');
    await page.getByRole('textbox', { name: 'Request (optional)' }).fill('By the window');
    const slotId = await chooseFirstTime(page);
    await fill(request, slotId);
    await send(page).click();
    await expect(page.getByText(/was just booked by someone else/)).toBeVisible();
    await expect(page.getByText(/was just booked by someone else/)).toBeInViewport();
    await expect(times(page).locator(`input[value="${slotId}"]`)).toBeDisabled();
    await expect(page.getByRole('combobox', { name: 'Party size' })).toHaveValue('3');
    await expect(page.getByRole('textbox', { name: 'Request (optional)' })).toHaveValue('By the window');

    const other = await chooseFirstTime(page);
    expect(other).not.toBe(slotId);
    await send(page).click();
    await expect(confirmation(page)).toBeFocused();
    expect(await storedReservations(request, visitor.token)).toMatchObject([{ slotId: other, partySize: 3 }]);
  });

  test('whose answer got lost is made once, however often it is tried', async ({
    page,
    visitor,
    fail,
    request,
    complaints,
  }) => {
    complaints.allow(/500/);
    await fail({ path: inventoryPath, method: 'POST', status: 500, afterActing: true, times: 1 });
    await page.goto(address(visitor.token));
    await chooseFirstTime(page);
    await send(page).click();
    await expect(page.getByText(/You won’t be booked twice\./)).toBeVisible();
    expect(await storedReservations(request, visitor.token)).toHaveLength(1);
    await send(page).click();
    await expect(confirmation(page)).toBeFocused();
    expect(await storedReservations(request, visitor.token)).toHaveLength(1);
  });

  test('goes on while the visitor looks elsewhere, and its confirmation stays', async ({
    page,
    visitor,
    hold,
    request,
  }) => {
    const letGo = await hold(/reservation\/inventory/, 'POST');
    await page.goto(inApp('@komorebi', visitor.token));
    await ready(page);
    await followReserve(page);
    await chooseFirstTime(page);
    await send(page).click();
    await page.getByRole('link', { name: /^Back to Komorebi/ }).click();
    await expect(title(page)).toContainText('Komorebi Coffee');
    letGo();
    await expect(page.getByRole('status').getByText('Your reservation is confirmed')).toBeVisible();
    await followReserve(page);
    await expect(confirmation(page)).toBeVisible();
    expect(await storedReservations(request, visitor.token)).toHaveLength(1);
  });

  test('can be taken into a calendar', async ({ page, visitor, request }) => {
    await page.goto(address(visitor.token));
    const slotId = await chooseFirstTime(page);
    await send(page).click();
    const link = page.getByRole('link', { name: 'Add to calendar' });
    await expect(link).not.toHaveAttribute('download');
    const href = (await link.getAttribute('href')) ?? '';
    expect(new URL(href).pathname).toBe('/@komorebi/reservation.ics');
    for (const { reservationId } of await storedReservations(request, visitor.token))
      expect(href).not.toContain(reservationId);

    const file = await request.get(href);
    expect(file.headers()['content-type']).toBe('text/calendar; charset=utf-8');
    expect(file.headers()['cache-control']).toBe('no-store');
    const inUtc = new Date(`${slotId}:00+09:00`).toISOString().replace(/[-:]|\.000/g, '');
    expect(await file.text()).toContain(`DTSTART:${inUtc}\r\n`);
    expect(await file.text()).toContain('SUMMARY:Reservation: Komorebi Coffee\r\n');

    // The stand-in for the app opens what goes to the visitor's own browser in a window of its own.
    const opened = page.context().waitForEvent('request', (sent) => sent.url() === href);
    await link.click();
    expect((await opened).isNavigationRequest()).toBe(true);
  });

  test('can be tried again when the times could not be loaded', async ({
    page,
    visitor,
    fail,
    complaints,
  }) => {
    complaints.allow(/503/);
    await fail({ path: inventoryPath, method: 'GET', status: 503, times: 4 });
    await page.goto(address(visitor.token));
    await expect(page.getByText(/Unable to load available times\./)).toBeVisible();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(free(page).first()).toBeAttached();
    await expect(reservationTitle(page)).toBeFocused();
  });

  test('of an anonymous visitor is continued in the app', async ({ page }) => {
    await page.goto('/@komorebi/place?lang=en#reservation');
    await chooseFirstTime(page);
    await send(page).click();
    await expect(page.getByRole('dialog', { name: 'Continue in the app' })).toBeVisible();
  });
});

test.describe('a visitor in New York', () => {
  test.use({ timezoneId: 'America/New_York' });

  test('sees the times of Tokyo, and what they are at home', async ({ page, visitor, request }) => {
    await page.goto(inApp('@komorebi/place', visitor.token, '#reservation'));
    await expect(page.getByText('Times are in Japan Standard Time.')).toBeVisible();
    const slotId = await chooseFirstTime(page);
    const at = new Date(`${slotId}:00+09:00`);
    const clock = (timeZone: string): string =>
      at.toLocaleTimeString('en-US', { timeZone, timeStyle: 'short' }).replace(/\s/g, ' ');
    await expect(times(page).getByRole('radio', { checked: true })).toHaveAccessibleName(
      new RegExp(`^${clock('Asia/Tokyo')}`),
    );
    await expect(page.getByText(/^That’s .+ your time/)).toContainText(clock('America/New_York'));
    await send(page).click();
    await expect(confirmation(page)).toBeFocused();
    await expect(page.getByText(/^That’s .+ your time/)).toContainText(clock('America/New_York'));
    expect(await storedReservations(request, visitor.token)).toMatchObject([{ slotId }]);
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the place has its address, a link to a map, and what is nearby', async ({ page }) => {
    await page.goto('/@komorebi/place?lang=en');
    await expect(mapRegion(page)).toContainText('Yanaka');
    await expect(mapRegion(page).getByRole('link', { name: /Open in maps/ })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Nearby' }).getByRole('listitem')).toHaveCount(6);
    // What Playwright looks for by text is never inside of noscript.
    const note = page.locator('noscript > div');
    await expect(note).toBeVisible();
    await expect(note).toContainText('Turn on JavaScript in your browser to reserve here.');
  });
});
