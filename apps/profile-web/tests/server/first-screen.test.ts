import type { AccountPage } from '@oa-profile/api-client';
import { describe, expect, it } from 'vitest';
import { openSite } from './open-site.js';
import { samplePage } from './sample-page.js';

const weekly = { sat: [{ opens: '08:00', closes: '19:00' }] };
const coupon = {
  id: 'c-1',
  name: 'A free cake',
  guide: 'Show this before you pay.',
  kind: 'gift',
  startsAt: '2026-11-01T00:00:00+09:00',
  endsAt: '2027-01-31T23:59:00+09:00',
};
const basicInfo = (data: object) => ({ type: 'basic-info', id: 'info', data });

async function htmlWith(sections: AccountPage['sections']): Promise<string> {
  const { get } = await openSite({ page: { ...samplePage(), sections } });
  return (await get('/@komorebi')).text();
}

describe('the column beside the sections of a wide page', () => {
  it('the column beside the sections of a wide page is in the HTML, so it can be read without script', async () => {
    const address = { text: '3-99-7 Yanaka', latitude: 35.7, longitude: 139.7 };
    const html = await htmlWith([basicInfo({ hours: { timeZone: 'Asia/Tokyo', weekly }, address })]);
    const column = html.slice(html.indexOf('<section'), html.indexOf('id="sections"'));
    expect(column).toMatch(/aria-label="At a glance".*3-99-7 Yanaka.*Map and hours/);
    // The card has the day, at any width.
    expect(column).not.toContain('data-fact="status"');
    expect(html).toMatch(/data-fact="status".*until 7:00\u00a0PM/);
  });

  it('the column beside the sections of a wide page is missing if the account has nothing for it', async () => {
    expect(await htmlWith([basicInfo({ phone: '+81 3 0123 4567' })])).not.toContain('At a glance');
    expect(await htmlWith([])).not.toContain('At a glance');
  });
});

describe('the first screen', () => {
  const hours = {
    timeZone: 'Asia/Tokyo',
    weekly: { sat: [{ opens: '08:00', closes: '19:00', lastOrder: '18:30' }] },
  };
  const reviews = {
    type: 'reviews',
    id: 'r',
    data: { average: 4.5, count: 360, distribution: [3, 5, 19, 102, 231], items: [] },
  };

  it('the first screen has facts from the sections, each with a link to its section', async () => {
    const sections = [reviews, basicInfo({ hours }), { type: 'coupon', id: 'c', pageId: 'home' }];
    const { get } = await openSite({
      page: { ...samplePage(), sections },
      answers: { COUPON: { items: [coupon] } },
    });
    const html = await (await get('/@komorebi')).text();
    const strip = html.slice(html.indexOf('"facts strip"'), html.indexOf('data-plugin'));
    expect(strip).toMatch(/href="#oa-basic-info"[^>]*data-fact="status".*Open.*7:00\u00a0PM.*6:30\u00a0PM/);
    expect(strip).toMatch(/href="#oa-reviews"[^>]*data-fact="rating".*4\.5 \(360\)/);
    expect(strip).toMatch(/<a (?=[^>]*href="\/@komorebi\/coupon\/c-1")[^>]*data-fact="offer".*A free cake/);
  });
});
