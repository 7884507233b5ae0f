import { expect, it } from 'vitest';
import { extremesOf, kindOf } from './specimens.js';

const dictionary = { 'a.title': 'A', 'bb.title': 'A long one', close: 'Close', sent: 'It was sent.' };
const texts = {
  en: dictionary,
  ja: dictionary,
  'zh-TW': dictionary,
  th: dictionary,
  id: dictionary,
  ko: dictionary,
};

it.each([
  ['faq.title', 'Questions', 'title'],
  ['showAll', 'Show all 12 coupons', 'button'],
  ['status.open', 'Open', 'tag'],
  ['address', 'Address', 'label'],
  ['nearby.show', 'Show Kohi on the map', 'label'],
  ['call.title', 'It was sent.', 'message'],
])('a text with key %s and words %s is in a %s', (key, english, kind) => {
  expect(kindOf(key, english)).toBe(kind);
});

it('the longest and the shortest text are found with their values inserted', () => {
  const counted = { name: 'a', texts: { ...texts, ja: { 'a.title': '{{total}}', 'bb.title': '二' } } };
  expect(extremesOf(counted, 'title', 'ja')).toEqual({
    longest: { key: 'a.title', text: '1,280' },
    shortest: { key: 'bb.title', text: '二' },
  });
});

it('a kind that a package does not have has no extremes', () => {
  expect(extremesOf({ name: 'a', texts }, 'tag', 'en')).toBeUndefined();
});
