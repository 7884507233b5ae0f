import { renderOnServer } from '@oa-profile/plugin-sdk/testing';
import { parse } from 'valibot';
import { expect, it } from 'vitest';
import { deliverySection } from './section.js';

const service = {
  kind: 'restaurant',
  fee: { amount: 300, currency: 'JPY' },
  areas: Array.from({ length: 30 }, (_, index) => `<b>深川${index + 1}丁目</b>`),
  hours: { timeZone: 'Asia/Tokyo', weekly: { sat: [{ opens: '11:00', closes: '21:00' }] } },
  waitingMinutes: { min: 40, max: 60 },
  payments: ['cashOnDelivery'],
  orderUrl: 'https://order.example.com/komorebi',
};
const state = { status: 'Success', data: { services: [service] } } as const;

it('the section has every area and the hours in the HTML, so that find-in-page needs no script', async () => {
  const html = await renderOnServer(deliverySection, state);
  expect(html).toContain('&lt;b&gt;深川30丁目&lt;/b&gt;');
  expect(html).toContain('11:00\u00a0AM – 9:00\u00a0PM');
  expect(html).toContain('Cash on delivery');
});

it('the section takes orders until the last one, in the summary, too, and never says that it takes them after that', async () => {
  const weekly = { sat: [{ opens: '11:00', closes: '22:00', lastOrder: '21:30' }] };
  const data = parse(deliverySection.schema, {
    services: [{ ...service, hours: { timeZone: 'Asia/Tokyo', weekly } }],
  });
  for (const wholeHref of [undefined, '/@komorebi/delivery']) {
    const render = (time: string): Promise<string> =>
      renderOnServer(
        deliverySection,
        { status: 'Success', data },
        { now: new Date(`2026-11-21T${time}:00+09:00`) },
        wholeHref,
      );
    const taking = await render('20:00');
    expect(taking).toContain('Taking orders');
    expect(taking).toContain('until 9:30\u00a0PM');
    expect(await render('21:30')).not.toContain('Taking orders');
    for (const time of ['20:00', '21:29', '21:30', '21:45']) expect(await render(time)).not.toContain('Last');
  }
});

it('the section takes no orders while the account is closed for a day or for longer', async () => {
  const hours = { timeZone: 'Asia/Tokyo', weekly: {} };
  const day = { from: '2026-11-21', to: '2026-11-21', intervals: [] };
  const render = (changes: object): Promise<string> =>
    renderOnServer(deliverySection, state, { hours: { ...hours, ...changes } });
  expect(await render({})).toContain('Taking orders');
  for (const closing of [{ special: [day] }, { temporarilyClosed: {} }])
    expect(await render(closing)).not.toContain('Taking orders');
});
