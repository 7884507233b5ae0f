import type { SectionOutline } from '@oa-profile/plugin-sdk/page';
import { describe, expect, it } from 'vitest';
import { newsAt } from './news-at.js';

const now = new Date('2026-11-29T03:00:00Z');
const ended = '2026-11-29T02:00:00Z';

const section = (id: string, ...news: [text: string, until?: string][]): SectionOutline => ({
  id,
  type: id,
  title: `Title of ${id}`,
  highlights: news.map(([text, until]) => ({ kind: 'news', text, until, itemId: text })),
});
const news = section('announcements', ['Over', ended], ['Winter hours'], ['New beans'], ['Older']);
const profile = { name: 'profile' } as const;

describe('news beside the sections of a wide page', () => {
  it('are the newest two that are not over, under the title of their section', () => {
    const found = newsAt([section('info'), section('coupon'), news], profile, now);
    expect(found?.title).toBe('Title of announcements');
    expect(found?.items.map(({ text }) => text)).toEqual(['Winter hours', 'New beans']);
  });

  it('are not told beside a section where they are read anyway', () => {
    expect(newsAt([section('info'), news, section('coupon')], profile, now)).toBeUndefined();
    const coupon = { name: 'item', plugin: 'coupon', itemId: 'beans' } as const;
    expect(newsAt([section('info'), news], coupon, now)?.items).toHaveLength(2);
    const own = { name: 'item', plugin: 'announcements', itemId: 'New beans' } as const;
    expect(newsAt([section('info'), news], own, now)).toBeUndefined();
  });

  it('are absent where nothing is told, or where all of it, or its section, is over', () => {
    const outline = [section('info'), section('coupon')];
    expect(newsAt(outline, profile, now)).toBeUndefined();
    expect(newsAt([...outline, section('announcements', ['Over', ended])], profile, now)).toBeUndefined();
    expect(newsAt([...outline, { ...news, until: ended }], profile, now)).toBeUndefined();
  });
});
