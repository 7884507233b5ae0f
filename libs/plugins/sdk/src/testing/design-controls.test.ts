import { describe, expect, it } from 'vitest';
import { dataControls, designedData } from './design-controls.js';

const goods = {
  items: [
    {
      id: 'beans',
      name: 'Beans',
      picture: { url: 'https://example.com/1' },
      price: { amount: 900, currency: 'JPY' },
    },
    { id: 'cup', name: 'Cup', price: { amount: 1200, currency: 'JPY' } },
  ],
};
const shop = { hours: { timeZone: 'Asia/Tokyo', weekly: { mon: [] }, holiday: [] }, text: 'Tea' };

describe('dataControls', () => {
  it('dataControls offers what the data have, with its values', () => {
    expect(dataControls(goods)).toEqual({ items: 2, name: 'Beans', price: 900, pictures: true });
    expect(dataControls(shop)).toEqual({ name: 'Tea', hours: 'asGiven' });
  });

  it.each([undefined, null, 'nonsense', 7, [], {}])('dataControls offers nothing for %o', (data) => {
    expect(dataControls(data)).toEqual({});
  });
});

describe('designedData', () => {
  it.each([goods, shop, 'nonsense'])('unchanged values return the same data: %o', (data) => {
    expect(designedData(data, dataControls(data))).toBe(data);
  });

  it('designedData repeats items, each with a unique id', () => {
    const { items } = designedData(goods, { items: 5 }) as typeof goods;
    expect(items.map(({ id }) => id)).toEqual(['beans', 'cup', 'beans-2', 'cup-2', 'beans-3']);
  });

  it.each([0, -1, Number.NaN])('designedData leaves no items for a number of %d', (items) => {
    expect(designedData(goods, { items })).toEqual({ items: [] });
  });

  it('designedData names the first item, else the whole', () => {
    expect(designedData(goods, { name: 'New' })).toHaveProperty('items.0.name', 'New');
    expect(designedData(goods, { name: 'New' })).toHaveProperty('items.1.name', 'Cup');
    expect(designedData(shop, { name: 'New' })).toHaveProperty('text', 'New');
  });

  it('designedData changes the first price and keeps its currency', () => {
    expect(designedData(goods, { price: 5 })).toMatchObject({
      items: [{ price: { amount: 5, currency: 'JPY' } }, { price: { amount: 1200 } }],
    });
  });

  it('designedData removes the pictures', () => {
    expect(dataControls(designedData(goods, { pictures: false }))).not.toHaveProperty('pictures');
  });

  it('designedData opens or closes for the whole week, without special days', () => {
    const { hours } = designedData(shop, { hours: 'open' }) as { hours: { weekly: object } };
    expect(Object.keys(hours)).toEqual(['timeZone', 'weekly']);
    expect(Object.values(hours.weekly)).toEqual(Array(7).fill([{ opens: '00:00', closes: '24:00' }]));
    expect(designedData(shop, { hours: 'closed' })).toHaveProperty('hours.weekly.sun', []);
  });
});
