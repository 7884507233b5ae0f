import { randomUUID } from 'node:crypto';
import { addresses } from './support/addresses.js';
import { expect, inApp, ready, test, type ReceivedRequest } from './support/fixtures.js';

test(
  'a visitor sees and repeats nothing of the previous visitor on the device, even while the API fails',
  { tag: '@core' },
  async ({ page, visitor, hold, request, complaints }) => {
    complaints.allow(/50\d|HTTP_ABNORMAL/);
    const everything = (): Promise<string> =>
      page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage, 'local-app': '' }));
    const favorite = page.getByRole('button', { name: 'Favorite' });

    await visitor.relatesTo('@harbor', 'friend');
    await page.goto(inApp('@harbor', visitor.token));
    await favorite.click();
    await expect(page.getByRole('status').getByText('Added to your favorites.')).toBeVisible();
    expect(await everything()).not.toContain(visitor.token);
    // A request is pending when the page is left. In a new page, since two quick taps count as one.
    await page.reload();
    await ready(page);
    await hold(/\/relation$/, 'PUT');
    await favorite.click();
    await expect.poll(everything).toContain('interruptedAction');

    const other = `visitor-${randomUUID()}`;
    const fault = { path: '/v1/account-page/*/relation', status: 500, token: other };
    expect((await request.post(`${addresses.platform}/__control/faults`, { data: fault })).ok()).toBe(true);
    await page.goto(inApp('@harbor', other));
    await ready(page);
    await expect(page.getByRole('alert')).toContainText(
      'Unable to check whether you are friends with this account.',
    );
    await expect(favorite).toHaveCount(0);
    const answer = await request.get(`${addresses.platform}/__control/requests`);
    const sent = ((await answer.json()) as ReceivedRequest[]).filter(
      ({ headers }) => headers['x-access-token'] === other,
    );
    expect(sent.some(({ path }) => path.endsWith('/relation'))).toBe(true);
    expect(sent.filter(({ method }) => method !== 'GET')).toEqual([]);
    expect(await everything()).not.toMatch(/interruptedAction|oa-profile\/user/);
  },
);
