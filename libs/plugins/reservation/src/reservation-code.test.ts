import { expect, it } from 'vitest';
import { reservationCode } from './reservation-code.js';

it.each([
  ['6f1c2a0e-8a54-4d0b-9a3e-2f4c57a1b1d9', '6F1C2A'],
  ['r_20261128_000042', 'R20261'],
  ['K7-042', 'K7-042'],
  ['12345678', '12345678'],
  ['------------', '------------'],
])('of the reservation %s the code is %s', (id, code) => {
  expect(reservationCode(id)).toBe(code);
});
