import { expect, inApp, type Page, ready, test } from './support/fixtures.js';

/** Sizes of a window and of its screen. */
interface Held {
  window: [number, number];
  screen: [number, number];
}

/** Sets window and screen. Playwright's own option would make the window as large as the screen. */
async function hold(page: Page, { window, screen }: Held): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const [screenWidth, screenHeight] = screen;
  const isLow = screenWidth > screenHeight;
  await session.send('Emulation.setDeviceMetricsOverride', {
    width: window[0],
    height: window[1],
    screenWidth,
    screenHeight,
    mobile: true,
    deviceScaleFactor: 1,
    screenOrientation: isLow
      ? { type: 'landscapePrimary', angle: 90 }
      : { type: 'portraitPrimary', angle: 0 },
  });
}

const notice = (page: Page) => page.getByRole('dialog', { name: 'Turn your phone upright to continue.' });
const onItsSide: Held = { window: [844, 390], screen: [844, 390] };
const upright: Held = { window: [390, 844], screen: [390, 844] };

test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

test('visitors with a phone in landscape are asked to turn it', async ({ page }) => {
  await page.goto(inApp('@komorebi', 'visitor-mei'));
  await ready(page);
  await expect(notice(page)).toHaveCount(0);
  await hold(page, onItsSide);
  await expect(notice(page)).toBeVisible();
  // Nothing of the page behind it can be reached.
  await expect(page.getByRole('main')).toHaveCount(0);
  await page.keyboard.press('Shift+Tab');
  await expect(notice(page).locator(':focus')).toHaveCount(1);
  await hold(page, upright);
  await expect(notice(page)).toHaveCount(0);
});

test('the notice about landscape is not shown again after it was dismissed', async ({ page }) => {
  await page.goto('/@komorebi?lang=en');
  await ready(page);
  await hold(page, onItsSide);
  await notice(page).getByRole('button', { name: 'Continue anyway' }).tap();
  await expect(notice(page)).toHaveCount(0);
  await hold(page, upright);
  await hold(page, onItsSide);
  await page.reload();
  await ready(page);
  // The toasts' region comes with the same code as the notice.
  await expect(page.getByRole('alert').first()).toBeAttached();
  await expect(notice(page)).toHaveCount(0);
});

const never = [
  ['an upright phone with its keyboard open', { window: [390, 380], screen: [390, 844] }],
  ['a tablet', { window: [1180, 820], screen: [1180, 820] }],
  ['a tablet with a zoomed page', { window: [590, 410], screen: [1180, 820] }],
  ['a phone on its side with a zoomed page', { window: [422, 195], screen: [844, 390] }],
] as const;

test('the notice about landscape covers only a phone that is held on its side', async ({ page }) => {
  await page.goto('/@komorebi/report?lang=en');
  await ready(page);
  // The toasts' region comes with the same code as the notice.
  await expect(page.getByRole('alert').first()).toBeAttached();
  for (const [what, { window, screen }] of never) {
    await test.step(`not ${what}`, async () => {
      // Whatever was asked for by the size before.
      await hold(page, upright);
      await hold(page, { window: [...window], screen: [...screen] });
      await page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
      );
      await expect(notice(page)).toHaveCount(0);
    });
  }
  await hold(page, onItsSide);
  await expect(notice(page)).toBeVisible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a phone in landscape shows the page, and no dead button', async ({ page }) => {
    await hold(page, onItsSide);
    await page.goto('/@komorebi?lang=en');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('Turn your phone upright to continue.')).toHaveCount(0);
  });
});
