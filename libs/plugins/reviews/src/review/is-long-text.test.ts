import { describe, expect, it } from 'vitest';
import { isLongText } from './is-long-text.js';

describe('a text is folded', () => {
  it('a text is folded if it takes more than seven lines of the widest column', () => {
    expect(isLongText('a'.repeat(7 * 80))).toBe(false);
    expect(isLongText('a'.repeat(7 * 80 + 1))).toBe(true);
  });

  it('a text is folded at half as many characters if they are twice as wide', () => {
    expect(isLongText('珈'.repeat(7 * 40))).toBe(false);
    expect(isLongText('珈'.repeat(7 * 40 + 1))).toBe(true);
    expect(isLongText('커'.repeat(7 * 40 + 1))).toBe(true);
  });

  it('a text is folded at more characters if some are marks, which take no space', () => {
    expect(isLongText('ที่'.repeat(7 * 80))).toBe(false);
  });

  it('a text is folded if it has many short lines', () => {
    expect(isLongText('a\n'.repeat(6) + 'a')).toBe(false);
    expect(isLongText('a\n'.repeat(7) + 'a')).toBe(true);
  });
});
