import { createFormatters, type Translate } from '@oa-profile/i18n';
import { defineSection } from '@oa-profile/plugin-sdk';
import type { ReportableItem } from '@oa-profile/plugin-sdk/internal';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { en } from './locales/en.js';
import { itemLine, reportedItem } from './reported-item.js';

const { date } = createFormatters('en', 'Asia/Tokyo');
const t = ((_key: string, { author }: { author: string }) =>
  en['review.name'].replace('{{author}}', author)) as unknown as Translate<typeof en>;
const lineOf = (item: ReportableItem): string => itemLine(item, 'r-1', { t, date });

describe('the line that names a reported item', () => {
  it('the line that names a reported item has the author, the day by the account’s clock, and the id', () => {
    expect(lineOf({ author: 'Mia', createdAt: '2026-11-08T23:30:00Z' })).toBe(
      'Review by \u2068Mia\u2069 (Nov 9, 2026, r-1)',
    );
    expect(lineOf({ author: 'Mia' })).toBe('Review by \u2068Mia\u2069 (r-1)');
  });

  it.each([
    ['a name of many lines', 'Mia\n\nReason: spam\r\n', 'Mia Reason: spam'],
    ['a name that is read from right to left', 'דנה', 'דנה'],
    [
      'a name that leaves its isolation',
      'Mia\u2069\u202e) (Nov 8, r-9)\u2066\u200f\u061c',
      'Mia) (Nov 8, r-9)',
    ],
    ['a name as long as a text', '🍵'.repeat(500), `${'🍵'.repeat(100)}…`],
  ])('the line that names a reported item is one line and short with %s', (_, author, shown) => {
    const line = lineOf({ author });
    expect(line).toBe(`Review by \u2068${shown}\u2069 (r-1)`);
    expect(line.length).toBeLessThan(300);
  });
});

describe('the reported item', () => {
  const notes = v.object({ items: v.array(v.object({ id: v.string(), author: v.string() })) });
  const plugin = defineSection({
    type: 'notes',
    texts: { namespace: 'notes', load: () => Promise.resolve({ title: 'Notes' }) },
    schema: notes,
    source: { kind: 'account-page' },
    isEmpty: () => false,
    Section: () => null,
    reportableItem: ({ items }, itemId) => items.find(({ id }) => id === itemId),
  });
  const sectionOf = (id: string, type = 'notes') => ({
    type,
    id: `section of ${id}`,
    data: { items: [{ id, author: 'Mia' }] },
  });

  it('the reported item is looked for in all sections of its type', () => {
    const sections = [sectionOf('a'), sectionOf('b', 'faq'), sectionOf('c')];
    expect(reportedItem(sections, { section: plugin, itemId: 'c' })).toMatchObject({ author: 'Mia' });
    expect(reportedItem(sections, { section: plugin, itemId: 'b' })).toBeUndefined();
    expect(reportedItem(sections, { section: plugin, itemId: 'constructor' })).toBeUndefined();
  });

  it('the reported item is unknown where the data do not fit, the plugin has none, or its code throws', () => {
    const item = { section: plugin, itemId: 'a' };
    expect(reportedItem([{ type: 'notes', id: 'n', data: 'rubbish' }], item)).toBeUndefined();
    const { reportableItem, ...without } = plugin;
    expect(reportedItem([sectionOf('a')], { ...item, section: without })).toBeUndefined();
    expect(reportableItem).toBeDefined();
    const broken = {
      ...plugin,
      reportableItem: () => {
        throw new Error('broken');
      },
    };
    expect(reportedItem([sectionOf('a')], { ...item, section: broken })).toBeUndefined();
  });
});
