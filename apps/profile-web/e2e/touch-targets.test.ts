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
  });
}
