import type { AccountPage } from '@oa-profile/api-client';
import { contactCardUrl } from '@oa-profile/plugin-sdk/internal';
import { accountFileKinds } from '@oa-profile/profile';
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

const cardUrl = contactCardUrl(owner, 'en') ?? '';

const openKomorebi = (more: Partial<AccountPage['account']> = {}) =>
  openServer({ page: samplePage(more, info) });

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

  it('a contact card has an extension as part of a tel: address, where no letters are dialled', async () => {
    const { app } = await openServer({ page: samplePage({}, { phone: '+81 3-0123-4567 内線 123' }) });
    const card = (await (await app.request(cardUrl)).text()).replaceAll('\r\n ', '');
    expect(card).toContain('TEL;VALUE=uri;TYPE=WORK,VOICE:tel:+81301234567;ext=123\r\n');
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
      { name: hostile, category: hostile },
      {
        phone: hostile,
        address: { text: hostile },
        websites: [{ url: `https://komorebi.example/\r\nBEGIN:X` }],
      },
    );
    const { app } = await openServer({ page });
    const text = await (await app.request(cardUrl)).text();
    expect(text.match(/^BEGIN:(VALARM|X)|^END:VCARD\r\n./gm)).toBeNull();
  });

  it.each([
    [404, 404],
    [403, 403],
    [500, 503],
  ])('a file of an account is an error page if the API answers %d', async (status, shown) => {
    const { app, api } = await openKomorebi();
    api.answer(status);
    const answer = await app.request(cardUrl);
    expect(answer.status).toBe(shown);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it('a file of an account is not one of the views, and makes no request to the API for an invalid account id', async () => {
    const { app, api } = await openKomorebi();
    for (const path of ['/@/contact.vcf', '/@komorebi/other.vcf', '/@komorebi/place/contact.vcf']) {
      expect((await app.request(path)).status, path).toBe(404);
    }
    expect(api.requests).toEqual([]);
  });
});
