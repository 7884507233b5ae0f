import { renderOnServer } from '@oa-profile/plugin-sdk/testing';
import { expect, it } from 'vitest';
import { basicInfoSection } from './section.js';

const data = {
  hours: { timeZone: 'Asia/Tokyo', weekly: { sat: [{ opens: '08:00', closes: '19:00' }] } },
  address: { text: '東京都江東区清澄1-2-3', mapUrl: 'javascript:alert(1)' },
  phone: '<b>03-1234-5678</b>',
  websites: [{ url: 'javascript:alert(1)' }, { url: 'https://www.example.com/menu' }],
};

it('the section has the status and the table of hours in the HTML, so that neither needs script', async () => {
  const html = await renderOnServer(basicInfoSection, { status: 'Success', data });
  expect(html).toContain('until 7:00\u00a0PM');
  expect(html).toContain('8:00\u00a0AM – 7:00\u00a0PM');
});

it('the owner’s note about a temporary closure is shown until it is over', async () => {
  const closedUntil = (until: string): Promise<string> => {
    const temporarilyClosed = { until, note: '改装中です。' };
    const state = { status: 'Success', data: { hours: { ...data.hours, temporarilyClosed } } } as const;
    return renderOnServer(basicInfoSection, state, { now: new Date('2026-11-21T20:00+09:00') });
  };
  expect(await closedUntil('2026-11-21')).toMatch(/改装中です。.*Usual opening hours/);
  expect(await closedUntil('2026-11-20')).not.toMatch(/改装中です。|Usual opening hours/);
});
