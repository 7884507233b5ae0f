import { expect, it } from 'vitest';
import { initialOf } from './initial.js';

it.each([
  ['Komorebi', 'K'],
  ['  harbor museum', 'H'],
  ['@melati', 'M'],
  ['「山嵐」', '山'],
  ['こもれび', 'こ'],
  ['7-Up', '7'],
  ['e\u0301clair', 'E\u0301'],
  ['𠮷野家', '𠮷'],
])('the initial stands for %o with %o', (name, initial) => expect(initialOf(name)).toBe(initial));

it('the initial skips a Thai vowel that is written before its consonant, and keeps marks above it', () => {
  expect(initialOf('เบเกอรี่')).toBe('บ');
  expect(initialOf('ปู่จ๋า')).toBe('ปู่');
});

it('a name without letters and digits has no initial', () => {
  expect(initialOf('🍵 …')).toBeUndefined();
  expect(initialOf('')).toBeUndefined();
});
