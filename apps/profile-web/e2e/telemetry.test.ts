import { addresses } from './support/addresses.js';
import { befriended, beVisitor, expect, inApp, ready, type Page } from './support/fixtures.js';
import { changeElement, hide, show, test, type SentRequest, type Sinks } from './support/sinks.js';

const phone = { width: 390, height: 844 };

/** Waits until the boot has finished and its late files have loaded. */
async function started(page: Page): Promise<void> {
  await ready(page);
  await page.waitForLoadState('networkidle');
}

const labelsOf = async (sinks: Sinks): Promise<string[]> =>
  (await sinks.events()).map(({ name, label }) => [name, label].filter(Boolean).join(' '));

/** Switches tabs until an event has been tracked: a section must be in view for a while to count as seen. */
const untilTracked = (page: Page, sinks: Sinks, label: string | RegExp): Promise<void> =>
  expect
    .poll(async () => {
      await hide(page);
      await show(page);
      return labelsOf(sinks);
    })
    .toContainEqual(expect.stringMatching(label));

const scrollTo = (page: Page, section: string): Promise<void> =>
  page.locator(`#oa-${section}`).evaluate((element) => element.scrollIntoView());

const isTracking = ({ address }: SentRequest): boolean => /tracking|matomo/.test(address.pathname);

/** Waits for the API's answer, not only for the optimistic change. */
const isFriend = (page: Page) => expect(page.getByRole('status').getByText(befriended)).toBeVisible();

/** Causes an error that nothing catches, in a file of the page. */
const throwIn = (page: Page, message: string): Promise<void> =>
  page.evaluate((text) => {
    const main = Array.from(document.scripts, ({ src }) => src).find((src) => src.includes('/main-'));
    const stack = `TypeError\n    at step (${main}:1:2)`;
    setTimeout(() => {
      throw Object.assign(new TypeError(text), { stack });
    });
  }, message);
/** A button of the action bar; sections may have the same. */
const addFriend = (page: Page) =>
  page.getByRole('group', { name: 'Actions' }).getByRole('button', { name: 'Add friend' });

test.describe('tracking', () => {
  test.use({ viewport: phone });

  test('tracking sends the page view, sections, actions and outcomes, with all dimensions', async ({
    page,
    visitor,
    sinks,
  }) => {
    await page.goto(inApp('@komorebi', visitor.token, '&key=promo'));
    await started(page);
    await addFriend(page).click();
    await isFriend(page);
    expect(await sinks.events()).toEqual([]);
    await scrollTo(page, 'basic-info');
    await untilTracked(page, sinks, 'sectionSeen basic-info');
    await page.goto('about:blank');

    const labels = await labelsOf(sinks);
    expect(labels[0]).toBe('pageView');
    expect(labels).toEqual(expect.arrayContaining(['action addFriend', 'outcome addFriend Success']));
    expect(labels.filter((label) => label === 'sectionSeen basic-info')).toHaveLength(1);
    expect(labels.filter((label) => label === 'pageView')).toHaveLength(1);
    const events = await sinks.events();
    for (const event of events) {
      expect(event).toMatchObject({
        dimension0: '@412kmrbi',
        dimension1: 'JP',
        dimension2: 'liff',
        dimension3: expect.stringMatching(/^(Android|iOS|Desktop|Unknown)$/),
        dimension6: 'oa',
        url: `${addresses.page}/liff/@komorebi?lang&visitor&key`,
      });
      expect(event).not.toHaveProperty('dimension5');
    }
    const friendship = (label: string): string | undefined => events[labels.indexOf(label)]?.dimension4;
    expect(friendship('outcome addFriend Success')).toBe('friend');
    expect(['', 'unspecified']).toContain(friendship('pageView'));
  });

  test('measures the Core Web Vitals, each once', async ({ page, sinks }) => {
    await page.goto('/@komorebi?lang=en');
    await started(page);
    await page.getByText('Can I book a table?').click();
    for (const name of ['LCP', 'CLS', 'INP'])
      await untilTracked(page, sinks, new RegExp(`^webVital ${name} (good|needs-improvement|poor)$`));
    await page.goto('about:blank');
    const vitals = (await sinks.events()).filter(({ name }) => name === 'webVital');
    expect(vitals).toHaveLength(3);
    for (const { value } of vitals) expect(value).toBeGreaterThanOrEqual(0);
  });
});

test.describe('errors', () => {
  test.beforeEach(({ complaints }) =>
    complaints.allow(/e2e|captureError|private|\[boot |\[promise\]|\[window\]|^Object$/),
  );

  test('an error is reported without what a visitor has written, and nothing traces the visitor', async ({
    page,
    visitor,
    sinks,
    sent,
  }) => {
    await page.goto(inApp('@komorebi', visitor.token));
    await started(page);

    await test.step('with the page’s tags, truncated, and without values of addresses', async () => {
      await throwIn(page, `e2e https://api.example/x?token=${visitor.token}#part is not a function`);
      await expect.poll(async () => (await sinks.reports()).length).toBe(1);
      const [report] = await sinks.reports();
      expect(report?.tags).toEqual({
        search_id: '@412kmrbi',
        app_status: 'started',
        app_origin: 'liff',
        page_url: `${addresses.page}/liff/@komorebi?lang&visitor`,
        user_agent: expect.stringContaining('Mozilla') as unknown,
        browser_language: 'en-US',
        code: 'UNKNOWN',
        place: 'window',
      });
      const [exception] = report?.exception?.values ?? [];
      expect(exception?.type).toBe('TypeError');
      // The rest could be a visitor's words. Those of browsers are kept.
      expect(exception?.value).toBe('[hidden] is not a function');
      expect(exception?.stacktrace?.frames.length).toBeGreaterThan(0);
    });

    await test.step('with a name of our own code, and with what was tapped before', async () => {
      await addFriend(page).click();
      await isFriend(page);
      await throwIn(page, 'e2e.captureError is not a function');
      await throwIn(page, 'e.captureError is not a function');
      await expect.poll(async () => (await sinks.reports()).length).toBe(3);
      const reports = (await sinks.reports()).slice(1);
      expect(reports.map(({ exception }) => exception?.values[0]?.value)).toEqual([
        '[hidden] is not a function',
        'e.captureError is not a function',
      ]);
      expect(reports[1]?.environment).toBe('local');
      expect(reports[1]?.breadcrumbs?.map(({ message }) => message)).toEqual([
        'addFriend',
        'addFriend Success',
      ]);
    });

    await test.step('without trace headers in any request', () => {
      expect(sent.filter(({ text }) => /sentry-trace|"baggage"/.test(text))).toEqual([]);
    });
  });

  test('errors load the SDK, after the first paint, and a visit without any does not load it', async ({
    page,
    sinks,
  }) => {
    const sdk = (): Promise<number | undefined> =>
      page.evaluate(
        () =>
          performance.getEntriesByType('resource').find(({ name }) => name.includes('sentry-client'))
            ?.startTime,
      );
    const couldReport = page.waitForResponse(/\/report-errors-/);
    await page.goto('/@komorebi?lang=en');
    await couldReport;
    await started(page);
    expect(await sdk()).toBeUndefined();

    await page.addInitScript(() =>
      document.addEventListener('DOMContentLoaded', () => {
        const main = Array.from(document.scripts, ({ src }) => src).find((src) => src.includes('/main-'));
        const stack = `step@${main}:1:2`;
        void Promise.reject(Object.assign(new Error('e2e early'), { stack }));
      }),
    );
    await page.reload();
    await expect.poll(sdk).toBeDefined();
    const painted = await page.evaluate(() => performance.getEntriesByName('first-paint')[0]?.startTime);
    expect(await sdk()).toBeGreaterThan(painted ?? Infinity);
    // Also so that the report does not arrive during the next test.
    await expect.poll(async () => (await sinks.reports()).length).toBe(1);
  });

  test('errors of a failing boot are reported, too, and nothing is tracked', async ({
    page,
    complaints,
    sinks,
    sent,
  }) => {
    complaints.allow(/error page/);
    await changeElement(page, 'initial-data', { replace: { error: { code: 'DATA_NOT_FOUND' } } });
    await page.goto('/@komorebi?lang=en');
    await expect(page.locator('#start-message')).toContainText('Some parts of this page didn’t load.');
    await expect.poll(async () => (await sinks.reports()).length).toBe(1);
    const [report] = await sinks.reports();
    expect(report?.tags).toMatchObject({
      code: 'DATA_NOT_FOUND',
      app_status: 'boot 2 initial data failed',
      search_id: 'unknown',
    });
    await hide(page);
    await page.goto('about:blank');
    expect(sent.filter(isTracking)).toEqual([]);
    expect(await sinks.events()).toEqual([]);
  });

  test('against the Content-Security-Policy are reported without the addresses of page and picture', async ({
    page,
    sinks,
    complaints,
  }) => {
    complaints.allow(/Content Security Policy|policy refuses/);
    await page.goto('/@komorebi?lang=en&key=secret-key');
    await started(page);
    await page.evaluate(() => {
      new Image().src = 'https://elsewhere.example/pixel.png?visitor=mei';
    });
    await expect.poll(() => sinks.everything()).toContain('img-src from https://elsewhere.example');
    expect(await sinks.reports()).toHaveLength(1);
    expect(await sinks.everything()).not.toMatch(/secret-key|mei|pixel/);
  });
});

test(
  "the visitor's token and words reach the API and nobody else",
  { tag: '@core' },
  async ({ page, visitor, sinks, sent, complaints }) => {
    complaints.allow(/e2e|\[promise\]|\[window\]|^Object$/);
    const words = 'ZEBRA-CROSSING they called me names';
    await beVisitor(page, visitor.token);
    await page.goto('/liff/@komorebi/report?lang=en');
    await page.getByRole('radio', { name: 'Other harassment' }).check();
    await page.getByRole('textbox', { name: 'Details (optional)' }).fill(words);
    await page.getByRole('checkbox', { name: 'I agree to share this information.' }).check();
    await started(page);
    // A message that a careless server or library might send.
    await throwIn(page, `e2e cannot send "${words}" of ${visitor.token}`);
    await throwIn(page, `e2e /report?detail=${encodeURIComponent(words)}&token=${visitor.token}`);
    await expect.poll(async () => (await sinks.reports()).length).toBe(2);
    await page.getByRole('button', { name: 'Send report' }).click();
    await expect(page.getByRole('heading', { name: 'Thank you for your report' })).toBeVisible();
    await page.goto('about:blank');
    await expect
      .poll(async () => (await sinks.events()).map(({ label }) => label))
      .toContain('report Success');

    const received = await sinks.everything();
    expect(received).not.toContain('ZEBRA');
    expect(received).not.toContain(visitor.token);
    const isApi = ({ address }: { address: URL }): boolean =>
      address.origin === addresses.platform && /^\/v1\/(account-page|keep)\//.test(address.pathname);
    expect(sent.filter(isApi).some(({ text }) => text.includes('ZEBRA'))).toBe(true);
    expect(sent.filter(isApi).some(({ text }) => text.includes(visitor.token))).toBe(true);
    const others = sent.filter((request) => !isApi(request));
    expect(others.length).toBeGreaterThan(2);
    expect(others.filter(({ text }) => text.includes('ZEBRA') || text.includes(visitor.token))).toEqual([]);
  },
);
