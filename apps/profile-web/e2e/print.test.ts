import { expect, type Page, ready, test } from './support/fixtures.js';

/** Texts that are printed, and texts that are not. */
async function expectOnPaper(page: Page, there: readonly string[], absent: readonly string[]): Promise<void> {
  const words = await page.evaluate(() => {
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      const options = { checkOpacity: true, checkVisibilityCSS: true, contentVisibilityAuto: true };
      if (element?.checkVisibility(options) && element.getClientRects().length)
        found.push(node.textContent ?? '');
    }
    return found.join(' ').replace(/\s+/g, ' ');
  });
  for (const text of there) expect(words).toContain(text);
  for (const text of absent) expect(words).not.toContain(text);
}

/** What stands above the page on paper, and whether each sheet has it. */
const letterhead = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { position, content } = getComputedStyle(document.body, '::before');
    return [position, content];
  });

const sheet = {
  there: [
    'Komorebi Coffee',
    // The week, in a list that is folded on screens.
    'Wednesday',
    '8:00 AM',
    // Address.
    'Yanaka',
    // A question and its answer, and one that is folded with others.
    'Can I book a table?',
  ],
  absent: ['Skip to content', 'Show all', 'Add friend', 'Reserve', 'Bahasa Indonesia', 'Copy'],
} as const;

test('a page is printed with everything that is worth reading, and nothing else', async ({ page }) => {
  await page.goto('/@komorebi?lang=en');
  await ready(page);
  await page.emulateMedia({ media: 'print' });

  await test.step('hours, address, menu and answers are printed, and no controls', async () => {
    await expectOnPaper(page, sheet.there, sheet.absent);
    // Every answer, also of folded questions.
    const answers = page.locator('[data-plugin=faq] details > div');
    expect(await answers.count()).toBeGreaterThan(3);
    for (const answer of await answers.all())
      expect((await answer.boundingBox())?.height).toBeGreaterThan(10);
  });

  await test.step('headings stay with what they are about', async () => {
    // The box of a heading covers the beginning of its section, and is never divided.
    const headings = await page.locator('[data-plugin] h2').evaluateAll((all) =>
      all
        .map((heading) => heading.closest('[data-plugin] > *') ?? heading)
        .filter((header) => header.checkVisibility())
        .map((header) => ({
          break: getComputedStyle(header).breakInside,
          over:
            header.getBoundingClientRect().bottom -
            (header.nextElementSibling?.getBoundingClientRect().top ?? 0),
          of: header.textContent,
        })),
    );
    expect(headings).not.toEqual([]);
    expect(headings.filter((heading) => heading.break !== 'avoid' || heading.over < 100)).toEqual([]);
  });

  await test.step('name and address are at the head of every sheet', async () => {
    expect(await letterhead(page)).toEqual([
      'fixed',
      '"Komorebi Coffee · 3-99-7 Yanaka, Taito-ku, Tokyo 110-0001"',
    ]);
    // However long, they cover nothing of what is below.
    const [height, room] = await page.evaluate(() => {
      document.body.dataset['letterhead'] += ' and so on'.repeat(50);
      const before = getComputedStyle(document.body, '::before');
      return [before.height, getComputedStyle(document.body).paddingTop].map(parseFloat);
    });
    expect(height).toBeLessThanOrEqual(room ?? 0);
  });

  await test.step('it is black on white in a dark scheme, too', async () => {
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    const look = await page.evaluate(() => {
      const { color, backgroundColor } = getComputedStyle(document.documentElement);
      return [color, backgroundColor];
    });
    expect(look).toEqual(['rgb(0, 0, 0)', 'rgb(255, 255, 255)']);
  });

  await test.step('an open pop-up does not prevent it', async () => {
    await page.emulateMedia({ media: 'screen', colorScheme: 'light' });
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expectOnPaper(page, sheet.there, [...sheet.absent, 'Report this account']);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toBe('visible');
  });
});

test('every view of a section is printed with what it shows, not with its heading alone', async ({
  page,
}) => {
  await page.goto('/@komorebi?lang=en');
  await ready(page);
  const sections = await page
    .locator('[data-plugin]')
    .evaluateAll((all) => all.map((section) => section.getAttribute('data-plugin') ?? ''));
  expect(sections).toContain('reviews');
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('[data-plugin=reviews]')).toBeHidden();
  for (const section of new Set(sections)) {
    await test.step(section, async () => {
      await page.goto(`/@komorebi/${section}?lang=en`);
      await ready(page);
      await page.emulateMedia({ media: 'print' });
      await expect(page.locator(`article [data-plugin=${section}]`)).toBeVisible();
      await page.emulateMedia({ media: 'screen' });
    });
  }
});

test('a coupon is printed with the code that opens it on a phone', async ({ page }) => {
  await page.goto('/@komorebi/coupon/c-first-cup?lang=en');
  await ready(page);
  const code = page.locator('svg[aria-label^=Friends][aria-busy=false]');
  await expect(code).toHaveCount(1);
  await expect(code).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(code).toBeVisible();
  expect((await code.boundingBox())?.width).toBeGreaterThan(100);
});

test('a reservation that is not made yet is printed with its free times', async ({ page }) => {
  await page.goto('/@komorebi/reservation?lang=en');
  await expect(page.locator('[data-field=time] input').first()).toBeAttached();
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('[data-field=day]')).toBeVisible();
  await expect(page.locator('[data-field=time]')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Reserve' })).toBeHidden();
  expect((await letterhead(page))[1]).toContain('Komorebi Coffee');
  // Without the background, which printers leave out.
  for (const field of ['day', 'party']) {
    const chosen = page.locator(`[data-field=${field}] :checked + *`);
    await expect(chosen).toHaveCSS('color', 'rgb(0, 0, 0)');
    await expect(chosen).toHaveCSS('border-top-color', 'rgb(0, 0, 0)');
  }
});

test('if styles cannot unfold details, script does, and folds them again', async ({ page }) => {
  await page.addInitScript(() => {
    const supports = CSS.supports.bind(CSS);
    Object.assign(CSS, {
      supports: (...conditions: [property: string, value: string]) =>
        !conditions[0].includes('::details-content') && supports(...conditions),
    });
  });
  await page.goto('/@komorebi?lang=en');
  await ready(page);
  await expect(page.getByRole('alert').first()).toBeAttached();
  const open = (): Promise<[number, number]> =>
    page.evaluate(() => [
      document.querySelectorAll('details[open]').length,
      document.querySelectorAll('details').length,
    ]);
  const [before, all] = await open();
  expect(before).toBeLessThan(all);
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  expect(await open()).toEqual([all, all]);
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  expect(await open()).toEqual([before, all]);
});

test('another page of the account is printed with its title, which on the screen is a tab', async ({
  page,
}) => {
  await page.goto('/@komorebi/page/menu?lang=en');
  await ready(page);
  await page.emulateMedia({ media: 'print' });
  const title = page.getByRole('heading', { level: 1, name: 'Menu' });
  await expect(title.locator('span').first()).toHaveCSS('clip-path', 'none');
  expect((await title.boundingBox())?.height).toBeGreaterThan(20);
});
