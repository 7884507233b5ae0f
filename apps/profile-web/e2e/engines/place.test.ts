import { addresses } from '../support/addresses.js';
import { expect, inApp, test } from './support/fixtures.js';

test('the place has a map, its hours and nearby places', { tag: '@end-to-end' }, async ({ tab }) => {
  await tab.goto('/@komorebi?lang=en');
  await tab.ready();
  await tab.role('link', 'Map').click();
  await tab.role('heading', 'Map and hours', { level: 1 }).focused();
  await tab.role('application', 'Map centered on Komorebi Coffee').shown();
  await tab.waitFor(() => {
    const tiles = [...document.querySelectorAll<HTMLImageElement>('img[src*="/tiles/"]')];
    return tiles.length > 0 && tiles.every(({ complete, naturalWidth }) => complete && naturalWidth > 0);
  });
  expect((await tab.role('region', 'Basic information').shown())[0]).toContain('Opening hours');
  await tab.role('region', 'Busy times').shown();
  expect(await tab.role('region', 'Nearby').role('listitem').shown()).toHaveLength(6);
});

test('a visitor who goes later sees hours and crowds for that time', async ({ tab }) => {
  await tab.goto('/@komorebi/place?lang=en');
  await tab.ready();
  const plan = tab.role('region', 'When will you go?');
  await plan
    .role('status')
    .text(/^(Open|Closed|Closing soon|Break soon|On a break)/)
    .shown();
  await plan.role('radio', 'In 30 min').click();
  await plan.text(/^Arriving \d+:\d\d [AP]M$/).shown();
  // Not today: late in the day there is no time left to choose.
  await plan.css('input[type=radio]').last().click();
  await plan.text(/^Arriving .+, 12:00\sPM$/).shown();
  expect(await plan.role('slider', 'Time of arrival').attribute('aria-valuetext')).toBe('12:00\u00a0PM');
});

test(
  'a reservation is made, confirmed and stored',
  { tag: '@end-to-end' },
  async ({ tab, visitor, request }) => {
    await tab.goto(inApp('@komorebi/reservation', visitor.token));
    await tab.role('heading', 'Reservation', { level: 1 }).shown();
    // The last day, since late in the evening the first has no time left.
    await tab.role('radiogroup', 'Day').css('input:not(:disabled)').last().click();
    const times = tab.role('radiogroup', 'Time');
    await times.css('input:not(:disabled)').first().click();
    const slotId = await times.css('input:checked').attribute('value');
    await tab.role('button', 'Reserve').click();
    await tab.role('heading', 'Your reservation is confirmed').focused();
    const answer = await request.get(`${addresses.platform}/__control/visitors/${visitor.token}`);
    expect(((await answer.json()) as { reservations: object[] }).reservations).toMatchObject([{ slotId }]);
  },
);

test('a friend asks about a price in the chat, in the language of the shop', async ({ tab, visitor }) => {
  await visitor.relatesTo('@komorebi', 'friend');
  await tab.goto(inApp('@komorebi/takeout', visitor.token));
  await tab.ready();
  await tab.role('button', 'Ask about this').first().click();
  const dialog = tab.role('dialog', 'Ask about this');
  await dialog.text(/^こんにちは。こちらの価格は正しいでしょうか。/).shown();
  const href = (await dialog.role('link', 'Send a chat message').attribute('href')) ?? '';
  expect(decodeURIComponent(href)).toMatch(/oaMessage\/.*こちらの価格は正しいでしょうか。\n.+\n￥[\d,]+\n（/);
});
