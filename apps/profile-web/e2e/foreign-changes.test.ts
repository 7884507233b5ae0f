import { bootMarks, expect, inApp, ready, test, type Page } from './support/fixtures.js';
import { changeDocument, sight } from './support/foreign-changes.js';
import { watchLayoutShifts } from './support/layout-shifts.js';

const address = '/@komorebi?lang=en';
const map = (page: Page) => page.getByRole('link', { name: 'Map', exact: true });

test.use({ viewport: { width: 390, height: 844 } });

/**
 * Makes the browser refuse the next changes that React makes between the page's views, as it does when nodes are not
 * where they were.
 */
const refuseChanges = (page: Page, times: number): Promise<void> =>
  page.evaluate((count) => {
    const root = document.getElementById('root');
    if (!root) return;
    let left = count;
    for (const method of ['appendChild', 'insertBefore', 'removeChild'] as const) {
      const change = root[method].bind(root) as (...nodes: unknown[]) => unknown;
      const refuse = (...nodes: unknown[]): unknown => {
        if (left === 0) return change(...nodes);
        left -= 1;
        throw new DOMException('e2e', 'NotFoundError');
      };
      Object.assign(root, { [method]: refuse });
    }
  }, times);

test('after uncaught errors while a view opens the page can be read, says so, and its links lead on', async ({
  page,
  complaints,
}) => {
  complaints.allow(/e2e|\[page\]/);
  await page.goto(address);
  await ready(page);
  const before = await sight(page);
  await refuseChanges(page, 2);
  await map(page).click();
  await expect(page.locator('#start-message').getByText(/Reload the page/)).toBeVisible();
  expect(complaints.texts.some((text) => text.startsWith('[page]'))).toBe(true);
  const after = await sight(page);
  expect(after.sections).toBe(before.sections);
  expect(after.letters).toBeGreaterThan(before.letters * 0.9);
  await map(page).click();
  await expect(page).toHaveURL(/\/@komorebi\/place/);
  await expect(page.getByRole('main')).toContainText('Komorebi');
  await expect(page.locator('#oa-faq')).toHaveCount(0);
});

test('after an uncaught error during the start the page can be read, and says so', async ({
  page,
  complaints,
}) => {
  complaints.allow(/e2e|\[page\]|\[hydration\]/);
  await changeDocument(page, () => {
    const main = document.querySelector('#root main');
    // The shell is no longer what React expects: it renders the whole page again, and may not put it into the document.
    const wrapper = document.createElement('section');
    main?.replaceWith(wrapper);
    wrapper.append(...(main ? [main] : []));
    const root = document.getElementById('root');
    const refuse = (): never => {
      throw new DOMException('e2e', 'NotFoundError');
    };
    Object.assign(root ?? {}, { appendChild: refuse, insertBefore: refuse });
  });
  await page.goto(address);
  await expect(page.locator('#start-message').getByText(/Reload the page/)).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-start', 'failed');
  expect((await sight(page)).sections).toBe(15);
});

test('a page without the bars that an extension has removed opens its views, and returns from them', async ({
  page,
}) => {
  await page.goto(address);
  await ready(page);
  const removed = await page.evaluate(() => {
    const bars = [...document.querySelectorAll('#root *')].filter((element) =>
      ['sticky', 'fixed'].includes(getComputedStyle(element).position),
    );
    for (const bar of bars) bar.remove();
    return bars.length;
  });
  expect(removed).toBeGreaterThan(1);
  await map(page).click();
  await expect(page).toHaveURL(/\/@komorebi\/place/);
  await expect(page.getByRole('heading', { name: /Location|Map|Plan/ }).first()).toBeVisible();
  await page.goBack();
  await expect(page.locator('#oa-faq')).toBeVisible();
});

/** Parts of the page that are recognised after the start if they are still the server's own elements. */
const parts = {
  header: '#root header',
  actions: '#root [data-account-bar]',
  footer: '#root footer',
  faq: '#oa-faq',
  about: '#oa-basic-info',
};

const changes: { what: string; change: () => void; costs: (keyof typeof parts)[] }[] = [
  {
    what: 'a changed character of the name',
    change: () => {
      const text = document.querySelector('h1 span')?.firstChild as Text;
      text.data = text.data.replace('K', 'C');
    },
    costs: ['header'],
  },
  {
    what: 'a name that a translator has wrapped',
    change: () => {
      const text = document.querySelector('h1 span')?.firstChild as Text;
      const font = document.createElement('font');
      text.replaceWith(font);
      font.append('Sunlight Coffee');
    },
    costs: ['header'],
  },
  {
    what: 'a node in the action bar',
    change: () => document.querySelector('#root [data-account-bar]')?.prepend(document.createElement('b')),
    costs: ['actions'],
  },
  {
    what: 'a changed word in the footer',
    change: () => {
      const text = document.querySelector('#root footer a')?.firstChild as Text;
      text.data = 'Anglais';
    },
    costs: ['footer'],
  },
  {
    what: 'a node in a section',
    change: () => document.querySelector('#oa-faq')?.prepend(document.createElement('b')),
    costs: ['faq'],
  },
  {
    what: 'a node between the parts',
    change: () => document.querySelector('#root main')?.prepend(document.createElement('b')),
    costs: [],
  },
];

for (const { what, change, costs } of changes) {
  test(`${what} before the start costs at most that part its markup, and nothing moves`, async ({
    page,
    complaints,
  }) => {
    complaints.allow(/\[hydration\]/);
    await watchLayoutShifts(page);
    await changeDocument(page, change);
    await page.addInitScript((selectors) => {
      document.addEventListener('readystatechange', () => {
        for (const selector of selectors)
          Object.assign(document.querySelector(selector) ?? {}, { isOwn: true });
      });
    }, Object.values(parts));
    await page.goto(address);
    await ready(page);
    const kept = await page.evaluate(
      (selectors) =>
        selectors.map((selector) => {
          const part = document.querySelector(selector);
          return Boolean(part && 'isOwn' in part);
        }),
      Object.values(parts),
    );
    const lost = Object.keys(parts).filter((_, place) => !kept[place]);
    expect(costs).toEqual(expect.arrayContaining(lost));
    const { shift, sections } = await sight(page);
    expect(sections).toBe(15);
    expect(shift).toBeLessThan(0.02);
    await map(page).click();
    await expect(page).toHaveURL(/\/@komorebi\/place/);
  });
}

test('a page that nobody has changed has no node that is taken for another’s: it is hydrated piece by piece', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const setAside: string[] = [];
    const note = (nodes: NodeList): void =>
      nodes.forEach((node) => {
        if (node.isConnected)
          setAside.push(node instanceof Element ? node.outerHTML : (node.textContent ?? ''));
      });
    document.addEventListener(
      'readystatechange',
      () =>
        new MutationObserver((records) => records.forEach(({ removedNodes }) => note(removedNodes))).observe(
          document.body,
          { childList: true, subtree: true },
        ),
      { once: true },
    );
    Object.assign(window, { setAside });
  });
  for (const path of [
    '/@komorebi?lang=en',
    '/@justaname?lang=en',
    '/@komorebi/place?lang=en',
    '/@komorebi/report?lang=en',
    '/@komorebi/page/menu?lang=en',
    '/@komorebi/coupon?lang=en',
    inApp('@justaname', 'visitor-mei'),
  ]) {
    await page.goto(path);
    await ready(page);
    expect(await page.evaluate(() => (window as { setAside?: string[] }).setAside), path).toEqual([]);
  }
});

test('a language that a translator has set before the start does not stop it', async ({ page }) => {
  await changeDocument(page, () => {
    document.documentElement.lang = 'en-x-mtfrom-ja';
  });
  await page.goto('/@komorebi?lang=ja');
  await ready(page);
  expect(await bootMarks(page)).toContain('boot 7 tracking');
  await page.getByRole('button', { name: 'その他' }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
});
