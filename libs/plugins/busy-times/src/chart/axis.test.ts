import { describe, expect, it } from 'vitest';
import { openFrom, sampleWeek } from '../testing/sample-week.js';
import { busyWeek } from '../week/busy-week.js';
import { axisLabels, columnAt, textAt } from './axis.js';

describe('labels', () => {
  it('labels are at every third hour of the clock, with the step at which each can be hidden', () => {
    const { mon } = busyWeek(sampleWeek({ mon: openFrom(8, 19) }));
    expect(axisLabels(mon.hours)).toEqual([
      { index: 1, hour: 9, step: 3 },
      { index: 4, hour: 12, step: 12 },
      { index: 7, hour: 15, step: 3 },
      { index: 10, hour: 18, step: 6 },
    ]);
  });

  it('labels leave the edge free if there are many', () => {
    const labelOf = (closes: number): unknown =>
      axisLabels(busyWeek(sampleWeek({ mon: openFrom(6, closes) })).mon.hours)[0];
    expect(labelOf(20)).toEqual({ index: 0, hour: 6, step: 6 });
    expect(labelOf(21)).toEqual({ index: 0, hour: 6, step: 3 });
  });
});

describe('columns', () => {
  it('columns share the width', () => {
    expect(columnAt(2, 8)).toEqual({ start: 25, centre: 31.25, end: 37.5, width: 12.5 });
  });

  it('columns centre their labels, but move them inwards at the edges', () => {
    expect(textAt(4, 8)).toEqual({ x: '56.25%', textAnchor: 'middle' });
    expect(textAt(0, 8)).toEqual({ x: '0%', textAnchor: 'start' });
    expect(textAt(7, 8)).toEqual({ x: '100%', textAnchor: 'end' });
  });
});
