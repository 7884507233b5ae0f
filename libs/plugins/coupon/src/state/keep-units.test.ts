import { expect, it } from 'vitest';
import { keepUnits } from './keep-units.js';

it.each([
  ['20 g more with every 200 g of beans', '20~g more with every 200~g of beans'],
  ['ลด 10 % และ 500 มล.', 'ลด 10~% และ 500~มล.'],
  ['2 cakes, 3 kg', '2 cakes, 3~kg'],
  ['豆200gで20gおまけ', '豆200gで20gおまけ'],
])('keepUnits keeps numbers and units of %s together', (text, kept) => {
  expect(keepUnits(text)).toBe(kept.replaceAll('~', '\u00a0'));
});
