import { expect, it } from 'vitest';
import { direction } from './direction.js';

it.each([
  ['ar', ' dir="rtl"'],
  ['he', ' dir="rtl"'],
  ['ur-PK', ' dir="rtl"'],
  ['az-Arab', ' dir="rtl"'],
  ['az', ''],
  ['vi', ''],
  ['zh-TW', ''],
])('a document in %s has the direction of its script', (language, attribute) => {
  expect(String(direction(language))).toBe(attribute);
});
