import { parse } from 'valibot';
import { expect, it } from 'vitest';
import { delivery } from './data.js';

it('delivery terms that cannot be read are unknown or dropped, and the rest is kept', () => {
  const meaningless = {
    kind: 'restaurant',
    areas: ['深川', '清澄', '深川'],
    hours: '10:00-18:00',
    waitingMinutes: { min: 0, max: 0 },
    note: ' \n ',
  };
  expect(parse(delivery, { services: [meaningless, { kind: 'drone' }] })).toEqual({
    services: [
      {
        kind: 'restaurant',
        areas: ['深川', '清澄'],
        payments: [],
        hours: { timeZone: 'Etc/Unknown', weekly: {}, special: [{}] },
        waitingMinutes: undefined,
        note: undefined,
      },
    ],
  });
});

it.each([
  [undefined, []],
  [[], []],
  [['Yanaka', 7], ['Yanaka']],
  [[7], 'unknown'],
  ['everywhere', 'unknown'],
])('areas %j are %j: none at all say nothing, and what cannot be read may be a limit', (areas, read) => {
  expect(parse(delivery, { services: [{ kind: 'store', areas }] }).services[0]?.areas).toEqual(read);
});
