import type { AccountPage } from '@oa-profile/api-client';
import { describe, expect, it } from 'vitest';
import { openServer } from '../testing/open-server.js';
import { samplePage } from '../testing/sample-page.js';

const weekly = { sat: [{ opens: '08:00', closes: '19:00' }] };
const basicInfo = (data: object) => ({ type: 'basic-info', id: 'info', data });

async function htmlWith(sections: AccountPage['sections']): Promise<string> {
  const { get } = await openServer({ page: { ...samplePage(), sections } });
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
