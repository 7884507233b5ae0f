import { hoursOn, openStateAt } from '@oa-profile/business-hours';
import { is, object, parse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { accountBadges, favoriteStates, friendshipTypes, toPageFriendshipType } from './enumerations.js';
import { skippedParts } from './skipped-parts.js';
import { optionalInstant } from './schemas/building-blocks.js';
import * as accountPageSchemas from './schemas/account-page.js';
import * as basicInfoSchemas from './schemas/basic-info.js';
import * as businessHoursSchemas from './schemas/business-hours.js';
import * as contactSchemas from './schemas/contact.js';
import * as visitorSchemas from './schemas/visitor.js';
import { fakeProfileApi } from './testing/index.js';
import { account } from './testing/wire.js';

const reserved = await fakeProfileApi().reserve('@komorebi', { slotId: 's', partySize: 2 });

const parseAccount = (changed: object) => parse(accountPageSchemas.account, { ...account, ...changed });
/** What no list knows. */
const odd = [undefined, null, 7, '', '-', 'n/a', 'unknown', 'Asia/Nowhere', 'yen', {}, []];
const long = 'とても長い名前🍵'.repeat(50);

describe('the account page', () => {
  it('the account page opens with only the required fields of an account', () => {
    expect(parseAccount({})).toEqual({
      ...account,
      badge: 'unverified',
      showsFriendCount: true,
      features: [],
    });
  });

  it('the account page accepts texts longer than the limits of the original platform', () => {
    expect(parseAccount({ name: long, statusMessage: long })).toMatchObject({
      name: long,
      statusMessage: long,
    });
  });

  it.each([...accountBadges])('the account page knows the badge %s', (badge) => {
    expect(parseAccount({ badge }).badge).toBe(badge);
  });

  it('the account page drops an unusable badge, colour, feature or count', () => {
    const changed = { badge: 'gold', color: 'red', features: ['call', 'teleport', 7], friendCount: -1 };
    expect(parseAccount(changed)).toEqual({
      ...account,
      badge: 'unverified',
      features: ['call'],
      showsFriendCount: true,
    });
    expect(parseAccount({ color: '#A0b1C2' }).color).toBe('#A0b1C2');
  });

  it('the account page lists features in our order, whatever the server’s', () => {
    expect(parseAccount({ features: ['report', 'keep', 'call', 'keep'] }).features).toEqual([
      'call',
      'keep',
      'report',
    ]);
  });

  it('the account page drops invalid and repeated sections, and no other', () => {
    const faq = { type: 'faq', id: 'f', data: { anything: 1 } };
    const sections = [faq, { type: 'faq' }, null, { type: 'coupon', id: 'f', pageId: 'p' }, faq];
    expect(parse(accountPageSchemas.accountPage, { account, sections }).sections).toEqual([faq, sections[3]]);
  });

  it.each([
    ['name', ''],
    ['basicSearchId', 'komorebi'],
  ])('the account page is refused with the %s %o', (key, value) => {
    expect(is(accountPageSchemas.account, { ...account, [key]: value })).toBe(false);
  });

  it.each([
    ['countryCode', 'MN', 'MN'],
    ['countryCode', ' jp ', 'JP'],
    ...odd.map((value) => ['countryCode', value, 'ZZ']),
    ['timeZone', 'GMT+9', '+09:00'],
    ...odd.map((value) => ['timeZone', value, 'Etc/Unknown']),
    ...odd.map((value) => ['currency', value, 'XXX']),
  ] as [string, unknown, string][])('a page is there with the %s %o, read as %s', (key, value, read) => {
    expect(parseAccount({ [key]: value })).toEqual({ ...parseAccount({}), [key]: read });
  });

  it.each(['@a', '@komorebi', '@00.a-b_c', `@${'a'.repeat(32)}`])('a page has a search id such as %s', (id) =>
    expect(is(accountPageSchemas.searchId, id)).toBe(true),
  );

  it.each(['', '@', 'a', '@A', '@a/b', '@.a', `@${'a'.repeat(33)}`, '@a b', '@a\n'])(
    'the account page never has the search id %o',
    (id) => expect(is(accountPageSchemas.searchId, id)).toBe(false),
  );
});

describe('a relation', () => {
  it.each([...friendshipTypes])('a relation can have either spelling: %s', (friendshipType) => {
    for (const spelling of [friendshipType, toPageFriendshipType(friendshipType)])
      for (const favorite of favoriteStates)
        expect(parse(visitorSchemas.relation, { friendshipType: spelling, favorite })).toEqual({
          friendshipType,
          favorite,
        });
  });

  it('a relation is unknown for a value that only a newer server knows', () => {
    expect(parse(visitorSchemas.relation, { friendshipType: 'bestFriend', favorite: 'maybe' })).toEqual({
      friendshipType: 'unknown',
      favorite: 'unknown',
    });
    expect(parse(visitorSchemas.relation, { friendshipType: 'friend' }).favorite).toBe('unknown');
  });

  it('a relation is refused without a friendship type', () => {
    for (const friendshipType of [undefined, null, 1])
      expect(is(visitorSchemas.relation, { friendshipType, favorite: 'true' })).toBe(false);
  });
});

describe('basic info', () => {
  it('basic info can be all empty', () => {
    expect(parse(basicInfoSchemas.basicInfo, {})).toEqual({
      websites: [],
      priceRanges: [],
      paymentMethods: [],
      facilities: [],
      stations: [],
      healthAndSafety: [],
    });
  });

  it.each([
    ['address', { text: 'Yanaka', latitude: 0, longitude: 0 }, { text: 'Yanaka' }],
    ['address', { text: 'Yanaka', latitude: 0.0000001, longitude: -0 }, { text: 'Yanaka' }],
    ['address', { text: 'Yanaka', postalCode: '000-0000', region: '-', note: 'N/A' }, { text: 'Yanaka' }],
    ['address', { text: ' - ' }, undefined],
    ['phone', '000-0000-0000', undefined],
    ['phone', '-', undefined],
    ['seats', 0, undefined],
    [
      'priceRanges',
      [{ kind: 'lunch', min: { amount: 0, currency: 'JPY' }, max: { amount: 0, currency: 'JPY' } }],
      [],
    ],
  ])('basic info takes for missing what is written where there is nothing: %s %j', (key, written, read) => {
    expect(parse(basicInfoSchemas.basicInfo, { [key]: written })).toEqual({
      ...parse(basicInfoSchemas.basicInfo, {}),
      [key]: read,
    });
  });

  it('basic info has a position on the equator, or on the meridian of Greenwich', () => {
    for (const position of [
      { latitude: 0, longitude: 109.3 },
      { latitude: 51.48, longitude: 0 },
    ])
      expect(parse(basicInfoSchemas.basicInfo, { address: { text: 'a', ...position } }).address).toEqual({
        text: 'a',
        ...position,
      });
  });

  it.each(['1970-01-01T00:00:00Z', '0001-01-01T00:00:00Z', '9999-12-31T23:59:59Z', 'yesterday'])(
    'no item is lost for its date %s, which is none',
    (written) => expect(parse(object({ at: optionalInstant }), { at: written })).toEqual({ at: undefined }),
  );

  it('basic info ignores payment methods, facilities and measures that only a newer server knows', () => {
    expect(
      parse(basicInfoSchemas.basicInfo, {
        paymentMethods: ['cryptocurrency', 'cash', null],
        facilities: ['freeWifi', 'helipad'],
        healthAndSafety: ['teleconsultation'],
      }),
    ).toMatchObject({ paymentMethods: ['cash'], facilities: ['freeWifi'], healthAndSafety: [] });
  });

  it('basic info loses only an invalid address', () => {
    for (const address of [{ text: '' }, { text: ' ' }, 'Yanaka', null])
      expect(parse(basicInfoSchemas.basicInfo, { phone: '1', address })).toMatchObject({
        phone: '1',
        address: undefined,
      });
  });

  it('basic info loses only what is wrong', () => {
    const sent = {
      hours: '09:00-17:00',
      address: { text: '1-2-3', latitude: 91, longitude: 139.7 },
      phone: '',
      seats: -4,
      stations: [
        { name: 'Ueno', walkMinutes: 'three' },
        { name: 'Yanaka', walkMinutes: 3 },
      ],
      priceRanges: [{ kind: 'brunch' }, { kind: 'lunch', min: { amount: 900, currency: 'JPY' } }],
    };
    const parsed = parse(basicInfoSchemas.basicInfo, sent);
    expect(parsed).toMatchObject({
      address: { text: '1-2-3', longitude: 139.7 },
      stations: [
        { name: 'Ueno', walkMinutes: undefined },
        { name: 'Yanaka', walkMinutes: 3 },
      ],
      priceRanges: [{ kind: 'lunch', min: { amount: 900, currency: 'JPY' } }],
    });
    expect(parsed.hours).toEqual({ timeZone: 'Etc/Unknown', weekly: {}, special: [{}] });
    expect([parsed.address?.latitude, parsed.phone, parsed.seats]).toEqual(Array(3).fill(undefined));
  });

  it.each(['facilities', 'paymentMethods', 'stations'])('basic info loses %s if they are no list', (key) => {
    expect(parse(basicInfoSchemas.basicInfo, { phone: '1', [key]: 'freeWifi' })).toMatchObject({
      phone: '1',
      [key]: [],
    });
  });
});

describe('business hours', () => {
  const hoursWith = (changed: object) => ({ timeZone: 'Asia/Tokyo', weekly: {}, ...changed });
  const day = { opens: '09:00', closes: '17:00' };

  it('business hours are kept whole, in the shape of business-hours', () => {
    const hours = hoursWith({
      weekly: {
        mon: [{ opens: '18:00', closes: '02:00', lastOrder: '01:30' }],
        tue: [],
        wed: [{ opens: '00:00', closes: '24:00' }],
      },
      holiday: [{ opens: '10:00', closes: '17:00' }],
      publicHolidays: ['2026-11-23'],
      special: [{ from: '2026-12-31', to: '2027-01-03', intervals: [], note: 'New Year' }],
      temporarilyClosed: { until: '2026-11-30', note: 'Renovation' },
    });
    expect(parse(businessHoursSchemas.businessHours, hours)).toEqual(hours);
  });

  it('business hours count a night on to 30:00', () => {
    const night = [
      { opens: '18:00', closes: '25:30', lastOrder: '25:00' },
      { opens: '26:00', closes: '30:00' },
    ];
    const hours = hoursWith({ weekly: { fri: night }, holiday: night });
    expect(parse(businessHoursSchemas.businessHours, hours)).toEqual(hours);
  });

  it.each([
    ['a time is no time', { opens: '9 in the morning', closes: '17:00' }],
    ['a time is after 30:00', { opens: '18:00', closes: '30:30' }],
    ['it is longer than a day', { opens: '01:00', closes: '26:00' }],
    ['it is no interval', '10-18'],
  ])('business hours lose an interval, and only it, when %s, and report it', (_, odd) => {
    const good = { opens: '18:00', closes: '22:00' };
    const days = { from: '2026-12-31', to: '2026-12-31' };
    const sent = hoursWith({
      weekly: { mon: [odd, good], tue: [day], wed: [odd], thu: [] },
      holiday: [good, odd],
      special: [{ ...days, intervals: [odd, good] }],
    });
    const read = parse(businessHoursSchemas.businessHours, sent);
    // Nothing of Wednesday could be read: it is unknown, not closed.
    expect(read).toEqual({
      ...sent,
      weekly: { mon: [good], tue: [day], thu: [] },
      holiday: [good],
      special: [{ ...days, intervals: [good] }],
    });
    expect(skippedParts(sent, read)).toEqual([
      'weekly.mon: 1 of 2',
      'weekly.wed',
      'holiday: 1 of 2',
      'special.0.intervals: 1 of 2',
    ]);
  });

  it.each([
    ['is no time', '5pm'],
    ['is after closing, as on a day that closes early', '21:30'],
    ['is before opening', '08:00'],
  ])('business hours lose a last order, and only it, when it %s, and report it', (_, lastOrder) => {
    const odd = [{ ...day, lastOrder }];
    const days = { from: '2026-12-31', to: '2026-12-31' };
    const sent = hoursWith({ weekly: { mon: odd }, holiday: odd, special: [{ ...days, intervals: odd }] });
    const read = parse(businessHoursSchemas.businessHours, sent);
    expect(read).toEqual(
      hoursWith({ weekly: { mon: [day] }, holiday: [day], special: [{ ...days, intervals: [day] }] }),
    );
    expect(skippedParts(sent, read)).toEqual([
      'weekly.mon.0.lastOrder',
      'holiday.0.lastOrder',
      'special.0.intervals.0.lastOrder',
    ]);
  });

  it('business hours are unknown, not closed, on days of which nothing can be read', () => {
    const days = { from: '2026-12-31', to: '2026-12-31' };
    for (const intervals of [[{ opens: '31:00', closes: '9' }], 'closed', undefined, null]) {
      const sent = hoursWith({
        holiday: intervals ?? 'odd',
        publicHolidays: ['2027-01-01'],
        special: [{ ...days, intervals }],
      });
      const read = parse(businessHoursSchemas.businessHours, sent);
      expect(read).toEqual({ ...sent, holiday: 'unknown', special: [days] });
      for (const date of ['2026-12-31', '2027-01-01'])
        expect(hoursOn(read, date)).toMatchObject({ source: 'unknown', intervals: [] });
    }
  });

  it('business hours have times in any spelling, which is no loss', () => {
    const sent = hoursWith({
      timeZone: 'GMT+9',
      weekly: { mon: [{ opens: '9:00', closes: '17:00:00', lastOrder: '16.30' }] },
    });
    const read = parse(businessHoursSchemas.businessHours, sent);
    expect(read).toEqual({ timeZone: '+09:00', weekly: { mon: [{ ...day, lastOrder: '16:30' }] } });
    expect(skippedParts(sent, read)).toEqual([]);
  });

  // A Monday, on which the week says that it is open.
  const monday = '2026-12-07';
  const openWith = (changed: object) => hoursWith({ weekly: { mon: [day] }, ...changed });
  const stateOf = (sent: object) =>
    openStateAt(parse(businessHoursSchemas.businessHours, sent), new Date(`${monday}T10:00:00+09:00`)).state;

  it.each<[string, object]>([
    ['a holiday is no date', openWith({ holiday: [], publicHolidays: ['2026-11-31'] })],
    ['the holidays are no list', openWith({ holiday: [], publicHolidays: '2026-12-31' })],
    [
      'a special day ends before it begins',
      openWith({ special: [{ from: '2026-12-31', to: '2026-12-30', intervals: [] }] }),
    ],
    [
      'a special day is no date',
      openWith({ special: [{ from: '31.12.2026', to: '31.12.2026', intervals: [] }] }),
    ],
    [
      'a special day has begun and its end is no date',
      openWith({ special: [{ from: '2026-12-01', to: '', intervals: [] }] }),
    ],
    [
      'a special day is to end and its beginning is no date',
      openWith({ special: [{ from: '', to: '2026-12-31', intervals: [] }] }),
    ],
    ['a special day is no object', openWith({ special: ['2026-12-31'] })],
    ['the special days are no list', openWith({ special: '2026-12-31' })],
    ['the zone is unknown', openWith({ timeZone: 'Asia/Nowhere' })],
    ['there is no week', { timeZone: 'Asia/Tokyo' }],
  ])('business hours are unknown on the days that may be meant, not open, when %s', (_, sent) => {
    expect(stateOf(openWith({}))).toBe('open');
    expect(stateOf(sent)).toBe('unknown');
  });

  it.each<[string, object]>([
    ['it is over', openWith({ special: [{ from: '', to: '2026-12-06', intervals: [] }] })],
    ['it is to come', openWith({ special: [{ from: '2026-12-08', to: 'spring', intervals: [] }] })],
    ['holidays have no hours of their own', openWith({ publicHolidays: ['2026-11-31'] })],
  ])('business hours keep their other days when a date cannot be read and %s', (_, sent) => {
    expect(stateOf(sent)).toBe('open');
  });

  it('business hours keep a special day that can be read beside one that cannot', () => {
    const days = [
      { from: '', to: '' },
      { from: monday, to: monday, intervals: [] },
    ];
    expect(stateOf(openWith({ special: days }))).toBe('closed');
  });

  it.each([{ until: '' }, { until: 1796000000 }, { until: 'spring' }, {}, true, 'yes', [], 1])(
    'business hours are of a place that is closed for now, without a known end, when the closing is %j',
    (temporarilyClosed) => {
      for (const more of [{}, { timeZone: 'Asia/Nowhere' }, { weekly: 'none' }, { special: 'none' }])
        expect(stateOf(openWith({ ...more, temporarilyClosed }))).toBe('temporarilyClosed');
    },
  );

  it('business hours are of an open place when the closing is false', () => {
    expect(stateOf(openWith({ temporarilyClosed: false }))).toBe('open');
  });
});

describe('instants', () => {
  const at = (startsAt: string) => ({ ...reserved, startsAt });

  it.each(['2026-02-28T23:59:59Z', '2026-11-21T18:00:00+09:00', '2026-11-21T18:00:00.123-03:30'])(
    'such as %s are accepted',
    (instant) => expect(is(contactSchemas.reservation, at(instant))).toBe(true),
  );

  it.each(['2026-02-30T10:00:00Z', '2026-11-21T18:00:00', '2026-11-21 18:00:00Z', '2026-11-21T18:00:00+09', '2026-11-21T18:00:00 +09:00', '2026-11-21', '1795000000', 1795000000])(
    'such as %o are refused, since not every engine reads them',
    (instant) => expect(is(contactSchemas.reservation, at(instant as string))).toBe(false),
  ); // prettier-ignore
});
