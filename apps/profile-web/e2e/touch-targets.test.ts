import { expect, ready, test } from './support/fixtures.js';

for (const width of [320, 390]) {
  test.describe(`on a phone of ${width} px`, () => {
    test.use({ viewport: { width, height: 844 }, hasTouch: true, isMobile: true });

    test('each day of the busy times is as large as a finger', async ({ page }) => {
      await page.goto('/@komorebi?lang=en');
      await ready(page);
      const section = page.locator('[data-plugin=busy-times]');
      await section.scrollIntoViewIfNeeded();
      const days = section.getByRole('radio');
      await expect(days).toHaveCount(7);
      for (const day of await days.all()) {
        const box = await day.boundingBox();
        expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
      }
    });

    test('the two weeks of a reservation are two lines of seven days, each as wide as a finger', async ({
      page,
    }) => {
      await page.goto('/@komorebi/reservation?lang=en');
      const days = page.locator('[data-field=day] input');
      await expect(days.nth(13)).toBeAttached();
      const boxes = await Promise.all((await days.all()).map((day) => day.boundingBox()));
      expect(new Set(boxes.slice(0, 7).map((box) => box?.y)).size).toBe(1);
      expect(boxes[7]?.x).toBe(boxes[0]?.x);
      for (const box of boxes) expect(box?.width).toBeGreaterThanOrEqual(43.9);
      expect(boxes[6] && boxes[6].x + boxes[6].width).toBeLessThanOrEqual(width);
    });

    test('the link that orders a delivery takes a finger', async ({ page }) => {
      await page.goto('/@komorebi?lang=en');
      await ready(page);
      const section = page.locator('[data-plugin=delivery]');
      await section.scrollIntoViewIfNeeded();
      for (const link of await section.locator('h3 + a').all()) {
        const reached = await link.evaluate((element) => {
          element.scrollIntoView({ block: 'center' });
          const { left, width, top, height } = element.getBoundingClientRect();
          return [-21, 21].map((offset) =>
            element.contains(document.elementFromPoint(left + width / 2, top + height / 2 + offset)),
          );
        });
        expect(reached).toEqual([true, true]);
      }
    });

    test('opening hours never break inside a range', async ({ page }) => {
      for (const address of [
        '/@komorebi?lang=en',
        '/@komorebi?lang=ja',
        '/@baanrimnam?lang=th',
        '/@melati?lang=id',
      ]) {
        await page.goto(address);
        await ready(page);
        const broken = await page.evaluate(() => {
          for (const details of document.querySelectorAll('details')) details.open = true;
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
        expect(broken, address).toEqual([]);
      }
    });
  });
}

const cards = [
  { width: 320, height: 844, isPhone: true },
  { width: 390, height: 844, isPhone: true },
  { width: 1280, height: 800, isPhone: false },
];

for (const { width, height, isPhone } of cards) {
  test.describe(`in a window of ${width} px`, () => {
    test.use({ viewport: { width, height }, hasTouch: isPhone, isMobile: isPhone });

    test('the labels of the shortcuts stay within the card in every language', async ({ page }) => {
      for (const lang of ['en', 'ja', 'ko', 'th', 'id', 'zh-TW']) {
        await page.goto(`/@baanrimnam?lang=${lang}`);
        const beyond = await page.evaluate(() => {
          const card = document.querySelector('main > div')?.getBoundingClientRect();
          const labels = document.querySelectorAll(
            'main > div:first-child ul > li :is(a, button) > span:has(> svg) + span',
          );
          if (!card || labels.length < 4) return ['no shortcuts'];
          return [...labels]
            .filter((label) => {
              const range = document.createRange();
              range.selectNodeContents(label);
              const { left, right, width: shown } = range.getBoundingClientRect();
              return shown > 0 && (left < card.left + 16 || right > card.right - 16);
            })
            .map(({ textContent }) => textContent);
        });
        expect(beyond, lang).toEqual([]);
      }
    });
  });
}
