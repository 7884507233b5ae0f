import { bootMarks, expect, inApp, mainAction, type Page } from './support/fixtures.js';
import { changeElement, test } from './support/sinks.js';

const inTheApp = [
  '1 error logging',
  '2 initial data',
  '3 API clients',
  '4 app SDK',
  '5 language',
  '6 extra scripts',
  '7 tracking',
];
const inABrowser = inTheApp.filter((step) => step !== '4 app SDK');

/** Expects the page to run all steps, or only those that can follow the failing one. */
async function expectSteps(page: Page, steps: string[], failing?: string): Promise<void> {
  const taken = failing === '2 initial data' ? steps.slice(0, 2) : steps;
  const marks = taken.map((step) => `boot ${step}`);
  const failures = failing ? [`boot ${failing} failed`] : [];
  await page.waitForFunction(
    (names) => names.every((name) => performance.getEntriesByName(name).length),
    [...marks.slice(-1), ...failures],
  );
  const all = await bootMarks(page);
  // The next steps do not wait for a slow SDK, so it may fail after them.
  expect(all.filter((mark) => !mark.endsWith(' failed'))).toEqual(marks);
  expect(all.filter((mark) => mark.endsWith(' failed'))).toEqual(failures);
}

/** Makes the step named in the address fail at its mark, which all steps set at their start. */
async function letStepsFail(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const mark = performance.mark.bind(performance);
    performance.mark = (name, ...rest) => {
      const entry = mark(name, ...rest);
      if (name === `boot ${new URLSearchParams(location.search).get('fail')}`) throw new Error('e2e');
      return entry;
    };
  });
}

const notStarted = (page: Page) => page.locator('#start-message').getByText(/Reload the page/);
/** Of an account without sections, whose page loads fastest. */
const name = (page: Page) => page.getByRole('heading', { level: 1, name: '佐藤そろばん教室' });

test.describe('the steps run in order, and a failing one does not take the page away', () => {
  test.beforeEach(async ({ page, complaints }) => {
    complaints.allow(/e2e|not configured/);
    await letStepsFail(page);
  });

  test('in a browser, without the SDK of the app', { tag: '@core' }, async ({ page, complaints, sent }) => {
    for (const failing of [undefined, ...inABrowser]) {
      await test.step(failing ? `${failing} fails` : 'none fails', async () => {
        await page.goto(`/@justaname?lang=en&fail=${encodeURIComponent(failing ?? '')}`);
        await expectSteps(page, inABrowser, failing);
        await expect(name(page)).toBeVisible();
        if (failing) expect(complaints.texts.pop()).toBe(`[boot ${failing}] UNKNOWN: e2e`);
        if (failing === '2 initial data' || failing === '5 language') {
          await expect(notStarted(page)).toBeVisible();
        } else {
          await mainAction(page, 'Add friend').click();
          await expect(page.getByRole('dialog').getByRole('img', { name: /QR code/ })).toBeVisible();
        }
      });
    }
    expect(sent.filter(({ address }) => address.pathname.includes('liff'))).toEqual([]);
  });

  test('in the app', { tag: '@core' }, async ({ page, visitor, complaints }) => {
    await visitor.relatesTo('@justaname', 'friend');
    for (const failing of [undefined, ...inTheApp]) {
      await test.step(failing ? `${failing} fails` : 'none fails', async () => {
        await page.goto(inApp('@justaname', visitor.token, `&fail=${encodeURIComponent(failing ?? '')}`));
        await expectSteps(page, inTheApp, failing);
        await expect(name(page)).toBeVisible();
        if (failing) expect(complaints.texts).toContain(`[boot ${failing}] UNKNOWN: e2e`);
        if (failing === '2 initial data' || failing === '5 language') {
          await expect(notStarted(page)).toBeVisible();
        } else if (failing === '3 API clients') {
          await expect(page.getByRole('alert')).toContainText(
            'Unable to check whether you are friends with this account.',
          );
        } else if (failing === '4 app SDK') {
          await expect(mainAction(page, 'Add friend')).toBeVisible();
        } else {
          await expect(page.getByRole('link', { name: 'Chat' })).toBeVisible();
        }
        // Cached data must not help the next page.
        await page.evaluate(() => localStorage.clear());
      });
    }
  });
});

test.describe('the SDK', () => {
  test.beforeEach(({ complaints }) => complaints.allow(/\[boot 4 app SDK\]|Failed to load resource/));

  /** Expects the page to work without the SDK, for an anonymous visitor. */
  const goesOnWithout = async (page: Page): Promise<void> => {
    await expect(page.getByRole('alert')).toContainText('Unable to connect to LINE.');
    await expect(page.getByRole('alert').getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(mainAction(page, 'Add friend')).toBeVisible();
    await expectSteps(page, inTheApp, '4 app SDK');
  };

  test(
    'that does not start is given up after eight seconds, and may start after all',
    { tag: '@core' },
    async ({ page, visitor }) => {
      await visitor.relatesTo('@justaname', 'friend');
      await page.clock.install();
      await page.goto(inApp('@justaname', visitor.token, '&sdk-hangs'));
      await expect(name(page)).toBeVisible();
      const told = page.getByRole('alert').getByText(/Unable to connect to LINE\./);
      await expect
        .poll(async () => {
          await page.clock.fastForward(8000);
          return told.count();
        })
        .toBe(1);
      await expect(mainAction(page, 'Add friend')).toBeVisible();
      await page.evaluate(() => window.dispatchEvent(new Event('sdk-answers')));
      await expect(page.getByRole('link', { name: 'Chat' })).toBeVisible();
      await expect(told).toHaveCount(0);
    },
  );

  test('whose code cannot be loaded leaves the page usable', async ({ page, visitor }) => {
    await page.route(/\/assets\/liff-.*\.js/, (route) => route.abort());
    await page.goto(inApp('@justaname', visitor.token));
    await goesOnWithout(page);
  });
});

test('without a LIFF id the app’s address works as in a browser', async ({ page }) => {
  await changeElement(page, 'config', { liffId: null });
  await page.goto(inApp('@justaname', 'visitor-mei'));
  await expectSteps(page, inABrowser);
  await expect(mainAction(page, 'Add friend')).toBeVisible();
  await expect(page.getByRole('alert').getByText(/.+/)).toHaveCount(0);
});

test(
  'if the language cannot be loaded, the page says so and can still be read',
  { tag: '@core' },
  async ({ page, complaints }) => {
    complaints.allow(/\[boot 5 language\]|Failed to load resource/);
    await page.route(/\/assets\/texts-en-[^/]+\.js/, (route) => route.abort());
    await page.goto('/@komorebi?lang=en');
    await expect(notStarted(page)).toBeVisible();
    await expect(page.getByText('Can I book a table?')).toBeVisible();
    await expectSteps(page, inABrowser, '5 language');
  },
);
