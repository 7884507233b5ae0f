import { expect, type Page, ready, test } from './support/fixtures.js';

/** Contrast of each text with its background. The account's own colour has that of WCAG AA. */
const contrasts = (page: Page): Promise<{ ratio: number; of: string }[]> =>
  page.evaluate(() => {
    const parse = (color: string): number[] => (color.match(/[\d.]+/g) ?? []).map(Number);
    const light = ([red = 0, green = 0, blue = 0]: number[]): number => {
      const [r = 0, g = 0, b = 0] = [red, green, blue].map((channel) => {
        const part = channel / 255;
        return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const ground = (element: Element | null): number[] => {
      if (!element) return [255, 255, 255];
      const color = parse(getComputedStyle(element).backgroundColor);
      return (color[3] ?? 1) === 1 ? color : ground(element.parentElement);
    };
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.backgroundColor = 'var(--oa-account-fill)';
    const own = String(ground(probe));
    probe.remove();
    return [...document.querySelectorAll('main p, main li, main dd, main dt, main h2, main h3, main time')]
      .filter((element) =>
        [...element.childNodes].some(({ nodeType, textContent }) => nodeType === 3 && textContent?.trim()),
      )
      .filter((element) => String(ground(element)) !== own)
      .map((element) => {
        const [one, other] = [light(parse(getComputedStyle(element).color)), light(ground(element))];
        const ratio = (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
        return { ratio, of: element.outerHTML.slice(0, 120) };
      });
  });

test('a page follows what the visitor prefers to see', async ({ page }) => {
  await page.goto('/@komorebi?lang=en');
  await ready(page);

  for (const colorScheme of ['light', 'dark'] as const) {
    await test.step(`with more contrast, all text except on the account's colour has 7 to 1, ${colorScheme}`, async () => {
      await page.emulateMedia({ colorScheme, contrast: 'no-preference' });
      // The dark scheme always has it.
      if (colorScheme === 'light') expect((await contrasts(page)).some(({ ratio }) => ratio < 7)).toBe(true);
      await page.emulateMedia({ colorScheme, contrast: 'more' });
      const found = await contrasts(page);
      expect(found.length).toBeGreaterThan(50);
      expect(found.filter(({ ratio }) => ratio < 7)).toEqual([]);
    });
  }

  await test.step('with more contrast, buttons and cards have visible edges', async () => {
    const edges = (): Promise<{ button: string; card: string }> =>
      page.evaluate(() => ({
        button: getComputedStyle(document.querySelector('[role=group] button')!).borderTopColor,
        card: getComputedStyle(document.querySelector('[data-plugin=basic-info] > div:last-child')!)
          .boxShadow,
      }));
    await page.emulateMedia({ colorScheme: 'light', contrast: 'no-preference' });
    const usual = await edges();
    expect(usual.button).toBe('rgba(0, 0, 0, 0)');
    await page.emulateMedia({ colorScheme: 'light', contrast: 'more' });
    const more = await edges();
    expect(more.button).not.toBe('rgba(0, 0, 0, 0)');
    expect(more.card).toMatch(/0px 0px 0px 1px/);
  });

  await test.step('with forced colours, every action of the page has an edge or an underline', async () => {
    await page.emulateMedia({ contrast: 'no-preference', forcedColors: 'active' });
    const bare = await page.evaluate(() => {
      const { color: textColor } = getComputedStyle(document.body);
      const isMarked = (element: Element): boolean => {
        const { borderTopStyle, borderTopWidth, textDecorationLine, color } = getComputedStyle(element);
        const hasEdge = borderTopStyle !== 'none' && borderTopWidth !== '0px';
        return hasEdge || textDecorationLine !== 'none' || color !== textColor;
      };
      return (
        [...document.querySelectorAll('main button, main a[href]')]
          // Arrows that move the bar of sections for a mouse have no name and are no action.
          .filter((element) => element.ariaHidden !== 'true')
          .filter((element) => element.checkVisibility())
          .filter((element) => ![element, ...element.children].some(isMarked))
          .map((element) => element.outerHTML.slice(0, 120))
      );
    });
    expect(bare).toEqual([]);
    // Words of a button begin and end within its edge, which only these colours show.
    const tight = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('main button')]
        .filter((button) => button.checkVisibility() && getComputedStyle(button).borderLeftWidth !== '0px')
        .filter((button) => {
          const words = document.createRange();
          words.selectNodeContents(button);
          const [outer, inner] = [button.getBoundingClientRect(), words.getBoundingClientRect()];
          return inner.width > 0 && Math.min(inner.left - outer.left, outer.right - inner.right) < 4;
        })
        .map(({ innerText }) => innerText),
    );
    expect(tight).toEqual([]);
  });
});

test.describe('a visitor who saves data', () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    });
  });

  test('a visitor who saves data gets the address without a map', async ({ page }) => {
    const pictures: string[] = [];
    page.on('request', (request) => request.url().includes('/tiles/') && pictures.push(request.url()));
    await page.goto('/@komorebi/place?lang=en');
    await ready(page);
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('article').getByRole('link', { name: /^Directions/ })).toBeVisible();
    expect(pictures).toEqual([]);
  });

  test('a visitor who saves data loads no part of a video before it is played', async ({ page }) => {
    const videos: string[] = [];
    page.on('request', (request) => request.url().includes('.mp4') && videos.push(request.url()));
    await page.goto('/@komorebi?lang=en');
    await ready(page);
    await page.locator('[data-plugin=media-feed]').scrollIntoViewIfNeeded();
    const video = page.locator('[data-plugin=media-feed] a', { hasText: /0:/ }).first();
    await page.goto((await video.getAttribute('href')) ?? '');
    await page.waitForLoadState('networkidle');
    await expect(page.locator('video')).toBeVisible();
    expect(videos).toEqual([]);
  });
});
