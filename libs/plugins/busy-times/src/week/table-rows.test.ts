import { expect, it } from 'vitest';
import { openFrom, sampleWeek } from '../testing/sample-week.js';
import { busyWeek } from './busy-week.js';
import { tableRows } from './table-rows.js';

it('has a row for each hour, and one for closed hours that follow each other', () => {
  const { mon } = busyWeek(sampleWeek({ mon: { ...openFrom(10, 12), ...openFrom(15, 16) } }));
  expect(tableRows(mon.hours).map(({ first, last }) => [first.hour, last.hour])).toEqual([
    [10, 10],
    [11, 11],
    [12, 14],
    [15, 15],
  ]);
});
