import { is, parse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { showcase } from './data.js';

const goods = { id: 'g', name: 'Beans' };
const read = (item: object) => parse(showcase, { items: [item] }).items[0];

describe('goods', () => {
  it('goods are refused when they are no list', () => {
    for (const items of [undefined, null, {}, 'x']) expect(is(showcase, { items })).toBe(false);
  });

  it('goods continue if there is a cursor', () => {
    expect(parse(showcase, { items: [], nextCursor: 'n' }).nextCursor).toBe('n');
    expect(parse(showcase, { items: [] }).nextCursor).toBeUndefined();
  });

  it('goods lose only an invalid price', () => {
    expect(read({ ...goods, price: { amount: -1, currency: 'JPY' } })).toMatchObject(goods);
  });

  it.each(['', ' \n'])('goods are dropped with the name %j', (name) => {
    expect(read({ ...goods, name })).toBeUndefined();
  });
});
