import { expect, ready, test } from './support/fixtures.js';

const script = /\/assets\/main-/;

test('a time of the place view that is chosen before the page answers is the one that it tells of', async ({
  page,
  hold,
}) => {
  const release = await hold(script);
  await page.goto('/@komorebi/place?lang=en', { waitUntil: 'commit' });
  const time = page.getByRole('radio', { name: /^In 30 min/ });
  await time.check({ force: true });
  release();
  await ready(page);
  await expect(page.getByText(/^Arriving \d+:\d\d\s[AP]M$/)).toBeVisible();
  await expect(time).toBeChecked();
});

test('a day of the busy times that is chosen before the page answers is the one that is shown', async ({
  page,
  hold,
}) => {
  const release = await hold(script);
  await page.goto('/@komorebi?lang=en', { waitUntil: 'commit' });
  await expect(page.getByRole('radio', { name: /^(Friday|Saturday)/ })).toHaveCount(2);
  const named = (name: string) => page.getByRole('radio', { name, exact: true });
  // One that is not today, whose name says so.
  const name = (await named('Friday').count()) > 0 ? 'Friday' : 'Saturday';
  await named(name).check({ force: true });
  release();
  await ready(page);
  await named(name).scrollIntoViewIfNeeded();
  await expect(page.getByRole('table', { name, includeHidden: true })).toBeAttached();
  await expect(named(name)).toBeChecked();
});
