import { expect, it } from 'vitest';
import { readSeed } from './read-seed.js';

const seedWith = (announcements: object) =>
  readSeed({ page: { account: { contentLanguage: 'ja' }, announcements } }).page;

it('a text with translations is in the account’s own language, and the translations have nothing but texts', () => {
  expect(
    seedWith({ items: [{ id: 'closed', days: 2, title: { en: 'Closed today', ja: '本日休業' } }] }),
  ).toEqual({
    original: {
      account: { contentLanguage: 'ja' },
      announcements: { items: [{ id: 'closed', days: 2, title: '本日休業' }] },
    },
    translations: { en: { announcements: { items: [{ title: 'Closed today' }] } } },
  });
});

it('items are matched by their position, also where one of them says nothing', () => {
  const items = [{ id: 'first' }, 'second', { title: { ja: '三', th: 'สาม' } }];
  expect(seedWith({ items }).translations).toEqual({
    th: { announcements: { items: [{}, 'second', { title: 'สาม' }] } },
  });
});

it('an object with nothing but an id is no text in Indonesian', () => {
  expect(seedWith({ items: [{ id: 'first' }] }).original.announcements?.items).toEqual([{ id: 'first' }]);
});

it('a text that its account’s own language lacks is refused', () => {
  expect(() => seedWith({ title: { en: 'Closed today', th: 'หยุดวันนี้' } })).toThrow('A text is not in ja');
});
