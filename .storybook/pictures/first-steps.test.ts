import { expect, type Page } from 'playwright/test';
import { port, SITE } from './addresses.js';
import { test } from './visit.js';

/** Requests outside Storybook's path, and requests that failed. */
function watchRequests(page: Page): string[] {
  const astray: string[] = [];
  page.on('response', (response) => {
    const { pathname, host } = new URL(response.url());
    if (host !== `localhost:${port}` || pathname === '/favicon.ico') return;
    if (response.status() >= 400 || !pathname.startsWith(SITE)) astray.push(response.url());
  });
  return astray;
}

test('Storybook opens with the introduction, whose links work', async ({ page }) => {
  const astray = watchRequests(page);
  await page.goto('');
  await expect(page).toHaveTitle(/^Introduction/);
  const docs = page.frameLocator('#storybook-preview-iframe');
  await expect(docs.getByRole('heading', { level: 1 })).toHaveText('The profile page of an official account');
  const example = docs.frameLocator('iframe');
  await expect(example.getByRole('heading', { level: 1 })).toHaveText(/木漏れ日珈琲/);
  await docs.getByRole('link', { name: 'Section bar' }).click();
  await expect(page).toHaveURL(/\/design\/\?path=\/docs\/profile-section-bar--docs/);
  expect(astray).toEqual([]);
});

test('Storybook shows the first screens of the sample accounts side by side, in all languages, and each as a page', async ({
  page,
}) => {
  const astray = watchRequests(page);
  await page.goto('?path=/story/languages-gallery--first-screens');
  const gallery = page.frameLocator('#storybook-preview-iframe');
  const thai = gallery.frameLocator('iframe[title="@komorebi, ไทย"]');
  await expect(thai.getByRole('heading', { level: 1 })).toHaveText(/โคโมเรบิ/);
  await expect(gallery.getByRole('figure')).toHaveCount(8 * 6);
  // What is far away costs nothing yet.
  const last = gallery.locator('iframe').last();
  await expect(last).not.toHaveAttribute('srcdoc');
  await gallery.getByLabel('Account').selectOption('@melati');
  await expect(page).toHaveURL(/args=account:melati/);
  await expect(gallery.getByRole('figure')).toHaveCount(6);
  await gallery.getByRole('link', { name: 'Bahasa Indonesia' }).click();
  await expect(gallery.getByRole('heading', { level: 1 })).toHaveText(/Klinik Melati/);
  await expect(gallery.locator('html')).toHaveAttribute('lang', 'id');
  expect(astray).toEqual([]);
});

test('Storybook shows hours in each state side by side, in the language of the toolbar', async ({ page }) => {
  await openWith(page, 'content-hours-in-every-state--side-by-side', 'language:ja');
  const atNight = page.frameLocator('iframe[title^="Past midnight, still open"]');
  await expect(atNight.getByText('営業中').first()).toBeVisible();
  await page.locator('iframe[title="All hours unknown"]').scrollIntoViewIfNeeded();
  const unknown = page.frameLocator('iframe[title="All hours unknown"]');
  await expect(unknown.getByText('営業時間不明').first()).toBeVisible();
});

test("Storybook's toolbar names each setting beside its value, and a phone is the window", async ({
  page,
}) => {
  await page.goto('?path=/story/profile-action-bar--friend');
  for (const name of ['Texts: words', 'Country: Japan', 'Scheme: system', 'Colour: as given', 'Text: 100 %'])
    await expect(page.getByRole('button', { name }).first()).toBeVisible();
  for (const size of ['390px', '844px']) await expect(page.locator(`input[value="${size}"]`)).toBeVisible();
});

test("Storybook shows an account of one's own on its page and in a plugin's story, whose controls change it", async ({
  page,
}) => {
  await page.goto('iframe.html?viewMode=story&id=your-account--bring-an-account');
  const item = { id: 'tea', question: 'Which tea is this?', answer: 'A green one.' };
  const answer = {
    account: {
      accountId: 'tea-house',
      basicSearchId: '@teahouse',
      countryCode: 'TW',
      timeZone: 'Asia/Taipei',
      currency: 'TWD',
      name: 'A tea house',
      badge: 'verified',
      features: [],
    },
    sections: [{ type: 'faq', id: 'faq', data: { items: [item] } }],
  };
  await page.getByLabel(/Or a file/).setInputFiles({
    name: 'account.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(answer)),
  });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/A tea house/);
  await expect(page.getByText('Which tea is this?')).toBeVisible();

  await page.goto('iframe.html?viewMode=story&id=plugins-faq--in-your-language');
  await expect(page.getByRole('listitem')).toHaveText(/Which tea is this\?/);
  await page.goto('iframe.html?viewMode=story&id=plugins-faq--in-your-language&args=items:3');
  await expect(page.getByRole('listitem')).toHaveCount(3);
});

test('hides the stories that only test something until the filter shows them', async ({ page }) => {
  await page.goto('?path=/docs/ui-dialog--docs');
  await expect(page.locator('[data-item-id="ui-dialog--open"]')).toBeVisible();
  await expect(page.locator('[data-item-id="ui-dialog--gives-the-focus-back"]')).toHaveCount(0);
  await expect(page.locator('[data-item-id^="texts-"]')).toHaveCount(0);
});

for (const scheme of ['light', 'dark'] as const)
  test(`Storybook has our own colours if the system is ${scheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: scheme });
    await page.goto('?path=/docs/plugins-faq--docs');
    const wrapper = page.frameLocator('#storybook-preview-iframe').locator('.sbdocs-wrapper');
    await expect(wrapper).toBeVisible();
    await expect(wrapper).toHaveCSS(
      'background-color',
      scheme === 'dark' ? 'rgb(26, 29, 34)' : 'rgb(255, 255, 255)',
    );
    await expect(page.getByRole('img', { name: 'Profile page' })).toHaveAttribute(
      'src',
      `./brand-${scheme}.svg`,
    );
  });

test("Storybook begins a plugin's page with what designers need, and shows the README's example and no test code", async ({
  page,
}) => {
  const astray = watchRequests(page);
  await page.goto('iframe.html?viewMode=docs&id=plugins-coupon--docs');
  await expect(page.getByRole('heading', { name: 'Type of the data' })).toBeVisible();
  const headings = await page.getByRole('heading', { level: 2 }).allTextContents();
  const order = [
    'When to use it',
    'Anatomy',
    'Content limits',
    'States',
    'Languages and schemes',
    'Code',
    'What it does not do',
    'Type of the data',
  ];
  expect(headings.filter((heading) => order.includes(heading))).toEqual(order);

  // Storybook loads its syntax highlighter after the page, and shows no code before.
  const code = page.locator('pre');
  await expect(
    code.filter({ hasText: "import { couponSection } from '@oa-profile/plugin-coupon/section';" }),
  ).toBeVisible();
  await expect(code.filter({ hasText: /SectionStory|userEvent|play:/ })).toHaveCount(0);

  const thai = page.frameLocator('iframe[title="In Your Language, th, dark"]');
  await page.locator('iframe[title="In Your Language, th, dark"]').scrollIntoViewIfNeeded();
  await expect(thai.getByRole('heading', { name: 'คูปอง' })).toBeVisible();
  // Thai content, too.
  await expect(thai.getByRole('heading', { level: 3 }).first()).toHaveText(/[ก-๙]/);
  await expect(thai.locator('html')).toHaveAttribute('data-color-scheme', 'dark');
  expect(astray).toEqual([]);
});

test('Storybook shows the document of an API, with its examples, from files of its own', async ({ page }) => {
  const astray = watchRequests(page);
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).host));
  await page.goto('iframe.html?viewMode=docs&id=apis-keep-api--docs');
  await page.getByRole('button', { name: /^GET \/v1\/keep\/\{contentId\}/ }).click();
  await expect(page.getByText('"kept": true')).toBeVisible();
  expect(astray).toEqual([]);
  expect([...hosts].filter(Boolean)).toEqual([`localhost:${port}`]);
});

/** Opens a story with toolbar settings, without playing it. */
const openWith = (page: Page, story: string, globals: string) =>
  page.goto(`iframe.html?viewMode=story&embed=true&id=${story}&globals=${globals}`);

test('applies the toolbar to a story', async ({ page }) => {
  await openWith(page, 'plugins-basic-information--default', 'timeOfDay:02h00;textSize:200;motion:reduced');
  await expect(page.getByText(/^Closed/).first()).toBeVisible();
  await expect(page.locator('html')).toHaveCSS('font-size', '32px');
  await expect(page.locator('html')).toHaveAttribute('data-motion', 'reduced');

  await openWith(page, 'plugins-basic-information--default', 'timeOfDay:12h00');
  await expect(page.getByText('Open', { exact: true })).toBeVisible();

  await openWith(page, 'profile-action-bar--friend', 'accountColor:!hex(ffd400);colorScheme:light');
  await expect(page.getByRole('link', { name: 'Chat' })).toHaveCSS('background-color', 'rgb(255, 212, 0)');
});

/** Stories that press something, open a dialog, or end with a failure that takes the focus. */
const focusing = [
  'ui-dialog--open',
  'ui-disclosure--closed',
  'plugins-coupon--default',
  'plugins-faq--failed',
  'profile-call-dialog--ready',
  'profile-report--with-mistakes',
  'profile-whole-page--phone',
];

for (const story of focusing)
  test(`Storybook leaves no focus behind: ${story}`, async ({ page }) => {
    await play(page, story);
    await expect(page.locator(':focus')).toHaveCount(0);
  });

test('Storybook keeps the focus of a user who presses a key in a story', async ({ page }) => {
  await play(page, 'ui-dialog--open');
  await page.keyboard.press('Tab');
  await expect(page.locator(':focus')).toHaveCount(1);
});

/** Opens a story as a designer does, and waits until it has been played. */
async function play(page: Page, story: string): Promise<void> {
  await page.goto(`iframe.html?viewMode=story&id=${story}`);
  await page.waitForFunction(() => {
    const { __STORYBOOK_PREVIEW__: preview } = window as unknown as {
      __STORYBOOK_PREVIEW__?: { currentRender?: { phase?: string } };
    };
    return preview?.currentRender?.phase === 'finished';
  });
}
