import { createFormatters } from '@oa-profile/i18n';
import { changesBetween, digestOf } from '@oa-profile/plugin-sdk';
import { loadTranslate } from '@oa-profile/plugin-sdk/testing';
import { expect, it } from 'vitest';
import { announcementsSection } from './section.js';
import { announcementsTexts } from './texts.js';

/** Announcements of these days of November. */
const of = (...days: number[]) => ({
  items: days.map((day) => ({
    id: `n-${day}`,
    title: '営業日',
    publishedAt: `2026-11-${day}T10:00:00+09:00`,
  })),
});

it.each([
  {
    why: 'counts what was published since',
    before: [12, 10],
    after: [20, 18, 12, 10],
    text: '2 new announcements',
  },
  {
    why: 'leads to the only new one',
    before: [12],
    after: [20, 12],
    text: '1 new announcement',
    itemId: 'n-20',
  },
  { why: 'says nothing if some have gone', before: [20, 12], after: [12] },
  { why: 'says nothing of an older one that is there again', before: [20], after: [20, 12] },
  {
    why: 'is not stopped by one that is dated ahead',
    before: [29, 12],
    after: [29, 20, 12],
    text: '1 new announcement',
    itemId: 'n-20',
  },
  {
    why: 'is not stopped by one that was alone',
    before: [29],
    after: [29, 20],
    text: '1 new announcement',
    itemId: 'n-20',
  },
  { why: 'says nothing of one that is dated ahead', before: [12], after: [29, 12] },
  {
    why: 'counts what was published on a list that was replaced',
    before: [12, 10],
    after: [20, 18],
    text: '2 new announcements',
  },
  {
    why: 'counts all where there were none',
    before: undefined,
    after: [20, 12],
    text: '2 new announcements',
  },
])('$why', async ({ before, after, text, itemId }) => {
  const t = await loadTranslate(announcementsTexts, 'en');
  const kept = before && digestOf(announcementsSection, of(...before));
  const context = {
    account: { name: 'Komorebi', countryCode: 'JP' as const, timeZone: 'Asia/Tokyo', currency: 'JPY' },
    language: 'en' as const,
    formatters: createFormatters('en', 'Asia/Tokyo'),
    now: new Date('2026-11-21T12:00:00+09:00'),
  };
  const found = changesBetween(
    announcementsSection,
    [kept, digestOf(announcementsSection, of(...after))],
    context,
    t,
  );
  expect(found).toEqual(text === undefined ? [] : [{ text, itemId }]);
});

it('an announcement that is over by the next visit is not told', async () => {
  const t = await loadTranslate(announcementsTexts, 'en');
  const context = {
    account: { name: 'Komorebi', countryCode: 'JP' as const, timeZone: 'Asia/Tokyo', currency: 'JPY' },
    language: 'en' as const,
    formatters: createFormatters('en', 'Asia/Tokyo'),
    now: new Date('2026-11-21T12:00:00+09:00'),
  };
  const withEnd = (until: string) => ({ items: of(20).items.map((item) => ({ ...item, until })) });
  const told = (until: string) =>
    changesBetween(
      announcementsSection,
      [digestOf(announcementsSection, of(12)), digestOf(announcementsSection, withEnd(until))],
      context,
      t,
    );
  expect(told('2026-11-21T12:00:00+09:00')).toEqual([]);
  expect(told('2026-11-21T12:01:00+09:00')).toHaveLength(1);
});

it('announcementsSinceLastVisit keeps a bounded number, without their words', () => {
  const days = Array.from({ length: 20 }, (_, index) => 29 - index);
  const many = {
    items: [0, 1, 2].flatMap((copy) =>
      of(...days).items.map((item) => ({ ...item, id: `${item.id}-${copy}` })),
    ),
  };
  const digest = digestOf(announcementsSection, many) as unknown[];
  expect(digest).toHaveLength(30);
  expect(JSON.stringify(digest)).not.toContain('営業日');
});
