import { is, parse, type GenericSchema } from 'valibot';
import { describe, expect, it } from 'vitest';
import * as basicInfoSchemas from './schemas/basic-info.js';
import * as contactSchemas from './schemas/contact.js';
import * as recommendationSchemas from './schemas/recommendation.js';
import * as visitorSchemas from './schemas/visitor.js';
import { fakeProfileApi } from './testing/index.js';
import { picture } from './testing/wire.js';

const sampleInventory = await fakeProfileApi().getReservationInventory('@komorebi');

describe('lists', () => {
  const account = { accountId: 'a', searchId: '@a', name: 'A' };
  const price = { amount: 500, currency: 'JPY' };
  const station = { name: 'Nezu', line: 'Chiyoda' };
  const website = { url: 'https://a.example/' };
  const lunch = { kind: 'lunch', min: price };

  it.each<[string, GenericSchema, string, object, object, object]>([
    [
      'accounts',
      recommendationSchemas.recommendation,
      'accounts',
      account,
      { accountId: 'b' },
      { searchId: 'a' },
    ],
    ['stations', basicInfoSchemas.basicInfo, 'stations', station, { line: 'JR' }, { name: ' ' }],
    [
      'websites',
      basicInfoSchemas.basicInfo,
      'websites',
      website,
      { url: 'https://b.example/' },
      { url: 'ftp:b' },
    ],
    ['prices', basicInfoSchemas.basicInfo, 'priceRanges', lunch, { kind: 'dinner' }, { kind: 'brunch' }],
  ])('lists of %s lose bad and repeated items', (_, schema, key, item, another, bad) => {
    const other = { ...item, ...another };
    const sent = [{ ...item, ...bad }, item, null, other, item, 7];
    const rest = key === 'accounts' ? { items: [] } : {};
    const parsed = parse(schema, { ...rest, [key]: sent }) as Record<string, unknown>;
    expect(parsed[key]).toMatchObject([item, other]);
  });

  it('lists lose a price range without a price, but not the one of the same kind that has one', () => {
    const { priceRanges } = parse(basicInfoSchemas.basicInfo, { priceRanges: [{ kind: 'lunch' }, lunch] });
    expect(priceRanges).toEqual([lunch]);
  });

  it('lists keep an item that has an invalid price, without it', () => {
    const thing = { id: 't', title: 'Dripper', url: 'https://shop.example.com/', picture };
    const wrong = { ...thing, price: { amount: -1, currency: 'JPY' } };
    expect(parse(recommendationSchemas.recommendation, { accounts: [], items: [wrong] }).items).toMatchObject(
      [thing],
    );
  });
});

describe('contact', () => {
  it('what contact cannot read is unknown, and a time that may be taken is taken', () => {
    expect(parse(contactSchemas.callSetting, { enabled: true, acceptance: 'video' }).acceptance).toBe(
      'unknown',
    );
    expect(parse(contactSchemas.responseModeSetting, { mode: 'hologram' }).mode).toBe('unknown');
    const [day] = sampleInventory.days;
    const slot = { ...day?.slots[0], availability: 'waitingList' };
    const inventory = { partySize: { min: 1, max: 2 }, days: [{ ...day, slots: [slot] }] };
    expect(parse(contactSchemas.reservationInventory, inventory).days[0]?.slots[0]?.availability).toBe(
      'full',
    );
  });

  it('contact reads the app version that calls need', () => {
    const setting = (minimumAppVersion: string) => ({
      enabled: true,
      acceptance: 'direct',
      minimumAppVersion,
    });
    for (const version of ['12', '12.3', '12.3.0'])
      expect(parse(contactSchemas.callSetting, setting(version)).minimumAppVersion).toBe(version);
    for (const version of ['', 'v12', '12.3.0.1'])
      expect(parse(contactSchemas.callSetting, setting(version)).minimumAppVersion).toBe('unknown');
    expect(
      parse(contactSchemas.callSetting, { enabled: true, acceptance: 'direct' }).minimumAppVersion,
    ).toBeUndefined();
  });

  it.each([7, 'any time', false, []])(
    'response hours that cannot be read, %j, are no promise of any time',
    (responseHours) => {
      const { responseHours: read } = parse(contactSchemas.responseModeSetting, {
        mode: 'chat',
        responseHours,
      });
      expect(read).toMatchObject({ timeZone: 'Etc/Unknown', weekly: {} });
    },
  );
});

describe('a report', () => {
  it('a report needs one of four reasons and the agreement; its detail is optional and limited', () => {
    const report = { reason: 'other', agreed: true };
    expect(is(visitorSchemas.report, report)).toBe(true);
    expect(
      is(visitorSchemas.report, { ...report, detail: 'x'.repeat(visitorSchemas.REPORT_DETAIL_LIMIT) }),
    ).toBe(true);
    expect(
      is(visitorSchemas.report, { ...report, detail: 'x'.repeat(visitorSchemas.REPORT_DETAIL_LIMIT + 1) }),
    ).toBe(false);
    expect(is(visitorSchemas.report, { ...report, agreed: false })).toBe(false);
    expect(is(visitorSchemas.report, { ...report, reason: 'boring' })).toBe(false);
  });

  it('a report limits following to 5,000 accounts', () => expect(visitorSchemas.FOLLOW_LIMIT).toBe(5000));
});
