import type { BasicInfo } from '@oa-profile/api-client/schemas';
import { describe, expect, it } from 'vitest';
import { structuredData } from './structured-data.js';
import { samplePage } from '../testing/sample-page.js';

const url = 'https://page.example/@komorebi';
const now = new Date('2026-11-21T09:00:00+09:00');
const day = { opens: '09:00', closes: '18:00' };
const closed = { opens: '00:00', closes: '00:00' };

type Hours = NonNullable<BasicInfo['hours']>;

/** As search engines read it: without undefined members. */
function dataOf(page: Parameters<typeof structuredData>[0]): Record<string, unknown> {
  const options = { url: `${url}?lang=en`, id: url, language: 'en', now } as const;
  return JSON.parse(JSON.stringify(structuredData(page, options))) as Record<string, unknown>;
}

const address = { text: 'Yanaka 3-99-7, Tokyo' } as NonNullable<BasicInfo['address']>;

const hoursOf = (hours: Partial<Hours>): unknown =>
  dataOf(samplePage({}, { address, hours: { timeZone: 'Asia/Tokyo', weekly: {}, ...hours } }))[
    'openingHoursSpecification'
  ];

const specification = (more: object): object => ({ '@type': 'OpeningHoursSpecification', ...more });

describe('structured data', () => {
  it('structured data describe an account with nothing but a name', () => {
    expect(dataOf(samplePage({ icon: undefined }))).toEqual({
      '@context': 'https://schema.org',
      '@type': 'Organization',
      '@id': url,
      url: `${url}?lang=en`,
      name: 'Komorebi Coffee',
      image: [],
    });
  });

  it('structured data have address, place, telephone and websites of the section', () => {
    const page = samplePage(
      {},
      {
        phone: '+81 3 1234 5678',
        address: { text: '1-2-3 Kiyosumi', latitude: 35.68, longitude: 139.8, mapUrl: undefined },
        websites: [{ url: 'https://komorebi.example' }],
      },
    );
    expect(dataOf(page)).toMatchObject({
      telephone: '+81 3 1234 5678',
      address: { streetAddress: '1-2-3 Kiyosumi', addressCountry: 'JP' },
      geo: { latitude: 35.68, longitude: 139.8 },
      sameAs: ['https://komorebi.example/'],
    });
  });

  it('structured data describe a business only if it has an address, and else an organization without hours or prices', () => {
    const hours = { timeZone: 'Asia/Tokyo', weekly: { mon: [day] } };
    const priceRanges = [{ kind: 'general' as const, min: { amount: 900, currency: 'JPY' }, max: undefined }];
    const page = samplePage(
      { businessType: 'cafe' },
      { phone: 'TEL 110 (24h)', hours, priceRanges, websites: [] },
    );
    expect(dataOf(page)).toMatchObject({ '@type': 'Organization', telephone: '110' });
    for (const property of ['address', 'geo', 'openingHoursSpecification', 'priceRange'])
      expect(dataOf(page)).not.toHaveProperty(property);
  });

  it.each([
    ['cafe', 'CafeOrCoffeeShop'],
    ['medicalClinic', 'MedicalClinic'],
    ['museum', ['LocalBusiness', 'Museum']],
    [undefined, 'LocalBusiness'],
  ] as const)('structured data name the type of a business: %s is %o', (businessType, type) => {
    expect(dataOf(samplePage({ businessType }, { address }))['@type']).toEqual(type);
  });

  it('structured data have the parts of the address if they are known, else all of it as the street', () => {
    const parts = { street: '3-99-7 Yanaka', locality: 'Taito-ku', region: 'Tokyo', postalCode: '110-0001' };
    expect(dataOf(samplePage({}, { address: { ...address, ...parts } }))['address']).toEqual({
      '@type': 'PostalAddress',
      streetAddress: '3-99-7 Yanaka',
      addressLocality: 'Taito-ku',
      addressRegion: 'Tokyo',
      postalCode: '110-0001',
      addressCountry: 'JP',
    });
    expect(dataOf(samplePage({}, { address }))['address']).toEqual({
      '@type': 'PostalAddress',
      streetAddress: address.text,
      addressCountry: 'JP',
    });
  });

  const yen = (amount: number) => ({ amount, currency: 'JPY' });
  it.each([
    [
      [
        { kind: 'lunch', min: yen(900), max: yen(1600) },
        { kind: 'dinner', min: yen(1500), max: yen(3500) },
      ],
      '¥900-¥3,500',
    ],
    [[{ kind: 'general', min: yen(900) }], '¥900+'],
    [[{ kind: 'general', max: yen(900) }], '¥0-¥900'],
    [[{ kind: 'general', min: yen(900), max: yen(900) }], '¥900'],
    [
      [
        { kind: 'lunch', min: yen(900) },
        { kind: 'dinner', max: { amount: 9, currency: 'USD' } },
      ],
      undefined,
    ],
    [[], undefined],
  ] as const)('structured data have one price range: %j is %s', (priceRanges, text) => {
    const info = { address, priceRanges: priceRanges as unknown as BasicInfo['priceRanges'] };
    expect(dataOf(samplePage({}, info))['priceRange']).toBe(text);
  });

  it('structured data have no position without both coordinates', () => {
    const half = { ...address, latitude: 35.68 };
    expect(dataOf(samplePage({}, { address: half }))).not.toHaveProperty('geo');
  });

  it.each([undefined, null, 'nonsense', { address: { text: 7 } }])(
    'bad section data are ignored: %o',
    (data) => {
      const page = { ...samplePage(), sections: [{ type: 'basic-info', id: 'info', data }] };
      expect(dataOf(page)).not.toHaveProperty('openingHoursSpecification');
      expect(dataOf(page)).toMatchObject({ name: 'Komorebi Coffee' });
    },
  );
});

describe('opening hours for search engines', () => {
  it('opening hours for search engines open and close at midnight on a closed day, and leave out an unknown one', () => {
    expect(hoursOf({ weekly: { mon: [day], tue: [] } })).toEqual([
      specification({ opens: '09:00', closes: '18:00', dayOfWeek: 'Monday' }),
      specification({ opens: '00:00', closes: '00:00', dayOfWeek: 'Tuesday' }),
    ]);
  });

  it('opening hours for search engines have one entry for each part of a day with a break', () => {
    const parts = [
      { opens: '11:00', closes: '14:00' },
      { opens: '17:00', closes: '22:00' },
    ];
    expect(hoursOf({ weekly: { fri: parts } })).toEqual(
      parts.map((part) => specification({ ...part, dayOfWeek: 'Friday' })),
    );
  });

  it('opening hours for search engines have times past midnight on the day that they are on', () => {
    const night = [
      { opens: '18:00', closes: '25:30' },
      { opens: '26:00', closes: '30:00' },
    ];
    const eve = { from: '2026-12-31', to: '2026-12-31', intervals: night };
    expect(hoursOf({ weekly: { sat: night }, special: [eve] })).toEqual([
      specification({ opens: '18:00', closes: '01:30', dayOfWeek: 'Saturday' }),
      specification({ opens: '02:00', closes: '06:00', dayOfWeek: 'Sunday' }),
      specification({ opens: '18:00', closes: '01:30', validFrom: '2026-12-31', validThrough: '2026-12-31' }),
      specification({ opens: '02:00', closes: '06:00', validFrom: '2027-01-01', validThrough: '2027-01-01' }),
    ]);
  });

  it.each([
    ['00:00', '00:00'],
    ['07:00', '07:00'],
    ['00:00', '23:59'],
  ])('opening hours for search engines are the whole day, and not closed, from %s to %s', (opens, closes) => {
    expect(hoursOf({ weekly: { sun: [{ opens, closes }] } })).toEqual([
      specification({ opens: '00:00', closes: '23:59', dayOfWeek: 'Sunday' }),
    ]);
  });

  it.each([
    ['Asia/Tokyo', ['2026-11-21', '2026-11-22']],
    // There it is still the evening before.
    ['America/New_York', ['2026-11-20', '2026-11-21', '2026-11-22']],
  ])('opening hours for search engines leave out days that are past in %s', (timeZone, left) => {
    const dates = ['2026-11-19', '2026-11-20', '2026-11-21', '2026-11-22'];
    const special = dates.map((date) => ({ from: date, to: date, intervals: [] }));
    // Days in a row with the same hours are one entry.
    const days = { validFrom: left[0], validThrough: left.at(-1) };
    expect(hoursOf({ timeZone, special })).toEqual([specification({ ...closed, ...days })]);
    expect(hoursOf({ timeZone, publicHolidays: dates, holiday: [day] })).toEqual([
      specification({ ...day, ...days }),
    ]);
  });

  it('opening hours for search engines keep a special day while its night goes on', () => {
    const intervals = [{ opens: '18:00', closes: '02:00' }];
    const special = [{ from: '2026-11-20', to: '2026-11-20', intervals }];
    expect(hoursOf({ timeZone: 'UTC', special })).toHaveLength(1);
  });

  it('opening hours for search engines have the next thirty special days, so that there is room for the rest', () => {
    const special = Array.from({ length: 60 }, (_, number) => {
      const date = new Date(Date.UTC(2027, 0, 119 - 2 * number)).toISOString().slice(0, 10);
      return { from: date, to: date, intervals: [] };
    });
    const days = (hoursOf({ special }) as { validFrom: string }[]).map(({ validFrom }) => validFrom);
    expect(days).toHaveLength(30);
    expect([days[0], days[29]]).toEqual(['2027-01-01', '2027-02-28']);
  });

  it('opening hours for search engines have public holidays whose hours differ, unless a special day decides', () => {
    const publicHolidays = ['2026-11-23', '2026-12-31'];
    const special = [{ from: '2026-12-31', to: '2026-12-31', intervals: [] }];
    expect(hoursOf({ publicHolidays, special, holiday: [day] })).toEqual([
      specification({ ...day, validFrom: '2026-11-23', validThrough: '2026-11-23' }),
      specification({ ...closed, validFrom: '2026-12-31', validThrough: '2026-12-31' }),
    ]);
    expect(hoursOf({ publicHolidays })).toEqual([]);
  });

  it.each([
    [{}, false],
    [{ until: '2026-11-21' }, false],
    [{ until: '2026-11-20' }, true],
  ])('hours exist while temporarily closed (%o): %s', (temporarilyClosed, there) => {
    expect(hoursOf({ weekly: { mon: [day] }, temporarilyClosed }) !== undefined).toBe(there);
  });
});
