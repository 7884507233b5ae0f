import { addresses } from './support/addresses.js';
import { expect, ready, test } from './support/fixtures.js';

const faults = `${addresses.platform}/__control/faults`;

test('a section whose data fail says so and can be tried again, and others are not affected', async ({
  page,
  request,
  complaints,
}) => {
  complaints.allow(/500/);
  const answer = await request.get(`${addresses.platform}/v1/account-page/@baanrimnam`);
  const { result } = (await answer.json()) as { result: { sections: unknown[] } };
  // For all callers, including the page server, which would otherwise render the section.
  const fault = { path: '/v1/account-page/*/sub-page/*/plugin/COUPON/*', status: 500 };
  expect((await request.post(faults, { data: fault })).ok()).toBe(true);
  try {
    // By its other id, which no other test uses: the server may have cached the page of the usual one.
    await page.goto('/@731bnrmn?lang=id');
    await ready(page);
    const sections = page.locator('[data-plugin]');
    await expect(sections).toHaveCount(result.sections.length);
    for (const section of await sections.all()) {
      await section.scrollIntoViewIfNeeded();
      await expect(section.getByRole('heading', { level: 2 })).toBeVisible();
    }
    const coupons = page.locator('[data-plugin=coupon]');
    const retry = page.locator('[data-plugin]').getByRole('button', { name: 'Coba lagi' });
    await expect(retry).toHaveCount(1);
    await page.locator('[data-plugin=faq] summary').first().click();
    await expect(page.locator('[data-plugin=faq] details[open]')).not.toHaveCount(0);

    expect((await request.delete(faults)).ok()).toBe(true);
    await retry.click();
    await expect(coupons.getByRole('link').first()).toBeVisible();
    await expect(retry).toHaveCount(0);
  } finally {
    await request.delete(faults);
  }
});
