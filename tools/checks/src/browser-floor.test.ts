import { readFileSync } from 'node:fs';
import { browserFloor } from '@oa-profile/page-build';
import { describe, expect, it } from 'vitest';
import { floorProblems } from './browser-floor.js';

describe('code that is too new for the supported browsers', () => {
  it.each([
    ['syntax that none of them can parse', 'using file = open();'],
    ['syntax that Safari 15.4 cannot parse', 'export const time = /(?<=T)[0-9]+/;'],
    ['a class that initialises itself', 'export class Map { static { Map.count = 0; } }'],
    ['a method that came later', 'export const sorted = (list) => list.toSorted();'],
    ['an object that came later', 'export const copy = structuredClone({});'],
    ['a format that came later', 'export const text = new Intl.DurationFormat("en");'],
  ])('code that is too new for the supported browsers is found: %s', (_what, code) => {
    expect(floorProblems(code)).not.toEqual([]);
  });

  it.each([
    [
      'what all supported browsers have',
      'export const last = (list) => list?.at(-1) ?? Object.hasOwn(list, 0);',
    ],
    [
      'what is asked for before',
      'if (typeof requestIdleCallback === "function") requestIdleCallback(() => {});',
    ],
  ])('code that is too new for the supported browsers passes over %s', (_what, code) => {
    expect(floorProblems(code)).toEqual([]);
  });
});

it('the README names the oldest supported browsers', () => {
  const readme = readFileSync(new URL('../../../README.md', import.meta.url), 'utf8');
  const { chrome, edge, firefox, safari, ios } = browserFloor;
  expect(readme.replace(/\s+/g, ' ')).toContain(
    `Chrome ${chrome}, Edge ${edge}, Firefox ${firefox}, Safari ${safari} and iOS ${ios}`,
  );
});
