import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { accountPage } from './schemas/account-page.js';
import { byId, count, image, listOf, money, shareImage } from './schemas/building-blocks.js';
import { reservation, reservationInventory } from './schemas/contact.js';
import { fakeProfileApi } from './testing/index.js';

const reserved = await fakeProfileApi().reserve('@komorebi', { slotId: 's', partySize: 2 });

const account = {
  accountId: 'a-1',
  basicSearchId: '@412kmrbi',
  countryCode: 'JP',
  timeZone: 'Asia/Tokyo',
  currency: 'JPY',
  name: 'Komorebi Coffee',
};
const sectionsOf = (sections: unknown[]): { id: string }[] =>
  v.parse(accountPage, { account, sections }).sections;
const numbered = (length: number) =>
  Array.from({ length }, (_, number) => ({ type: 'faq', id: `s-${number}` }));

describe('a response', () => {
  it('a response has no count beyond the safe integers', () => {
    expect(v.is(count, Number.MAX_SAFE_INTEGER)).toBe(true);
    expect(v.is(count, Number.MAX_SAFE_INTEGER + 1)).toBe(false);
  });

  it('a response has no size, price or party of a number that nobody writes out', () => {
    const picture = (size: unknown) => ({ url: 'https://images.example/a.png', width: size, height: size });
    const party = (partySize: unknown) => ({ ...reserved, partySize });
    const amount = (value: unknown) => ({ amount: value, currency: 'JPY' });
    for (const [schema, of] of [
      [image, picture],
      [shareImage, picture],
      [money, amount],
      [reservation, party],
    ] as const) {
      expect(v.is(schema, of(4))).toBe(true);
      expect(v.is(schema, of(1e308))).toBe(false);
    }
  });

  it('a response has no reservation longer than a week', () => {
    const lasting = (durationMinutes: number) => ({ ...reserved, durationMinutes });
    expect(v.is(reservation, lasting(7 * 24 * 60))).toBe(true);
    expect(v.is(reservation, lasting(7 * 24 * 60 + 1))).toBe(false);
    const slots = [10_080, 10_081].map((minutes) => ({
      slotId: `s-${minutes}`,
      startsAt: reserved.startsAt,
      durationMinutes: minutes,
    }));
    const sent = { partySize: { min: 1, max: 4 }, days: [{ date: '2026-11-21', slots }] };
    expect(v.parse(reservationInventory, sent).days[0]?.slots.map(({ slotId }) => slotId)).toEqual([
      's-10080',
    ]);
  });

  it('a response is cut after a thousand items of a list, and after a hundred sections', () => {
    const item = v.object({ id: v.string() });
    const items = v.parse(listOf(item, byId), numbered(50_000));
    expect(items).toHaveLength(1000);
    expect(items.at(-1)).toEqual({ id: 's-999' });
    expect(sectionsOf(numbered(50_000))).toHaveLength(100);
  });

  it('a response loses a section that is nested too deeply, and keeps the others', () => {
    const deep: unknown = JSON.parse(`${'{"a":['.repeat(2500)}1${']}'.repeat(2500)}`);
    const shallow = { items: [{ a: { b: { c: [[[1]]] } } }] };
    const sections = [
      { type: 'faq', id: 'deep', data: deep },
      { type: 'faq', id: 'shallow', data: shallow },
    ];
    expect(sectionsOf(sections)).toMatchObject([{ id: 'shallow', data: shallow }]);
  });
});
