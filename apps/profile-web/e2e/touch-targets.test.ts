import { expect, ready, test } from './support/fixtures.js';

const widths = [320, 390];
const height = 844;

test.use({ viewport: { width: 390, height }, hasTouch: true, isMobile: true });

test('on a phone, each day of the busy times and the link that orders a delivery take a finger', async ({
  page,
}) => {
  await page.goto('/@komorebi?lang=en');
  await ready(page);
  for (const width of widths) {
    await page.setViewportSize({ width, height });
    const busyTimes = page.locator('[data-plugin=busy-times]');
    await busyTimes.scrollIntoViewIfNeeded();
    const days = busyTimes.getByRole('radio');
    await expect(days).toHaveCount(7);
    for (const day of await days.all()) {
      const box = await day.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0), `${width} px`).toBeGreaterThanOrEqual(44);
    }
    const delivery = page.locator('[data-plugin=delivery]');
    await delivery.scrollIntoViewIfNeeded();
    await expect(delivery.locator('h3 + a')).not.toHaveCount(0);
    for (const link of await delivery.locator('h3 + a').all()) {
      const reached = await link.evaluate((element) => {
        element.scrollIntoView({ block: 'center' });
        const { left, width, top, height } = element.getBoundingClientRect();
        return [-21, 21].map((offset) =>
          element.contains(document.elementFromPoint(left + width / 2, top + height / 2 + offset)),
        );
      });
      expect(reached, `${width} px`).toEqual([true, true]);
    }
  }
});

test('on a phone, the two weeks of a reservation are two lines of seven days, each as wide as a finger', async ({
  page,
}) => {
  await page.goto('/@komorebi/reservation?lang=en');
  const days = page.locator('[data-field=day] input');
  await expect(days.nth(13)).toBeAttached();
  for (const width of widths) {
    await page.setViewportSize({ width, height });
    const boxes = await Promise.all((await days.all()).map((day) => day.boundingBox()));
    expect(new Set(boxes.slice(0, 7).map((box) => box?.y)).size, `${width} px`).toBe(1);
    expect(boxes[7]?.x, `${width} px`).toBe(boxes[0]?.x);
    for (const box of boxes) expect(box?.width, `${width} px`).toBeGreaterThanOrEqual(43.9);
    expect(boxes[6] && boxes[6].x + boxes[6].width, `${width} px`).toBeLessThanOrEqual(width);
  }
});
