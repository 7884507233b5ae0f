import { describe, expect, it } from 'vitest';
import { emptyDraft, mistakesIn, reportOf, type ReportDraft } from './report-draft.js';

const complete: ReportDraft = { reason: 'spam', detail: '', agreed: true };

describe('a draft', () => {
  it('a draft needs a reason and the agreement, but no detail', () => {
    expect(mistakesIn(emptyDraft)).toEqual(['reason', 'agreed']);
    expect(mistakesIn({ ...complete, reason: undefined })).toEqual(['reason']);
    expect(mistakesIn({ ...complete, agreed: false })).toEqual(['agreed']);
    expect(mistakesIn(complete)).toEqual([]);
  });

  it('a draft has room for a thousand characters, counted as the server does', () => {
    expect(mistakesIn({ ...complete, detail: 'ก'.repeat(1000) })).toEqual([]);
    expect(mistakesIn({ ...complete, detail: 'ก'.repeat(1001) })).toEqual(['detail']);
    expect(mistakesIn({ ...complete, detail: '🍵'.repeat(501) })).toEqual(['detail']);
  });

  it('a draft becomes a report if nothing is wrong with it', () => {
    expect(reportOf(emptyDraft)).toBeUndefined();
    expect(reportOf({ ...complete, agreed: false })).toBeUndefined();
    expect(reportOf({ ...complete, detail: '  Three messages a day.\n' })).toEqual({
      reason: 'spam',
      detail: 'Three messages a day.',
      agreed: true,
    });
  });

  it('a draft about one item names it before the visitor’s own words, and both have room together', () => {
    const about = 'Review by Mia (Nov 8, 2026, r-1)';
    const detail = 'ก'.repeat(1000 - about.length - 2);
    expect(reportOf({ ...complete, detail }, about)?.detail).toBe(`${about}\n\n${detail}`);
    expect(mistakesIn({ ...complete, detail: `${detail}ก` }, about)).toEqual(['detail']);
    expect(reportOf(complete, about)?.detail).toBe(about);
  });

  it('a draft leaves out a blank detail', () => {
    expect(reportOf({ ...complete, detail: ' \n ' })).toEqual({ reason: 'spam', agreed: true });
  });
});
