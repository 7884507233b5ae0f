import { useRecordedFonts } from '../../../tools/build/recorded-fonts.js';
import { expect, type Page, ready, test } from './support/fixtures.js';

const phone = { width: 390, height: 844 };
const languages = ['en', 'ja', 'zh-TW', 'th', 'id', 'ko'];

/**
 * What each sample account must show on the first screen, the language in which its page is started, and all that are
 * tried where there are more: the account with the most, and the one with the longest names.
 */
const accounts = [
  ['@komorebi', 'ja', ['status', 'rating', 'price', 'way', 'offer'], languages],
  ['@baanrimnam', 'th', ['status', 'rating', 'price', 'way', 'offer']],
  ['@shanlan', 'zh-TW', ['status', 'rating', 'price', 'offer']],
  ['@melati', 'id', ['status']],
  ['@harbor', 'en', []],
  ['@justaname', 'ko', []],
  ['@longnames', 'id', ['status', 'rating', 'price', 'way', 'offer'], languages],
] as const;

/** Windows of laptops and desktops. */
const desktops = [
  [1366, 640],
  [1280, 800],
  [1920, 1080],
] as const;
/** Windows of phones and tablets. */
const phones = [
  [390, 844],
  [360, 640],
  [768, 1024],
  [320, 640],
] as const;

/** What can be seen of a page without scrolling. */
interface FirstScreen {
  /** By how many pixels the page is wider than the window. */
  overflow: number;
  /** Where the window ends. Nothing under the bar that floats at the lower edge of a phone counts as visible. */
  visible: number;
  /** The lower edges of the name, of the buttons of the relation, and of the main facts. */
  name: number;
  actions: number;
  facts: number[];
  /** Whether the card scrolls by itself. */
  doesCardScroll: boolean;
  /** How many shortcuts there are. */
  shortcuts: number;
  /** Labels of shortcuts that do not stay within their card. */
  labelsBeyondCard: (string | null)[];
}

const firstScreen = (page: Page, facts: readonly string[]): Promise<FirstScreen> =>
  page.evaluate((names) => {
    const root = document.documentElement;
    const lowerEdge = (selector: string): number => {
      const shown = [...document.querySelectorAll(selector)].find(
        (element) => element.getClientRects().length && element.checkVisibility({ visibilityProperty: true }),
      );
      return shown?.getBoundingClientRect().bottom ?? Number.POSITIVE_INFINITY;
    };
    const header = document.querySelector('main > div');
    const card = header?.getBoundingClientRect();
    const labels = document.querySelectorAll(
      'main > div:first-child ul > li :is(a, button) > span:has(> svg) + span',
    );
    const inset = getComputedStyle(root).getPropertyValue('--oa-bottom-inset');
    return {
      overflow: root.scrollWidth - innerWidth,
      visible: innerHeight - (Number.parseFloat(inset) || 0),
      name: lowerEdge('h1'),
      actions: lowerEdge('[role=group][aria-busy]'),
      facts: names.map((fact) => lowerEdge(`[data-fact=${fact}]`)),
      doesCardScroll: !header || getComputedStyle(header).overflowY !== 'visible',
      shortcuts: labels.length,
      labelsBeyondCard: [...labels]
        .filter((label) => {
          const range = document.createRange();
          range.selectNodeContents(label);
          const { left, right, width } = range.getBoundingClientRect();
          return width > 0 && !(card && left >= card.left + 16 && right <= card.right - 16);
        })
        .map(({ textContent }) => textContent),
    };
  }, facts);

/** Ranges of opening hours that are broken across lines. */
const brokenRanges = (page: Page): Promise<(string | null)[]> =>
  page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true;
    // Each day is today once a week, in bold letters, which are wider.
    for (const today of document.querySelectorAll('tr:has(> th[aria-current=date])'))
      for (const row of today.parentElement?.children ?? []) {
        row.className = today.className;
        // On some days the others are named by two ranges, which are wider than a date.
        const day = row.querySelector('th:not([aria-current])');
        if (document.documentElement.lang === 'en' && /^[A-Z][a-z]{2}–/.test(day?.textContent ?? ''))
          day?.replaceChildren('Wed–Thu, Sun–Mon');
      }
    return [...document.querySelectorAll('table td > div span:not(:has(*))')]
      .filter(({ firstChild }) => {
        const words = firstChild?.nodeValue ?? '';
        if (!firstChild || !/[–~～]/.test(words)) return false;
        const range = document.createRange();
        range.selectNodeContents(firstChild);
        const tops = [...range.getClientRects()].map(({ top }) => top);
        // Signs of another font are a pixel or two higher.
        return Math.max(...tops) - Math.min(...tops) > 8;
      })
      .map(({ textContent }) => textContent);
  });

/** Holds the page's own script. Returns a function that lets it go, for the document that has asked for it last. */
async function holdStart(page: Page): Promise<() => void> {
  let release = (): void => undefined;
  await page.route(/\/assets\/main-[^/]+\.js/, async (route) => {
    await new Promise<void>((resolve) => {
      release = resolve;
    });
    await route.continue();
  });
  return () => release();
}

for (const [account, language, facts, tried = [language]] of accounts) {
  test(`${account} shows the main facts on the first screen of any device, and breaks no label and no range of hours`, async ({
    page,
    complaints,
  }) => {
    // The pictures of the longest names do not exist.
    complaints.allow(/404/);
    const session = await page.context().newCDPSession(page);
    const resize = (isMobile: boolean, [width, height]: readonly [number, number]): Promise<unknown> =>
      session.send('Emulation.setDeviceMetricsOverride', {
        width,
        height,
        mobile: isMobile,
        deviceScaleFactor: 1,
      });
    const touch = (enabled: boolean): Promise<unknown> =>
      session.send('Emulation.setTouchEmulationEnabled', { enabled });
    const open = async (lang: string): Promise<void> => {
      await page.goto(`/${account}?lang=${lang}`, { waitUntil: 'commit' });
      await page.waitForFunction(() => document.readyState !== 'loading');
    };
    const demandMainFacts = async (isMobile: boolean, state: string): Promise<void> => {
      for (const size of isMobile ? phones : desktops) {
        await resize(isMobile, size);
        const [width, height] = size;
        const place = `${state} ${width}x${height}`;
        const seen = await firstScreen(page, facts);
        expect(seen.overflow, place).toBeLessThanOrEqual(0);
        // Those with facts have at least a way there, Contact, Save and Share.
        expect(seen.shortcuts, place).toBeGreaterThanOrEqual(facts.length ? 4 : 1);
        expect(seen.labelsBeyondCard, place).toEqual([]);
        expect(seen.doesCardScroll, place).toBe(false);
        // Magnified pages are this narrow: there it is only required that nothing is cut off.
        if (width < 360) continue;
        expect(seen.name, place).toBeLessThanOrEqual(height / 2);
        expect(seen.actions, place).toBeLessThanOrEqual(height);
        for (const [at, edge] of seen.facts.entries())
          expect(edge, `${place} ${facts[at]}`).toBeLessThanOrEqual(seen.visible);
      }
    };
    const demandWholeRanges = async (lang: string): Promise<void> => {
      for (const size of phones.filter(([width]) => width < 400)) {
        await resize(true, size);
        expect(await brokenRanges(page), `${lang} ${size.join('x')}`).toEqual([]);
      }
    };

    // The server's page in each language, and the started one in one of them: nothing moves at the start.
    const start = await holdStart(page);
    for (const lang of tried) {
      // A document that has had touch never has a mouse again.
      for (const isMobile of [false, true]) {
        await touch(isMobile);
        if (!isMobile || lang === language) await open(lang);
        await demandMainFacts(isMobile, lang);
        if (lang !== language) continue;
        start();
        await ready(page);
        await demandMainFacts(isMobile, `started ${lang}`);
      }
      if (lang === language) {
        // Each section becomes interactive as it comes near, and complains if the server has rendered it differently.
        for (const section of await page.locator('[data-plugin]').all())
          await section.scrollIntoViewIfNeeded();
        await expect(page.locator('[data-late] [data-plugin]')).toHaveCount(0);
      }
      // Those of English are the longest.
      if (lang === language || lang === 'en') await demandWholeRanges(lang);
    }
  });
}

/** The height of the map in the basic information, in CSS pixels. */
const MAP = 144;

test.describe('with letters as wide as on phones', () => {
  // For the style sheets of the fonts.
  test.use({ bypassCSP: true });

  test('the page of the largest account is at most eight screens of a phone, and its map', async ({
    page,
  }) => {
    await page.setViewportSize(phone);
    for (const lang of ['en', 'ja', 'th']) {
      await page.goto(`/@komorebi?lang=${lang}`);
      await ready(page);
      await useRecordedFonts(page);
      const height = await page.evaluate(async () => {
        // A layout finds out which fonts are needed.
        const { documentElement } = document;
        documentElement.getBoundingClientRect();
        await document.fonts.ready;
        return documentElement.scrollHeight;
      });
      expect(height, lang).toBeLessThanOrEqual(8 * phone.height + MAP);
    }
  });
});

test('a bar of one line is as high as the styles assume, and the page is not restyled for it', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await page.goto('/@komorebi?lang=en');
  await ready(page);
  const { assumed, height, set } = await page.evaluate(async () => {
    // The bar is measured in the first frame.
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    const root = document.documentElement;
    const bar = document.querySelector<HTMLElement>('[role=group][aria-busy]');
    return {
      assumed: getComputedStyle(root).getPropertyValue('--oa-bottom-inset'),
      height: `${bar?.offsetHeight ?? 0}px`,
      set: root.style.getPropertyValue('--oa-bottom-inset'),
    };
  });
  expect(assumed).toBe(height);
  expect(set).toBe('');
});

test('no button of the bar moves while the rest of the document is on its way', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  try {
    const page = await context.newPage();
    const main = page
      .getByRole('group', { name: 'Actions' })
      .getByText(/^Add friend/)
      .filter({ visible: true });
    const placeIn = async (part: RegExp): Promise<unknown> => {
      await page.route(
        (url) => url.pathname === '/@komorebi',
        async (route) => {
          const response = await route.fetch();
          const text = await response.text();
          const end = text.search(part);
          expect(end).toBeGreaterThan(0);
          await route.fulfill({ response, body: text.slice(0, end) });
        },
        { times: 1 },
      );
      await page.goto('/@komorebi?lang=en');
      return main.boundingBox();
    };
    for (const size of [phone, { width: 1440, height: 1000 }]) {
      await page.setViewportSize(size);
      const whole = await placeIn(/<\/html>|$/);
      const menus = /<div class="[^"]*"><button[^>]* aria-label="Contact"/;
      expect(await placeIn(menus)).toEqual(whole);
      expect(await placeIn(/<button[^>]* aria-label="More"/)).toEqual(whole);
    }
  } finally {
    await context.close();
  }
});
