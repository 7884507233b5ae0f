import { renderOnServer } from '@oa-profile/plugin-sdk/testing';
import { expect, it } from 'vitest';
import { busyTimesSection } from './section.js';
import { openFrom, sampleWeek } from './testing/sample-week.js';

const data = sampleWeek(
  { fri: openFrom(10, 18, 30), sat: openFrom(10, 18, 60) },
  { usualStayMinutes: { min: 40, max: 75 } },
);
const state = { status: 'Success', data } as const;

it('the section has today’s graph and its table in the HTML, so that neither needs script', async () => {
  const html = await renderOnServer(busyTimesSection, state);
  expect(html.match(/<rect/g)).toHaveLength(8);
  expect(html).toMatch(/<td[^>]*>Busy<\/td>/);
  expect(html).toContain('Usually busy at this time');
  expect(html).toContain('40–75 min');
});

it('the section is in the language of the page', async () => {
  const html = await renderOnServer(busyTimesSection, state, { language: 'ja' });
  expect(html).toContain('この時間は普段、混雑します');
  expect(html).toContain('滞在時間の目安：40～75分');
});

it.each([
  ['all values are 0', { status: 'Success', data: sampleWeek({}) } as const],
  ['there is no traffic info', { status: 'Failure', code: 'NOT_FOUND_TRAFFIC_INFO' } as const],
])('the section renders nothing if %s', async (_, nothing) => {
  expect(await renderOnServer(busyTimesSection, nothing)).toBe('');
});

it('the section does not say how busy it usually is at an hour at which the account is closed', async () => {
  const open = [{ opens: '10:00', closes: '18:00' }];
  const hours = { timeZone: 'Asia/Tokyo', weekly: { fri: open, sat: open } };
  const render = (changes: object): Promise<string> =>
    renderOnServer(busyTimesSection, state, { hours: { ...hours, ...changes } });
  for (const known of [{}, { weekly: {} }])
    expect(await render(known)).toContain('Usually busy at this time');
  for (const shut of [
    { special: [{ from: '2026-11-21', to: '2026-11-21', intervals: [] }] },
    { temporarilyClosed: {} },
    { weekly: { sat: [{ opens: '10:00', closes: '11:00' }] } },
    {
      weekly: {
        sat: [
          { opens: '10:00', closes: '11:30' },
          { opens: '13:00', closes: '18:00' },
        ],
      },
    },
  ]) {
    const html = await render(shut);
    expect(html).not.toContain('Usually busy at this time');
    expect(html).toContain('<p>Closed</p>');
  }
});
