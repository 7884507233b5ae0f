import type { AccountPage } from '@oa-profile/api-client/schemas';
import { accountFileKinds, calendarEntryUrl, contactCardUrl, visitEntryUrl } from '@oa-profile/profile';
import { describe, expect, it } from 'vitest';
import { samplePage } from '../testing/sample-page.js';
import { openServer } from '../testing/open-server.js';

const owner = { shareUrl: 'https://page.example/@komorebi', servedFiles: accountFileKinds };
const week = { mon: [{ opens: '18:00', closes: '02:00' }], tue: [] };
const info = {
  phone: '+81 3-0123-4567',
  address: { text: '3-99-7 Yanaka, Tokyo', latitude: 35.7, longitude: 139.7 },
  websites: [{ url: 'https://komorebi.example/' }],
  hours: { timeZone: 'Asia/Tokyo', weekly: week },
} as unknown as NonNullable<Parameters<typeof samplePage>[1]>;

/** The address of a reservation's calendar entry in the page's link. */
const reservationUrl =
  calendarEntryUrl(owner, 'en', {
    reservationId: 'r-secret',
    startsAt: '2026-11-24T18:30:00+09:00',
    durationMinutes: 90,
    partySize: 4,
  }) ?? '';
const cardUrl = contactCardUrl(owner, 'en') ?? '';

const openKomorebi = (more: Partial<AccountPage['account']> = {}) =>
  openServer({ page: samplePage({ features: ['reservation'], ...more }, info) });

describe("a planned visit's calendar entry", () => {
  const visitUrl = visitEntryUrl(owner, 'ja', new Date('2026-11-28T18:00:00+09:00')) ?? '';

  it("a planned visit's calendar entry says when and where, in the language of the page", async () => {
    const { app } = await openKomorebi();
    const answer = await app.request(visitUrl);
    expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const lines = (await answer.text()).replaceAll('\r\n ', '').split('\r\n');
    expect(lines).toEqual(
      expect.arrayContaining([
        'DTSTART:20261128T090000Z',
        'SUMMARY:訪問：Komorebi Coffee',
        'LOCATION:3-99-7 Yanaka\\, Tokyo',
      ]),
    );
  });

  it.each(['', 'start=soon', 'start=2026-11-31T09:00:00.000Z', 'start=2046-11-28T09:00:00.000Z'])(
    "a planned visit's calendar entry is not found at ?%s",
    async (query) => {
      const { app } = await openKomorebi();
      expect((await app.request(`/@komorebi/visit.ics?${query}`)).status).toBe(404);
    },
  );
});

describe("a reservation's calendar entry", () => {
  it("a reservation's calendar entry is a calendar file at the address that the page links to", async () => {
    const { app } = await openKomorebi();
    const answer = await app.request(reservationUrl);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(answer.headers.get('content-disposition')).toBe('inline; filename="reservation.ics"');
    const lines = (await answer.text()).replaceAll('\r\n ', '').split('\r\n');
    expect(lines).toEqual(
      expect.arrayContaining([
        'DTSTART:20261124T093000Z',
        'DTEND:20261124T110000Z',
        'SUMMARY:Reservation: Komorebi Coffee',
        'LOCATION:3-99-7 Yanaka\\, Tokyo',
        'DESCRIPTION:4 people',
        `URL:${owner.shareUrl}`,
      ]),
    );
  });

  it("a reservation's calendar entry has the same UID each time, so that a calendar has it once", async () => {
    const { app } = await openKomorebi();
    const uid = async (url: string) => /^UID:.*$/m.exec(await (await app.request(url)).text())?.[0];
    expect(await uid(reservationUrl)).toMatch(/^UID:.+@page\.example/);
    expect(await uid(reservationUrl)).toBe(await uid(`${reservationUrl}&lang=ja`));
    expect(await uid(reservationUrl)).not.toBe(await uid(reservationUrl.replace('people=4', 'people=5')));
  });

  it("a reservation's calendar entry reveals the visitor neither in its address nor to a cache", async () => {
    expect(reservationUrl).not.toContain('secret');
    expect([...new URL(reservationUrl).searchParams.keys()]).toEqual(['start', 'minutes', 'people', 'lang']);
    const { app } = await openKomorebi();
    const { headers } = await app.request(reservationUrl);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-robots-tag')).toBe('noindex');
  });

  it.each([
    'start=tomorrow&minutes=90&people=4',
    'start=2026-11-24T18:30:00%2B09:00&minutes=90&people=4',
    'start=2026-11-31T09:30:00.000Z&minutes=90&people=4',
    'start=2036-11-24T09:30:00.000Z&minutes=90&people=4',
    'start=2026-11-24T09:30:00.000Z&minutes=-1&people=4',
    'start=2026-11-24T09:30:00.000Z&minutes=1e3&people=4',
    'start=2026-11-24T09:30:00.000Z&minutes=99999&people=4',
    'start=2026-11-24T09:30:00.000Z&minutes=90&people=0',
    'start=2026-11-24T09:30:00.000Z&minutes=90',
    '',
  ])("a reservation's calendar entry is not found for %j", async (query) => {
    const { app } = await openKomorebi();
    const answer = await app.request(`/@komorebi/reservation.ics?${query}`);
    expect(answer.status).toBe(404);
    expect(answer.headers.get('content-type')).toMatch(/^text\/html/);
  });

  it("a reservation's calendar entry is not found if the account takes no reservations", async () => {
    const { app } = await openKomorebi({ features: [] });
    expect((await app.request(reservationUrl)).status).toBe(404);
  });
});

describe('a contact card', () => {
  it('a contact card has what is known of the account, in the language of the page', async () => {
    const { app } = await openKomorebi({ category: 'Coffee house' });
    const answer = await app.request(cardUrl);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('text/vcard; charset=utf-8');
    expect(answer.headers.get('content-disposition')).toBe('inline; filename="komorebi.vcf"');
    const lines = (await answer.text()).replaceAll('\r\n ', '').split('\r\n');
    expect(lines).toEqual(
      expect.arrayContaining([
        'FN:Komorebi Coffee',
        'CATEGORIES:Coffee house',
        'TEL;TYPE=WORK,VOICE:+81 3-0123-4567',
        'ADR;TYPE=WORK:;;3-99-7 Yanaka\\, Tokyo;;;;Japan',
        'GEO:35.7;139.7',
        `URL:${owner.shareUrl}`,
        'URL:https://komorebi.example/',
        'NOTE:Usual opening hours\\nMonday 6:00 PM – 2:00 AM (next day)\\nTuesday Closed',
      ]),
    );
  });

  it('a contact card has the parts of the address if they are known, and a picture that address books can show', async () => {
    const parts = { street: '3-99-7 Yanaka', locality: 'Taito-ku', region: 'Tokyo', postalCode: '110-0001' };
    const { app } = await openServer({ page: samplePage({}, { address: { text: 'Yanaka', ...parts } }) });
    const card = (await (await app.request(cardUrl)).text()).replaceAll('\r\n ', '');
    expect(card).toContain('ADR;TYPE=WORK:;;3-99-7 Yanaka;Taito-ku;Tokyo;110-0001;Japan\r\n');
    expect(card).toContain('PHOTO;VALUE=URI;TYPE=PNG:https://images.example/icon.png\r\n');
    const drawing = { url: 'https://images.example/icon.svg', width: 160, height: 160 };
    const { app: other } = await openServer({
      page: samplePage({ icon: drawing }, { address: { text: 'Yanaka' } }),
    });
    expect(await (await other.request(cardUrl)).text()).not.toContain('PHOTO');
  });

  it('a contact card may be cached like the page, since it is the same for everybody', async () => {
    const { app } = await openKomorebi();
    const [card, page] = await Promise.all([app.request(cardUrl), app.request('/@komorebi')]);
    expect(card.headers.get('cache-control')).toBe(page.headers.get('cache-control'));
    expect(card.headers.get('vary')).not.toContain('Accept-Language');
    const unsaid = await app.request(cardUrl.replace(/\?.*/, ''));
    expect(unsaid.headers.get('vary')).toContain('Accept-Language');
  });

  it('a contact card is not found if there is no way to reach the account', async () => {
    const { app } = await openServer({
      page: samplePage({}, { websites: [{ url: 'https://komorebi.example' }] }),
    });
    expect((await app.request(cardUrl)).status).toBe(404);
  });
});

describe('a file of an account', () => {
  it('a file of an account lets no text of an owner begin a new line', async () => {
    const hostile = 'x\r\nBEGIN:VALARM\nEND:VCARD';
    const page = samplePage(
      { name: hostile, category: hostile, features: ['reservation'] },
      {
        phone: hostile,
        address: { text: hostile },
        websites: [{ url: `https://komorebi.example/\r\nBEGIN:X` }],
      },
    );
    const { app } = await openServer({ page });
    for (const url of [reservationUrl, cardUrl]) {
      const text = await (await app.request(url)).text();
      expect(text.match(/^BEGIN:(VALARM|X)|^END:VCARD\r\n./gm), url).toBeNull();
    }
  });

  it.each([
    [404, 404],
    [403, 403],
    [500, 503],
  ])('a file of an account is an error page if the API answers %d', async (status, shown) => {
    const { app, api } = await openKomorebi();
    api.answer(status);
    for (const url of [reservationUrl, cardUrl]) {
      const answer = await app.request(url);
      expect(answer.status).toBe(shown);
      expect(answer.headers.get('cache-control')).toBe('no-store');
    }
  });

  it('a file of an account is not one of the views, and makes no request to the API for an invalid account id', async () => {
    const { app, api } = await openKomorebi();
    for (const path of ['/@/contact.vcf', '/@komorebi/other.vcf', '/@komorebi/place/contact.vcf']) {
      expect((await app.request(path)).status, path).toBe(404);
    }
    expect(api.requests).toEqual([]);
  });
});
