import { parse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { isEmptyTakeout } from './is-empty-takeout.js';
import { takeout } from './data.js';

const hours = { timeZone: 'Asia/Tokyo', weekly: { mon: [{ opens: '10:00', closes: '18:00' }] } };
const items = [{ id: 'drip', name: 'Drip coffee' }];

describe('the data', () => {
  it('the data keep what is valid', () => {
    const data = { items, hours, waitingMinutes: { min: 0, max: 10 }, note: 'Ring the bell.' };
    expect(parse(takeout, data)).toMatchObject({ ...data, items: [{ ...items[0], soldOut: false }] });
  });

  it('hours that cannot be read are unknown', () => {
    expect(parse(takeout, { items, hours: '10:00-18:00' })).toMatchObject({
      items: [{ id: 'drip' }],
      hours: { timeZone: 'Etc/Unknown', weekly: {}, special: [{}] },
    });
  });
});

describe('the section', () => {
  it.each([
    {},
    { items: [], note: ' \n ' },
    { waitingMinutes: { min: 0, max: 0 } },
    { orderUrl: 'javascript:alert(1)' },
  ])('the section has nothing to show for %j', (data) => {
    expect(isEmptyTakeout(parse(takeout, data))).toBe(true);
  });

  it.each([{ items }, { hours }, { note: 'Ring the bell.' }, { orderUrl: 'https://order.example.com' }])(
    'the section has something to show for %j',
    (data) => {
      expect(isEmptyTakeout(parse(takeout, data))).toBe(false);
    },
  );
});
