import { expect, it } from 'vitest';
import { openFrom, sampleWeek } from '../testing/sample-week.js';
import { busyWeek } from './busy-week.js';
import { tableRows } from './table-rows.js';

it('the table has a row for each open hour, and one row for each run of closed hours', () => {
  const { mon } = busyWeek(sampleWeek({ mon: { ...openFrom(10, 12), ...openFrom(15, 16) } }));
  expect(tableRows(mon.hours).map(({ first, last }) => [first.hour, last.hour])).toEqual([
    [10, 10],
    [11, 11],
    [12, 14],
    [15, 15],
  ]);
});
