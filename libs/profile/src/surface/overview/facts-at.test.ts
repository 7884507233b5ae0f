import type { BusinessHours } from '@oa-profile/business-hours';
import type { SectionOutline } from '@oa-profile/plugin-sdk/page';
import type { Highlight } from '@oa-profile/plugin-sdk';
import { describe, expect, it } from 'vitest';
import { factsAt, type Facts } from './facts-at.js';

const day = [{ opens: '08:00', closes: '19:00', lastOrder: '18:30' }];
const evening = [{ opens: '18:00', closes: '02:00' }];
const weekly = { sun: day, mon: day, tue: [], wed: day, thu: day, fri: day, sat: evening };
const hours = (more: Partial<BusinessHours> = {}): Highlight => ({
  kind: 'hours',
  hours: { timeZone: 'Asia/Tokyo', weekly, ...more },
});
const rating: Highlight = { kind: 'words', sign: 'rating', text: '4.5 (360)' };
const price: Highlight = { kind: 'words', sign: 'price', text: '¥900 – ¥1,600' };
const station: Highlight = { kind: 'words', sign: 'way', text: 'Sendagi · 6 min walk' };
const crowd = (hour: number): Highlight => ({
  kind: 'hourly',
  sign: 'crowd',
  texts: ['Usually busy'],
  week: Array.from({ length: 168 }, (_, index) => (index === hour ? 0 : -1)),
});
const offer = (text: string, more: object = {}): Highlight => ({ kind: 'offer', text, ...more });

const outline = (...highlights: Highlight[]): SectionOutline[] => [
  { id: 'basic-info', type: 'basic-info', title: 'Basic information', highlights },
];
/** November 2026: the 20th is a Friday. */
const at = (time: string, ...highlights: Highlight[]): Facts =>
  factsAt(outline(...highlights), new Date(`2026-11-${time}:00+09:00`));
const stateOf = (facts: Facts): string | undefined => facts.status?.state.state;
const textsOf = (facts: Facts): string[] => facts.words.map(({ text }) => text);

describe('the facts of an account', () => {
  it('the facts of an account are all there, the most wanted first', () => {
    const facts = at('20T12:30', crowd(5 * 24 + 12), station, price, rating, hours(), offer('A free cookie'));
    expect(stateOf(facts)).toBe('open');
    expect(textsOf(facts)).toEqual(['4.5 (360)', '¥900 – ¥1,600', 'Sendagi · 6 min walk']);
    expect(facts.crowd?.text).toBe('Usually busy');
    expect(facts.offer).toMatchObject({ sectionId: 'basic-info', text: 'A free cookie' });
    expect(facts.special).toBeUndefined();
  });

  it('the facts of an account are none if nothing is known', () => {
    expect(at('20T12:00')).toEqual({ words: [] });
    expect(factsAt([], new Date(0))).toEqual({ words: [] });
  });

  it('the facts of an account are without those of a section that has ended', () => {
    const news = {
      id: 'signboard',
      type: 'signboard',
      title: 'Highlight',
      highlights: [offer('Dinner only')],
    };
    const ending = [{ ...news, until: '2026-11-20T12:00:00+09:00' }];
    expect(factsAt(ending, new Date('2026-11-20T11:59:00+09:00')).offer?.text).toBe('Dinner only');
    expect(factsAt(ending, new Date('2026-11-20T12:00:00+09:00')).offer).toBeUndefined();
  });

  it('the facts of an account link to the section that they come from', () => {
    const facts = factsAt(
      [
        { id: 'coupon', type: 'coupon', title: 'Coupons', highlights: [offer('Tea', { itemId: 'c-tea' })] },
        { id: 'reviews-2', type: 'reviews', title: 'Reviews', highlights: [rating] },
      ],
      new Date(),
    );
    expect(facts.words[0]).toMatchObject({ sectionId: 'reviews-2' });
    expect(facts.offer).toMatchObject({ sectionId: 'coupon', type: 'coupon', itemId: 'c-tea' });
  });
});

describe('the place', () => {
  const place: Highlight = { kind: 'place', text: '3-99-7 Yanaka', latitude: 35.7, longitude: 139.7 };

  it('the place is the first address that a section gives', () => {
    const other: Highlight = { kind: 'place', text: 'Elsewhere' };
    expect(at('20T12:00', hours(), place, other).place).toMatchObject({
      sectionId: 'basic-info',
      text: '3-99-7 Yanaka',
      latitude: 35.7,
    });
  });

  it('the place is absent if the address is unknown', () => {
    expect(at('20T12:00', hours())).not.toHaveProperty('place');
  });
});

describe('the status', () => {
  it.each([
    ['20T12:00', 'open'],
    ['20T07:59', 'closed'],
    ['20T19:00', 'closed'],
    // A Tuesday is closed all day.
    ['24T12:00', 'closed'],
    // After midnight, Saturday's evening continues.
    ['22T01:59', 'open'],
    ['22T02:00', 'closed'],
  ])('the status at %s is %s', (time, state) => {
    expect(stateOf(at(time, hours()))).toBe(state);
  });

  it('the status says when the last order is, and when it opens again', () => {
    expect(at('20T12:00', hours()).status?.state).toMatchObject({
      closesAt: new Date('2026-11-20T19:00:00+09:00'),
      lastOrderAt: new Date('2026-11-20T18:30:00+09:00'),
    });
    expect(at('24T12:00', hours()).status?.state).toMatchObject({
      opensAt: new Date('2026-11-25T08:00:00+09:00'),
    });
  });

  it('the status is temporarily closed, which overrides special days', () => {
    const facts = at(
      '20T12:00',
      hours({
        temporarilyClosed: { until: '2026-12-01' },
        special: [{ from: '2026-11-21', to: '2026-11-21', intervals: [] }],
      }),
      crowd(5 * 24 + 12),
    );
    expect(stateOf(facts)).toBe('temporarilyClosed');
    expect(facts).not.toHaveProperty('special');
    expect(facts).not.toHaveProperty('crowd');
  });

  it('the status is absent if the day’s hours are unknown', () => {
    const facts = at('20T12:00', hours({ weekly: { sat: day } }), crowd(5 * 24 + 12), rating);
    expect(facts.status).toBeUndefined();
    expect(facts.crowd).toBeUndefined();
  });

  it('the status follows the account’s own clock, whatever the visitor’s', () => {
    const now = new Date('2026-11-20T12:00:00+09:00');
    const zone = process.env['TZ'];
    try {
      const seen = ['Asia/Tokyo', 'America/Los_Angeles', 'Pacific/Kiritimati'].map((visitor) => {
        process.env['TZ'] = visitor;
        return factsAt(outline(hours(), crowd(5 * 24 + 12)), now);
      });
      expect(stateOf(seen[0] as Facts)).toBe('open');
      expect(seen[1]).toEqual(seen[0]);
      expect(seen[2]).toEqual(seen[0]);
      expect(seen[1]?.crowd?.text).toBe('Usually busy');
    } finally {
      process.env['TZ'] = zone;
    }
  });
});

describe('a special day', () => {
  const special = [{ from: '2026-11-25', to: '2026-11-26', intervals: [], note: 'Stocktaking' }];

  it.each([
    ['19T12:00', '2026-11-25'],
    ['25T12:00', '2026-11-25'],
    ['26T12:00', '2026-11-26'],
    ['18T12:00', undefined],
    ['27T12:00', undefined],
  ])('a special day at %s is %s', (time, date) => {
    expect(at(time, hours({ special })).special?.day.date).toBe(date);
  });

  it('a special day is told with all the days that have the same hours, as far as they go', () => {
    const winter = [{ from: '2026-11-25', to: '2026-12-20', intervals: [], note: 'Winter break' }];
    const told = (time: string) => at(time, hours({ special: winter })).special?.day;
    expect(told('20T12:00')).toMatchObject({ date: '2026-11-25', until: '2026-12-20' });
    expect(told('18T12:00')).toBeUndefined();
  });

  it('a special day gives way to the next one on its day, whose hours the line of the day has', () => {
    const short = [{ opens: '11:00', closes: '16:00' }];
    const two = [
      { from: '2026-11-20', to: '2026-11-20', intervals: short },
      { from: '2026-11-21', to: '2026-11-21', intervals: [], note: 'Party' },
      { from: '2026-11-22', to: '2026-11-22', intervals: [] },
    ];
    const dateAt = (time: string) => at(time, hours({ special: two })).special?.day.date;
    expect(dateAt('19T10:00')).toBe('2026-11-20');
    expect(dateAt('20T10:00')).toBe('2026-11-21');
    // Nothing else says why it is closed.
    expect(dateAt('21T12:00')).toBe('2026-11-21');
    expect(dateAt('22T12:00')).toBeUndefined();
  });

  it('a special day is told if its hours are unknown', () => {
    const special = [{ from: '2026-11-25', to: '2026-11-25', note: 'Private view' }];
    expect(at('20T12:00', hours({ special })).special?.day.source).toBe('unknown');
    const holiday = { publicHolidays: ['2026-11-23'], holiday: 'unknown' as const };
    expect(at('20T12:00', hours(holiday)).special?.day.date).toBe('2026-11-23');
  });

  it('a special day can be a public holiday with hours of its own', () => {
    const holiday = { publicHolidays: ['2026-11-23'], holiday: evening };
    expect(at('20T12:00', hours(holiday)).special?.day).toMatchObject({
      date: '2026-11-23',
      intervals: evening,
    });
    expect(at('20T12:00', hours({ publicHolidays: ['2026-11-23'] })).special).toBeUndefined();
  });
});

describe('how busy it usually is', () => {
  it.each([
    ['20T12:00', 'Usually busy'],
    ['20T13:00', undefined],
    ['21T12:00', undefined],
  ])('the usual busyness at %s is %j', (time, text) => {
    expect(at(time, hours(), crowd(5 * 24 + 12)).crowd?.text).toBe(text);
  });

  it('the usual busyness is said only when nothing live is known', () => {
    const measured = { from: '2026-11-20T11:00:00+09:00', until: '2026-11-20T13:00:00+09:00' };
    const live = { ...crowd(5 * 24 + 12), live: { text: 'Busy now', ...measured } } as Highlight;
    expect(at('20T12:59', hours(), live).crowd).toMatchObject({ text: 'Busy now', isLive: true });
    const stale = { ...live, live: { text: 'Live', from: measured.from, until: measured.from } } as Highlight;
    expect(at('20T12:59', hours(), stale).crowd).toMatchObject({ text: 'Usually busy', isLive: false });
  });

  it('the usual busyness is not shown while it is closed', () => {
    expect(at('24T12:00', hours(), crowd(2 * 24 + 12)).crowd).toBeUndefined();
  });
});

describe('the best offer', () => {
  const november = { from: '2026-11-01T00:00:00+09:00', until: '2026-12-01T00:00:00+09:00' };

  it('the best offer is the first one available now', () => {
    const over = offer('Over', { ...november, until: '2026-11-20T12:00:00+09:00' });
    const next = offer('Next', { from: '2026-11-21T00:00:00+09:00' });
    expect(at('20T12:00', over, next, offer('Now', november)).offer?.text).toBe('Now');
    expect(at('20T11:59', over, next, offer('Now', november)).offer?.text).toBe('Over');
  });

  it('the best offer is a fallback only if there is no other', () => {
    const sign = offer('Record night', { isFallback: true });
    expect(at('20T12:00', sign, offer('Now', november)).offer?.text).toBe('Now');
    expect(at('20T12:00', sign).offer?.text).toBe('Record night');
  });

  it('news stand in for an offer only if their section is not one of the first two, which are read anyway', () => {
    const sections: SectionOutline[] = ['announcements', 'basic-info', 'signboard'].map((id) => ({
      id,
      type: id,
      title: id,
      highlights: id === 'signboard' ? [offer('Record night', { isFallback: true, isNews: true })] : [],
    }));
    const told = (outline: SectionOutline[]) =>
      factsAt(outline, new Date('2026-11-20T12:00:00+09:00')).offer?.text;
    expect(told(sections)).toBe('Record night');
    expect(told(sections.slice(1))).toBeUndefined();
    expect(told(sections.slice(2))).toBeUndefined();
  });

  it('the best offer is none if all have ended', () => {
    expect(at('20T12:00', offer('Over', { until: '2026-11-20T11:00:00+09:00' })).offer).toBeUndefined();
  });
});
