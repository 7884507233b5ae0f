import { parse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { membership } from './data.js';

describe('a membership plan', () => {
  const plan = { id: 'p', name: 'Regular', pricePerMonth: { amount: 500, currency: 'JPY' } };
  const read = (sent: object) => parse(membership, { plans: [sent] }).plans[0];
  const perks = (length: number) => Array.from({ length }, (_, index) => `Perk ${index + 1}`);

  it.each([1, 5])('a membership plan can have %d perks', (length) => {
    expect(read({ ...plan, perks: perks(length) })).toMatchObject({ perks: perks(length), joined: false });
  });

  it.each([0, 6])('a membership plan stays with %d perks', (length) => {
    expect(read({ ...plan, perks: perks(length) })).toMatchObject({ perks: perks(length) });
  });

  it('a membership plan loses a perk that is blank or no text, and keeps the others', () => {
    expect(read({ ...plan, perks: ['Coffee', ' ', 7, '', 'Beans'] })).toMatchObject({
      perks: ['Coffee', 'Beans'],
    });
  });

  it('a membership plan has a price that is not negative, in a currency', () => {
    expect(read({ ...plan, perks: ['a'], pricePerMonth: { amount: -1, currency: 'JPY' } })).toBeUndefined();
    expect(read({ ...plan, perks: ['a'], pricePerMonth: { amount: 1, currency: '¥' } })).toBeUndefined();
  });
});

describe('plans', () => {
  const plan = {
    id: 'p',
    name: 'Regular',
    pricePerMonth: { amount: 500, currency: 'JPY' },
    perks: ['Beans'],
  };

  it('plans lose an unsafe link, but not the plan', () => {
    const [read] = parse(membership, { plans: [{ ...plan, url: 'javascript:alert(1)' }] }).plans;
    expect(read).toMatchObject({ id: 'p', url: undefined });
  });
});
