import { createFormatters } from '@oa-profile/i18n';
import type { Highlight, HighlightContext } from '@oa-profile/plugin-sdk';
import { storyContext } from '@oa-profile/plugin-sdk/testing';
import { parse } from 'valibot';
import { expect, it } from 'vitest';
import { announcements } from './data.js';
import { announcementsSection } from './section.js';

const story = storyContext();
const context: HighlightContext = {
  ...story,
  account: { ...story.account, contentLanguage: 'ja' },
  language: 'en',
  formatters: createFormatters('en', 'Asia/Tokyo'),
};
const highlightsOf = (items: object[]): readonly Highlight[] =>
  announcementsSection.highlights?.(parse(announcements, { items }), context, String) ?? [];

const end = '2026-11-30T10:00:00Z';

it('the announcements on a wide page are the newest first, each with its day, its end and its view', () => {
  const day = '2026-11-20T10:00:00Z';
  expect(
    highlightsOf([
      { id: 'menu', title: '新メニュー' },
      { id: 'winter', title: '年末年始', publishedAt: day, until: end },
    ]),
  ).toEqual([
    { kind: 'news', text: '年末年始', itemId: 'winter', publishedAt: day, until: end, lang: 'ja' },
    { kind: 'news', text: '新メニュー', itemId: 'menu', lang: 'ja' },
  ]);
});

it('the announcements on a wide page leave out what can never be one of the newest two, and are few of what can', () => {
  const item = (id: string, until?: string): object => ({ id, title: id, until });
  const textsOf = (items: object[]): string[] =>
    highlightsOf(items).flatMap((each) => (each.kind === 'news' ? [each.text] : []));
  expect(textsOf([item('a'), item('b'), item('c')])).toEqual(['a', 'b']);
  expect(textsOf([item('a', end), item('b'), item('c', end), item('d'), item('e')])).toEqual([
    'a',
    'b',
    'c',
    'd',
  ]);
  expect(textsOf(Array.from({ length: 40 }, (_, at) => item(`a${at}`, end)))).toHaveLength(6);
});

it('the announcements on a wide page have those that still hold, however many are over', () => {
  const item = (id: string, until?: string): object => ({ id, title: id, until });
  const over = Array.from({ length: 10 }, (_, at) => item(`over-${at}`, `2026-11-${10 + at}T10:00:00Z`));
  const found = highlightsOf([...over, item('winter', end), item('menu'), item('beans'), item('older')]);
  expect(found).toHaveLength(8);
  expect(found).toMatchObject([
    {},
    {},
    {},
    {},
    {},
    { itemId: 'winter' },
    { itemId: 'menu' },
    { itemId: 'beans' },
  ]);
});
