import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { accountPage } from './schemas/account-page.js';
import { byId, listOf } from './schemas/building-blocks.js';

const account = {
  accountId: 'a-1',
  basicSearchId: '@412kmrbi',
  countryCode: 'JP',
  timeZone: 'Asia/Tokyo',
  currency: 'JPY',
  name: 'Komorebi Coffee',
};
const sectionsOf = (sections: unknown[]): { id: string }[] =>
  v.parse(accountPage, { account, sections }).sections;
const numbered = (count: number) =>
  Array.from({ length: count }, (_, number) => ({ type: 'faq', id: `s-${number}` }));

describe('what an answer may hold', () => {
  it('is a thousand items of a list, and a hundred sections: what comes after them is left out', () => {
    const item = v.object({ id: v.string() });
    const items = v.parse(listOf(item, byId), numbered(50_000));
    expect(items).toHaveLength(1000);
    expect(items.at(-1)).toEqual({ id: 's-999' });
    expect(sectionsOf(numbered(50_000))).toHaveLength(100);
  });

  it('is not nested without end: such a section is left out, and the others stay', () => {
    const deep: unknown = JSON.parse(`${'{"a":['.repeat(2500)}1${']}'.repeat(2500)}`);
    const shallow = { items: [{ a: { b: { c: [[[1]]] } } }] };
    const sections = [
      { type: 'faq', id: 'deep', data: deep },
      { type: 'faq', id: 'shallow', data: shallow },
    ];
    expect(sectionsOf(sections)).toMatchObject([{ id: 'shallow', data: shallow }]);
  });
});
