import { bootMarks, expect, inApp, mainAction, test } from './support/fixtures.js';

const web = [
  '1 error logging',
  '2 initial data',
  '3 API clients',
  '5 language',
  '6 extra scripts',
  '7 tracking',
];
const liff = [...web.slice(0, 3), '4 app SDK', ...web.slice(3)];
const marks = (steps: string[]): string[] => steps.map((step) => `boot ${step}`);

test('the steps run in order in a browser', async ({ page }) => {
  await page.goto('/@komorebi?lang=en');
  await expect.poll(() => bootMarks(page)).toEqual(marks(web));
});

test('the steps run in order in the app, the SDK among them', async ({ page, visitor }) => {
  await page.goto(inApp('@komorebi', visitor.token));
  await expect.poll(() => bootMarks(page)).toEqual(marks(liff));
  await expect(page.locator('html')).toHaveClass(/full-view/);
});

test('the SDK is not loaded in a browser', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await page.goto('/@komorebi?lang=en');
  await expect.poll(() => bootMarks(page)).toContain('boot 7 tracking');
  expect(scripts.filter((url) => /liff/.test(url))).toEqual([]);
});

test.describe('a failing step leaves a readable page', () => {
  test.beforeEach(({ complaints }) => complaints.allow(/\[boot |Failed to load resource/));

  for (const [what, change] of [
    ['element is missing', (html: string) => html.replace('id="initial-data"', 'id="elsewhere"')],
    ['element is not JSON', (html: string) => html.replace('id="initial-data">{', 'id="initial-data">}')],
    ['language is none of the six', (html: string) => html.replace('<html lang="en">', '<html lang="xx">')],
  ] as const) {
    test(`step 2: the ${what}`, async ({ page, complaints }) => {
      // A document that the test hands in has no address of its own, and may not ask this machine for pictures.
      complaints.allow(/loopback/);
      await page.route('**/@komorebi?lang=en', async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, body: change(await response.text()) });
      });
      await page.goto('/@komorebi?lang=en');
      await expect(page.getByText('Parts of this page could not be started.')).toBeVisible();
      await expect(page.getByText('Can I book a table?')).toBeVisible();
      expect(await bootMarks(page)).toContain('boot 2 initial data failed');
    });
  }

  test('step 4: the SDK refuses to start', async ({ page, visitor }) => {
    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    await page.goto(inApp('@komorebi', visitor.token, '&sdk-error=INVALID_CONFIG'));
    await expect(page.getByRole('alert')).toContainText('app');
    expect(logged.join('\n')).toContain('INVALID_CONFIG');
    // The visitor is anonymous now: the way on leads through the app itself.
    await mainAction(page, 'Add friend').click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect((await bootMarks(page)).at(-1)).toBe('boot 7 tracking');
  });

  test('step 4: the SDK never answers', async ({ page, visitor }) => {
    await page.goto(inApp('@komorebi', visitor.token, '&sdk-hangs'));
    await expect(page.getByText('Can I book a table?')).toBeVisible();
    await expect(mainAction(page, 'Add friend')).toBeVisible({ timeout: 20_000 });
    expect(await bootMarks(page)).toContain('boot 4 app SDK failed');
  });

  test('step 5: the language cannot be loaded', async ({ page }) => {
    await page.route(/\/assets\/en-[^/]+\.js/, (route) => route.abort());
    await page.goto('/@komorebi?lang=en');
    await expect(page.getByText('Parts of this page could not be started.')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Komorebi Coffee');
    await expect.poll(() => bootMarks(page)).toContain('boot 7 tracking');
  });
});
