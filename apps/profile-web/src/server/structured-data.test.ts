import type { BasicInfo } from '@oa-profile/api-client/schemas';
import { describe, expect, it } from 'vitest';
import { structuredData } from './structured-data.js';
import { samplePage } from './testing/sample-page.js';

const url = 'https://page.example/@komorebi';
const now = new Date('2026-11-21T12:00:00+09:00');
const day = { opens: '09:00', closes: '18:00' };

type Hours = NonNullable<BasicInfo['hours']>;

/** As search engines read it: what is undefined is not there. */
function dataOf(page: Parameters<typeof structuredData>[0]): Record<string, unknown> {
  return JSON.parse(JSON.stringify(structuredData(page, url, now))) as Record<string, unknown>;
}

const hoursOf = (hours: Partial<Hours>): unknown =>
  dataOf(samplePage({}, { hours: { timeZone: 'Asia/Tokyo', weekly: {}, ...hours } }))[
    'openingHoursSpecification'
  ];

const specification = (more: object): object => ({ '@type': 'OpeningHoursSpecification', ...more });

describe('structured data', () => {
  it('describe an account with nothing but a name', () => {
    expect(dataOf(samplePage({ icon: undefined }))).toEqual({
      '@context': 'https://schema.org',
      '@type': 'LocalBusiness',
      '@id': url,
      url,
      name: 'Komorebi Coffee',
      image: [],
    });
  });

  it('have address, place, telephone and websites of the section', () => {
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
      sameAs: ['https://komorebi.example'],
    });
  });

  it('have no place from half a coordinate', () => {
    const address = { text: 'Kiyosumi', latitude: 35.68, longitude: undefined, mapUrl: undefined };
    expect(dataOf(samplePage({}, { address }))).not.toHaveProperty('geo');
  });

  it.each([undefined, null, 'nonsense', { address: { text: 7 } }])('ignore bad section data: %o', (data) => {
    const page = { ...samplePage(), sections: [{ type: 'basic-info', id: 'info', data }] };
    expect(dataOf(page)).not.toHaveProperty('openingHoursSpecification');
    expect(dataOf(page)).toMatchObject({ name: 'Komorebi Coffee' });
  });
});

describe('opening hours for search engines', () => {
  it('have no opening on a closed day, and say nothing of an unknown one', () => {
    expect(hoursOf({ weekly: { mon: [day], tue: [] } })).toEqual([
      specification({ opens: '09:00', closes: '18:00', dayOfWeek: 'Monday' }),
      specification({ dayOfWeek: 'Tuesday' }),
    ]);
  });

  it('have one entry for each part of a day with a break', () => {
    const parts = [
      { opens: '11:00', closes: '14:00' },
      { opens: '17:00', closes: '22:00' },
    ];
    expect(hoursOf({ weekly: { fri: parts } })).toEqual(
      parts.map((part) => specification({ ...part, dayOfWeek: 'Friday' })),
    );
  });

  it('close before they open when that is the next day', () => {
    expect(hoursOf({ weekly: { sat: [{ opens: '18:00', closes: '02:00' }] } })).toEqual([
      specification({ opens: '18:00', closes: '02:00', dayOfWeek: 'Saturday' }),
    ]);
  });

  it('close at 23:59 for 24:00', () => {
    expect(hoursOf({ weekly: { sun: [{ opens: '00:00', closes: '24:00' }] } })).toEqual([
      specification({ opens: '00:00', closes: '23:59', dayOfWeek: 'Sunday' }),
    ]);
  });

  it('have special days with their dates', () => {
    const special = [
      { from: '2026-12-24', to: '2026-12-24', intervals: [{ opens: '10:00', closes: '15:00' }] },
      { from: '2026-12-31', to: '2027-01-03', intervals: [] },
    ];
    expect(hoursOf({ special })).toEqual([
      specification({
        opens: '10:00',
        closes: '15:00',
        validFrom: '2026-12-24',
        validThrough: '2026-12-24',
      }),
      specification({ validFrom: '2026-12-31', validThrough: '2027-01-03' }),
    ]);
  });

  it('have public holidays whose hours differ, unless a special day decides', () => {
    const publicHolidays = ['2026-11-23', '2026-12-31'];
    const special = [{ from: '2026-12-31', to: '2026-12-31', intervals: [] }];
    expect(hoursOf({ publicHolidays, special, holiday: [day] })).toEqual([
      specification({ validFrom: '2026-12-31', validThrough: '2026-12-31' }),
      specification({ ...day, validFrom: '2026-11-23', validThrough: '2026-11-23' }),
    ]);
    expect(hoursOf({ publicHolidays })).toEqual([]);
  });

  it.each([
    [{}, false],
    [{ until: '2026-11-21' }, false],
    [{ until: '2026-11-20' }, true],
  ])('are there while closed for a while (%o): %s', (temporarilyClosed, there) => {
    expect(hoursOf({ weekly: { mon: [day] }, temporarilyClosed }) !== undefined).toBe(there);
  });
});
