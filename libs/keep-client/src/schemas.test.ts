import { safeParse } from 'valibot';
import { expect, it } from 'vitest';
import { keepContent } from './index.js';
import { keptPage } from './testing/index.js';

const isTaken = (changes: object): boolean => safeParse(keepContent, { ...keptPage(), ...changes }).success;

it.each([
  'javascript:alert(1)',
  'data:text/html,no',
  'file:///etc/passwd',
  'intent://x',
  ' https://a.example',
  '',
])('what is kept leads to the web, not to %j', (address) => {
  expect(isTaken({ url: address })).toBe(false);
  expect(isTaken({ imageUrl: address })).toBe(false);
});

it.each(['https://a.example/', 'http://a.example/ä?b#c', 'HTTPS://A.example'])(
  'what is kept leads to the web: %s',
  (address) => {
    expect(isTaken({ url: address, imageUrl: address })).toBe(true);
  },
);
