import { expect, it } from 'vitest';
import { sameButForSize } from './same-but-for-size.js';

it.each([
  ['Code 9.9 kB, styles 1.0 kB', 'Code 10.1 kB, styles 1.2 kB'],
  ['Code 100.0 kB', 'Code 104.9 kB'],
  ['| Code    |\n| ------- |\n| 9.9 kB  |', '| Code    |\n| ------- |\n| 10.0 kB |'],
  ['| Code   |\n| ------ |\n| 9.9 kB |', '| Code    |\n| ------- |\n| 10.0 kB |'],
])('takes %j for %j', (one, other) => expect(sameButForSize(one, other)).toBe(true));

it.each([
  ['Code 9.9 kB', 'Code 10.5 kB'],
  ['Code 1.0 kB', 'Code 1.3 kB'],
  ['Code 100.0 kB', 'Code 106.0 kB'],
  ['Version 0.1.0, 1.0 kB', 'Version 0.1.1, 1.0 kB'],
  ['One 1.0 kB', 'Two 1.0 kB'],
  ['Code 1.0 kB', 'Code 1.0 kB; styles 1.0 kB'],
])('tells %j from %j', (one, other) => expect(sameButForSize(one, other)).toBe(false));
