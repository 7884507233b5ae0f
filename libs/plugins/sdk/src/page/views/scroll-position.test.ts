import { expect, it } from 'vitest';
import { parseScrollPosition } from './scroll-position.js';

it.each([
  [{ y: 900 }, { y: 900 }],
  [
    { y: 900.5, id: 'faq', top: -12.25 },
    { y: 900.5, id: 'faq', top: -12.25 },
  ],
  // An id without its position is useless.
  [{ y: 0, id: 'faq' }, { y: 0 }],
  [{ y: 1, id: 7, top: 3, more: true }, { y: 1 }],
])('parseScrollPosition reads %j as %j', (value, position) => {
  expect(parseScrollPosition(value)).toEqual(position);
});

// A position is more than a number.
it.each([undefined, null, 900, '900', {}, { y: -1 }, { y: Number.NaN }, { y: '900' }])(
  'parseScrollPosition reads nothing out of %j',
  (value) => {
    expect(parseScrollPosition(value)).toBeUndefined();
  },
);
