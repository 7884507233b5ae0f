import { slowTexts } from '@oa-profile/plugin-sdk/internal/testing';
import { expect, it } from 'vitest';
import { searchEntries } from './search-entries.js';

const special = ['漢', 'pem', 'ing', ' ', 'ー', '\u0315\u0300\u05ae\u0345'];
const named = (title: string) => ({ title: 'Menu', text: title });

it.each<[string, (text: string) => unknown]>([
  ['a text is searched and marked', (text) => searchEntries([named(text)], '漢 ー')],
  ['a query is read', (text) => searchEntries([named(text)], text)],
])(
  '%s in a time that is linear in its length',
  (_, read) => {
    expect(slowTexts(read, special)).toEqual([]);
  },
  60_000,
);
