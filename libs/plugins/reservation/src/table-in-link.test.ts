import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createScene } from '@oa-profile/profile/testing';
import { reservationPlugin } from './reservation-plugin.js';
import { parseTable, tableNames, tableOfPage, tableValues } from './table-in-link.js';

const numbers = (from: number, to: number): fc.Arbitrary<string> =>
  fc.integer({ min: from, max: to }).map((number) => String(number).padStart(2, '0'));
const days = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const times = fc.tuple(numbers(0, 23), numbers(0, 59)).map((parts) => parts.join(':'));
const tables = fc
  .record({ people: fc.integer({ min: 1, max: 999 }), day: days, time: times }, { requiredKeys: [] })
  .filter((table) => Object.keys(table).length > 0);

afterEach(() => vi.unstubAllGlobals());

describe('the table of a link', () => {
  it('the table of a link is read as it was written, under the names that an address has for it', () => {
    fc.assert(
      fc.property(tables, (table) => {
        const values = tableValues(table);
        expect(parseTable(values)).toEqual(table);
        for (const name of Object.keys(values)) expect(tableNames).toContain(name);
      }),
    );
  });

  it('the table of a link is built from the valid parts of what anybody can write', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), (people, day, time) => {
        const table = parseTable({ people, day, time });
        expect(parseTable(tableValues(table ?? {}))).toEqual(table);
      }),
    );
  });

  it.each([
    [{ people: '0' }, undefined],
    [{ people: '' }, undefined],
    [{ people: '4.5', day: '2026-11-28' }, { day: '2026-11-28' }],
    [{ people: '1000', time: '18:00' }, { time: '18:00' }],
    [{ day: '2026-02-30' }, undefined],
    [{ day: '2026-11-28T18:00', people: '4' }, { people: 4 }],
    [{ day: '28.11.2026' }, undefined],
    [{ time: '24:00' }, undefined],
    [{ time: '6pm', people: '2' }, { people: 2 }],
  ])('the table of a link has no invalid values: %j', (values, table) => {
    expect(parseTable(values)).toEqual(table);
  });

  it.each([
    ['/@komorebi/reservation', '?people=4&lang=en', { people: 4 }],
    ['/@komorebi/reservation', '?lang=en', undefined],
    ['/@komorebi/report', '?people=4', undefined],
    ['/@komorebi', '?people=4', undefined],
  ])('the table of a link is only in the address of the form: %s%s', (pathname, search, table) => {
    vi.stubGlobal('location', { pathname, search });
    expect(tableOfPage(createScene({ plugins: [reservationPlugin] }).store.getState().page)).toEqual(table);
  });
});
