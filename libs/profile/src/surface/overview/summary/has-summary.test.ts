import type { SectionOutline } from '@oa-profile/plugin-sdk/page';
import type { Highlight } from '@oa-profile/plugin-sdk';
import { describe, expect, it } from 'vitest';
import { hasSummary } from './has-summary.js';

const outline = (...highlights: Highlight[]): SectionOutline[] => [
  { id: 'faq', type: 'faq', title: 'Questions', highlights: [] },
  { id: 'basic-info', type: 'basic-info', title: 'Basic information', highlights },
];

describe('the column of a wide page', () => {
  it('the column of a wide page exists for an account that says when it is open, or where it is', () => {
    const hours = { timeZone: 'Asia/Tokyo', weekly: {} };
    expect(hasSummary(outline({ kind: 'hours', hours }))).toBe(true);
    expect(hasSummary(outline({ kind: 'place', text: '3-99-7 Yanaka' }))).toBe(true);
  });

  it('the column of a wide page does not exist for one that has only words and offers, which the card shows', () => {
    expect(hasSummary([])).toBe(false);
    expect(
      hasSummary(outline({ kind: 'words', sign: 'rating', text: '4.5' }, { kind: 'offer', text: 'Tea' })),
    ).toBe(false);
  });
});
