import type { AccountPage } from '@oa-profile/api-client';
import { describe, expect, it } from 'vitest';
import { openSite } from './open-site.js';
import { samplePage } from './sample-page.js';

const info = { address: { text: '3-99-7 Yanaka' } };
const takesReservations = samplePage(['reservation'], info);

describe('the view of the reservation', () => {
  it('the view of the reservation has an address, a title and a preview of its own', async () => {
    const { get } = await openSite({ page: takesReservations });
    const html = await (await get('/@komorebi/reservation?lang=en')).text();
    expect(html).toContain('<title>Reservation | Komorebi Coffee</title>');
    expect(html).toContain('<meta property="og:title" content="Reservation | Komorebi Coffee">');
    expect(html).toContain('content="Choose a day, a time and how many of you are coming."');
    expect(html).toContain(
      '<link rel="canonical" href="https://page.example/@komorebi/reservation?lang=en">',
    );
  });

  it('the view of the reservation is the same whatever choices a link has, which the browser fills in', async () => {
    const { get, renders } = await openSite({ page: takesReservations });
    const plain = await (await get('/@komorebi/reservation?lang=en')).text();
    const chosen = await (
      await get('/@komorebi/reservation?lang=en&people=4&day=2026-11-28&time=18:00')
    ).text();
    expect(chosen).toBe(plain);
    expect(renders()).toBe(1);
  });

  it('the view of the reservation is a way to reach the account, which its page knows before any script', async () => {
    const buttonOf = async (page: AccountPage): Promise<boolean> => {
      const { get } = await openSite({ page });
      return (await (await get('/@komorebi?lang=en')).text()).includes('aria-label="Contact"');
    };
    expect(await buttonOf(takesReservations)).toBe(true);
    expect(await buttonOf(samplePage([], info))).toBe(false);
  });

  it('the view of the reservation is not found for an account that takes no reservations', async () => {
    const { get } = await openSite({ page: samplePage([], info) });
    expect((await get('/@komorebi/reservation')).status).toBe(404);
  });

  it('the view of the reservation is in the sitemap of an account that takes reservations', async () => {
    const { get } = await openSite({ page: takesReservations });
    expect(await (await get('/@komorebi/sitemap.xml')).text()).toContain(
      '<loc>https://page.example/@komorebi/reservation?lang=th</loc>',
    );
  });
});
