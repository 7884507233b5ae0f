import { loadTranslate, renderOnServer } from '@oa-profile/plugin-sdk/testing';
import { expect, it } from 'vitest';
import { takeoutSection } from './section.js';
import { takeoutTexts } from './texts.js';

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

it('the section takes no orders while the account is closed for a day or for longer', async () => {
  const hours = { timeZone: 'Asia/Tokyo', weekly: {} };
  const day = { from: '2026-11-21', to: '2026-11-21', intervals: [] };
  for (const wholeHref of [undefined, '/@komorebi/takeout']) {
    const render = (changes: object): Promise<string> =>
      renderOnServer(
        takeoutSection,
        { status: 'Success', data },
        { hours: { ...hours, ...changes } },
        wholeHref,
      );
    expect(await render({})).toContain('Taking orders');
    for (const closing of [{ special: [day] }, { temporarilyClosed: {} }])
      expect(await render(closing)).not.toContain('Taking orders');
  }
});

it('other goods since the last visit are told in the words of the section', async () => {
  const t = await loadTranslate(takeoutTexts, 'en');
  expect(takeoutSection.sinceLastVisit?.changes(['before'], ['now'], {} as never, t)).toEqual([
    { text: 'Takeout menu has changed' },
  ]);
});
