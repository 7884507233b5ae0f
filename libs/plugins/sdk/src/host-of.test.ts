import { expect, it } from 'vitest';
import { hostOf } from './host-of.js';

it.each([
  ['https://www.example.com/menu?lang=ja', 'example.com'],
  ['http://order.example.com:8080/', 'order.example.com:8080'],
  ['https://example.com@elsewhere.example/', 'elsewhere.example'],
])('hostOf gives the host of %s', (url, host) => {
  expect(hostOf(url)).toBe(host);
});
