import { renderOnServer } from '@oa-profile/plugin-sdk/testing';
import { expect, it } from 'vitest';
import { takeoutPlugin } from './takeout-plugin.js';

const data = {
  items: Array.from({ length: 30 }, (_, index) => ({
    id: `dish-${index}`,
    name: `<b>Dish ${index}</b>`,
    price: { amount: 600 + index, currency: index === 0 ? 'XXQ' : 'JPY' },
    picture: { url: 'https://pictures.example.com/dish.jpg', width: 800, height: 600 },
  })),
  hours: { timeZone: 'Asia/Tokyo', weekly: { sat: [{ opens: '10:00', closes: '18:00' }] } },
  waitingMinutes: { min: 10, max: 15 },
  orderUrl: 'https://order.example.com/komorebi',
};

it('the section has every dish and the hours in the HTML, so that find-in-page needs no script', async () => {
  const html = await renderOnServer(takeoutPlugin, { status: 'Success', data });
  expect(html).toContain('&lt;b&gt;Dish 29&lt;/b&gt;');
  expect(html).toContain('¥629');
  expect(html).toContain('10:00 AM – 6:00 PM');
});

it('the section shows a price in an unknown currency', async () => {
  expect(await renderOnServer(takeoutPlugin, { status: 'Success', data })).toContain('600 XXQ');
});

it('the section has nothing that a strict Content-Security-Policy would block', async () => {
  expect(await renderOnServer(takeoutPlugin, { status: 'Success', data })).not.toMatch(/ style=|<script|<b>/);
});

it('the section makes only http(s) links', async () => {
  const unsafe = { ...data, orderUrl: 'javascript:alert(1)', note: 'javascript:alert(2)' };
  const html = await renderOnServer(takeoutPlugin, { status: 'Success', data: unsafe });
  expect(html).not.toContain('href="javascript:');
});

it('the section marks the account’s language if the page has another', async () => {
  const html = await renderOnServer(takeoutPlugin, { status: 'Success', data }, { language: 'th' });
  expect(html).toMatch(/<h4[^>]* lang="ja">/);
  expect(html).toContain('ปกติพร้อมรับภายใน 10–15 นาที');
});

it('the section renders nothing without data', async () => {
  expect(await renderOnServer(takeoutPlugin, { status: 'Success', data: {} })).toBe('');
});

it('the section takes no orders while the account is closed for a day or for longer', async () => {
  const hours = { timeZone: 'Asia/Tokyo', weekly: {} };
  const day = { from: '2026-11-21', to: '2026-11-21', intervals: [] };
  for (const wholeHref of [undefined, '/@komorebi/takeout']) {
    const render = (changes: object): Promise<string> =>
      renderOnServer(
        takeoutPlugin,
        { status: 'Success', data },
        { hours: { ...hours, ...changes } },
        wholeHref,
      );
    expect(await render({})).toContain('Taking orders');
    for (const closing of [{ special: [day] }, { temporarilyClosed: {} }])
      expect(await render(closing)).not.toContain('Taking orders');
  }
});
