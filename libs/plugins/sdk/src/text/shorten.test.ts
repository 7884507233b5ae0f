import { describe, expect, it } from 'vitest';
import { shorten } from './shorten.js';

describe('a shortened text', () => {
  it('a shortened text is one line', () => {
    expect(shorten('  Closed.\n\nBack on   Monday.  ', 80)).toBe('Closed. Back on Monday.');
  });

  it('a shortened text is unchanged if it is short enough', () => {
    expect(shorten('12345', 5)).toBe('12345');
  });

  it('a shortened text ends with a whole word and an ellipsis', () => {
    expect(shorten('Freshly roasted every morning', 20)).toBe('Freshly roasted…');
    expect(shorten('Freshly roasted every morning', 16)).toBe('Freshly roasted…');
  });

  it('a shortened text is cut anywhere if there are no spaces', () => {
    expect(shorten('年末年始の営業時間のお知らせです', 8)).toBe('年末年始の営業…');
  });

  it('a shortened text keeps the marks of a letter', () => {
    expect(shorten('ที่จอดรถอยู่ด้านหลังร้าน', 4)).toBe('ที่จอ…');
  });

  it('a shortened text does not split a surrogate pair', () => {
    expect(shorten('🍵🍵🍵🍵', 3)).toBe('🍵🍵…');
  });
});
