import { describe, expect, it, onTestFinished } from 'vitest';
import { createFormatters, languages, visitorZone, type Formatters, type Language } from './index.js';
import { formatCount } from './format-count.js';
import { otherLanguage } from './other-language.js';

const zone = 'Asia/Tokyo';
const morning = new Date('2026-11-21T00:05:00Z');
const evening = new Date('2026-11-21T12:30:00Z');
const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

type Sample = (formatters: Formatters) => string;

/** Tests one format in all six languages. */
function inSixLanguages(title: string, sample: Sample, expected: Record<Language, string>): void {
  it.each([...languages])(`${title} in %s`, (language) => {
    expect(sample(createFormatters(language, zone))).toBe(expected[language]);
  });
}

describe('dates and times', () => {
  inSixLanguages('a morning', ({ time }) => time(morning), {
    en: '9:05 AM',
    ja: '9:05',
    'zh-TW': '09:05',
    th: '09:05',
    id: '09.05',
    ko: '오전 9:05',
  });

  inSixLanguages('a date', ({ date }) => date(morning), {
    en: 'Nov 21, 2026',
    ja: '2026年11月21日',
    'zh-TW': '2026年11月21日',
    th: '21 พ.ย. 2569',
    id: '21 Nov 2026',
    ko: '2026. 11. 21.',
  });

  it.each([...languages])('an evening has the 12- or 24-hour clock of %s', (language) => {
    const twelve: readonly Language[] = ['en', 'ko'];
    expect(createFormatters(language, zone).time(evening)).toMatch(
      twelve.includes(language) ? /\D9:30|^9:30/ : /^21[:.]30$/,
    );
  });

  it('an evening in Korean has no Latin letters', () => {
    expect(createFormatters('ko', zone).time(evening)).toBe('오후 9:30');
    expect(createFormatters('ko', zone).dateTime(evening)).toBe('2026. 11. 21. 오후 9:30');
  });

  it.each([...languages])('a date with time contains both in %s', (language) => {
    const { date, time, dateTime } = createFormatters(language, zone);
    expect(dateTime(evening)).toContain(date(evening));
    expect(dateTime(evening)).toContain(time(evening));
  });

  it('a date with time ends with น. in Thai', () => {
    expect(createFormatters('th', zone).dateTime(evening)).toBe('21 พ.ย. 2569 21:30 น.');
    // A plain time has none: in a range it comes once, from the text.
    expect(createFormatters('th', zone).time(evening)).toBe('21:30');
  });

  it.each([...languages])('day and month come with the weekday and without the year in %s', (language) => {
    const { dayAndMonth } = createFormatters(language, zone);
    expect(dayAndMonth(morning)).toMatch(/21/);
    expect(dayAndMonth(morning)).not.toMatch(/2026|2569/);
    expect(dayAndMonth(morning)).not.toBe(dayAndMonth(new Date('2027-11-21T00:05:00Z')));
  });

  it('day and month are short', () => {
    expect(createFormatters('en', zone).dayAndMonth(morning)).toBe('Sat, Nov 21');
    expect(createFormatters('ja', zone).dayAndMonth(morning)).toBe('11月21日(土)');
  });
});

describe('a moment near now', () => {
  /** Saturday, 21 November 2026, noon in Tokyo. */
  const noon = new Date('2026-11-21T12:00:00+09:00');
  const said = (at: string, now: Date = noon, language: Language = 'en', timeZone: string = zone): string =>
    createFormatters(language, timeZone).moment(new Date(at), now);

  it.each([
    ['of today is its time', '21T15:00', '3:00 PM'],
    ['that was today is its time', '21T00:00', '12:00 AM'],
    ['of the last minute of today is its time', '21T23:59', '11:59 PM'],
    ['of the next midnight is tomorrow', '22T00:00', 'tomorrow, 12:00 AM'],
    ['of the end of tomorrow is tomorrow', '22T23:59', 'tomorrow, 11:59 PM'],
    ['of the day after that is its weekday', '23T00:00', 'Monday, 12:00 AM'],
    ['in six days is its weekday', '27T23:59', 'Friday, 11:59 PM'],
    ['in a week, which is this weekday again, has its date', '28T00:00', 'Sat, Nov 28, 12:00 AM'],
    ['of the day before is yesterday', '20T23:59', 'yesterday, 11:59 PM'],
    [
      'of a day before that has its date, since a weekday is a coming one',
      '19T23:59',
      'Thu, Nov 19, 11:59 PM',
    ],
  ])('a moment %s', (_, at, text) => {
    expect(said(`2026-11-${at}:00+09:00`)).toBe(text);
  });

  it('a moment has a year only if it is another one that is not near', () => {
    const december = new Date('2026-12-28T12:00:00+09:00');
    expect(said('2027-01-03T09:00:00+09:00', december)).toBe('Sunday, 9:00 AM');
    expect(said('2027-01-04T09:00:00+09:00', december)).toBe('Mon, Jan 4, 9:00 AM');
    expect(said('2026-01-04T09:00:00+09:00', december)).toBe('Sun, Jan 4, 9:00 AM');
    expect(said('2027-06-26T09:00:00+09:00', december)).toBe('Sat, Jun 26, 9:00 AM');
    expect(said('2027-06-27T09:00:00+09:00', december)).toBe('Jun 27, 2027, 9:00 AM');
    expect(said('2025-06-30T09:00:00+09:00', december)).toBe('Jun 30, 2025, 9:00 AM');
    const newYear = new Date('2027-01-01T00:00:00+09:00');
    expect(said('2026-12-31T23:59:00+09:00', newYear)).toBe('yesterday, 11:59 PM');
    expect(said('2026-12-30T23:59:00+09:00', newYear)).toBe('Wed, Dec 30, 11:59 PM');
  });

  it.each([
    ['Asia/Tokyo', '12:30 AM'],
    ['Asia/Bangkok', '10:30 PM'],
    ['+05:45', '9:15 PM'],
  ])('a moment is of the days and years of its zone: today in %s', (timeZone, text) => {
    const at = '2026-12-31T15:30:00Z';
    expect(said(at, new Date('2026-12-31T16:00:00Z'), 'en', timeZone)).toBe(text);
  });

  it('a moment that is today in one zone is tomorrow in another', () => {
    const now = new Date('2026-12-31T14:30:00Z');
    expect(said('2026-12-31T15:30:00Z', now)).toBe('tomorrow, 12:30 AM');
    expect(said('2026-12-31T15:30:00Z', now, 'en', 'Asia/Bangkok')).toBe('10:30 PM');
  });

  it('a moment is of its day when that has 23 or 25 hours', () => {
    const inNewYork = (at: string, now: string): string => said(at, new Date(now), 'en', 'America/New_York');
    // Summer time begins on 8 March and ends on 1 November 2026, at two in the morning.
    expect(inNewYork('2026-03-09T00:00:00-04:00', '2026-03-08T00:00:00-05:00')).toBe('tomorrow, 12:00 AM');
    expect(inNewYork('2026-03-08T23:59:00-04:00', '2026-03-08T00:00:00-05:00')).toBe('11:59 PM');
    expect(inNewYork('2026-11-01T23:59:00-05:00', '2026-11-01T00:00:00-04:00')).toBe('11:59 PM');
    expect(inNewYork('2026-11-08T00:00:00-05:00', '2026-11-01T00:00:00-04:00')).toBe('Sun, Nov 8, 12:00 AM');
    expect(inNewYork('2026-11-07T23:59:00-05:00', '2026-11-01T00:00:00-04:00')).toBe('Saturday, 11:59 PM');
  });

  it('a moment of today names its day where that does not go without saying', () => {
    const { moment } = createFormatters('en', zone);
    expect(moment(evening, noon, { namesToday: true })).toBe('today, 9:30 PM');
    expect(moment(new Date('2026-11-22T12:30:00Z'), noon, { namesToday: true })).toBe('tomorrow, 9:30 PM');
  });

  inSixLanguages('a moment of today', ({ moment }) => moment(evening, noon), {
    en: '9:30 PM',
    ja: '21:30',
    'zh-TW': '21:30',
    th: '21:30 น.',
    id: '21.30',
    ko: '오후 9:30',
  });

  inSixLanguages('a moment of tomorrow', ({ moment }) => moment(new Date('2026-11-22T12:30:00Z'), noon), {
    en: 'tomorrow, 9:30 PM',
    ja: '明日 21:30',
    'zh-TW': '明天21:30',
    th: 'พรุ่งนี้ 21:30 น.',
    id: 'besok, 21.30',
    ko: '내일 오후 9:30',
  });

  inSixLanguages('a moment in three days', ({ moment }) => moment(new Date('2026-11-24T12:30:00Z'), noon), {
    en: 'Tuesday, 9:30 PM',
    ja: '火曜日 21:30',
    'zh-TW': '星期二21:30',
    th: 'วันอังคาร 21:30 น.',
    id: 'Selasa, 21.30',
    ko: '화요일 오후 9:30',
  });

  inSixLanguages('a moment in ten days', ({ moment }) => moment(new Date('2026-12-01T12:30:00Z'), noon), {
    en: 'Tue, Dec 1, 9:30 PM',
    ja: '12月1日(火) 21:30',
    'zh-TW': '12月1日週二 21:30',
    th: 'อังคาร 1 ธ.ค. 21:30 น.',
    id: 'Sel, 1 Des, 21.30',
    ko: '12월 1일 (화) 오후 9:30',
  });

  inSixLanguages('a moment of another year', ({ moment }) => moment(new Date('2027-12-01T12:30:00Z'), noon), {
    en: 'Dec 1, 2027, 9:30 PM',
    ja: '2027年12月1日 21:30',
    'zh-TW': '2027年12月1日 21:30',
    th: '1 ธ.ค. 2570 21:30 น.',
    id: '1 Des 2027, 21.30',
    ko: '2027. 12. 1. 오후 9:30',
  });

  it('a day near now is called as the day of a moment, and today by its name', () => {
    const { day } = createFormatters('en', zone);
    expect(
      ['21', '22', '24', '28'].map((date) => day(new Date(`2026-11-${date}T23:30:00+09:00`), noon)),
    ).toEqual(['today', 'tomorrow', 'Tuesday', 'Sat, Nov 28']);
  });

  it('a moment of tomorrow has its date where the engine has no word for it', () => {
    const { RelativeTimeFormat } = Intl;
    onTestFinished(() => void Object.assign(Intl, { RelativeTimeFormat }));
    Object.assign(Intl, { RelativeTimeFormat: undefined });
    expect(said('2026-11-22T09:00:00+09:00')).toBe('Sunday, 9:00 AM');
    expect(said('2026-11-20T09:00:00+09:00')).toBe('Fri, Nov 20, 9:00 AM');
  });
});

describe('weekdays', () => {
  inSixLanguages('the first is Sunday', ({ weekday }) => weekday(0), {
    en: 'Sunday',
    ja: '日曜日',
    'zh-TW': '星期日',
    th: 'วันอาทิตย์',
    id: 'Minggu',
    ko: '일요일',
  });

  it.each([...languages])('weekdays are seven, in long and short form, in %s', (language) => {
    const { weekday } = createFormatters(language, zone);
    const days = [0, 1, 2, 3, 4, 5, 6];
    expect(new Set(days.map((day) => weekday(day))).size).toBe(7);
    expect(new Set(days.map((day) => weekday(day, 'short'))).size).toBe(7);
    for (const day of days) expect(weekday(day, 'short').length).toBeLessThan(weekday(day).length);
  });

  it.each(['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'UTC'])('weekdays are the same in %s', (timeZone) => {
    const { weekday } = createFormatters('en', timeZone);
    expect(weekday(0)).toBe('Sunday');
    expect(weekday(6, 'short')).toBe('Sat');
  });
});

describe('money', () => {
  inSixLanguages('whole baht', ({ money }) => money(1180, 'THB'), {
    en: '฿1,180',
    ja: '฿1,180',
    'zh-TW': '฿1,180',
    th: '฿1,180',
    id: '฿1.180',
    ko: '฿1,180',
  });

  inSixLanguages('baht and satang', ({ money }) => money(180.5, 'THB'), {
    en: '฿180.50',
    ja: '฿180.50',
    'zh-TW': '฿180.50',
    th: '฿180.50',
    id: '฿180,50',
    ko: '฿180.50',
  });

  inSixLanguages('yen', ({ money }) => money(650, 'JPY'), {
    en: '¥650',
    ja: '￥650',
    'zh-TW': '¥650',
    th: '¥650',
    id: '¥650',
    ko: '¥650',
  });

  inSixLanguages('Taiwan dollars', ({ money }) => money(1180, 'TWD'), {
    en: 'NT$1,180',
    ja: 'NT$1,180',
    'zh-TW': '$1,180',
    th: 'NT$1,180',
    id: 'NT$1.180',
    ko: 'NT$1,180',
  });

  inSixLanguages('US dollars', ({ money }) => money(24.5, 'USD'), {
    en: '$24.50',
    ja: 'US$24.50',
    'zh-TW': 'US$24.50',
    th: 'US$24.50',
    id: 'US$24,50',
    ko: 'US$24.50',
  });

  it.each([...languages])('every dollar, yuan and crown is written differently in %s', (language) => {
    const { money } = createFormatters(language, zone);
    const alike = [
      'TWD',
      'USD',
      'HKD',
      'SGD',
      'AUD',
      'CAD',
      'NZD',
      'JPY',
      'CNY',
      'GBP',
      'EGP',
      'SEK',
      'NOK',
      'DKK',
    ];
    expect(new Set(alike.map((currency) => money(7, currency))).size).toBe(alike.length);
  });

  it('money rounds before it drops the minor digits of a whole amount', () => {
    expect(createFormatters('en', zone).money(11.999, 'USD')).toBe('$12');
    expect(createFormatters('en', zone).money(0, 'USD')).toBe('$0');
  });

  it('money has no minor digits in currencies without any', () => {
    expect(createFormatters('en', zone).money(650.4, 'JPY')).toBe('¥650');
    expect(createFormatters('ko', zone).money(12000, 'KRW')).toBe('₩12,000');
  });

  it.each(['yen', 'ABC', 'JPYX', '¥', 'J1Y'])('money names the unknown currency "%s"', (currency) => {
    expect(createFormatters('en', zone).money(1180, currency)).toBe(`1,180 ${currency}`);
  });

  it('money is accepted if the environment cannot list its currencies', () => {
    const original = Intl.supportedValuesOf;
    Object.assign(Intl, { supportedValuesOf: undefined });
    onTestFinished(() => void Object.assign(Intl, { supportedValuesOf: original }));
    expect(createFormatters('en', zone).money(650, 'JPY')).toBe('¥650');
  });
});

describe('distances', () => {
  inSixLanguages('metres', ({ distance }) => distance(347), {
    en: '350 m',
    ja: '350m',
    'zh-TW': '350公尺',
    th: '350 ม.',
    id: '350 m',
    ko: '350m',
  });

  inSixLanguages('kilometres', ({ distance }) => distance(1234), {
    en: '1.2 km',
    ja: '1.2km',
    'zh-TW': '1.2公里',
    th: '1.2 กม.',
    id: '1,2 km',
    ko: '1.2km',
  });

  it.each([
    [0, '0 m'],
    [994, '990 m'],
    [995, '1 km'],
    [1000, '1 km'],
    [9940, '9.9 km'],
    [9960, '10 km'],
    [12499, '12 km'],
    [1234567, '1,235 km'],
  ])('distances of %d metres are %s', (metres, text) => {
    expect(createFormatters('en', zone).distance(metres)).toBe(text);
  });
});

describe('relative times', () => {
  const tell = (milliseconds: number, language: Language = 'en', now = evening): string =>
    createFormatters(language, zone).relativeTime(new Date(now.getTime() + milliseconds), now);

  inSixLanguages(
    'yesterday',
    ({ relativeTime }) => relativeTime(new Date(evening.getTime() - 30 * HOUR), evening),
    {
      en: 'yesterday',
      ja: '昨日',
      'zh-TW': '昨天',
      th: 'เมื่อวาน',
      id: 'kemarin',
      ko: '어제',
    },
  );

  inSixLanguages(
    'three weeks ago',
    ({ relativeTime }) => relativeTime(new Date(evening.getTime() - 21 * DAY), evening),
    {
      en: '3 weeks ago',
      ja: '3週間前',
      'zh-TW': '3週前',
      th: '3 สัปดาห์ที่ผ่านมา',
      id: '3 minggu yang lalu',
      ko: '3주 전',
    },
  );

  it.each([...languages])('a time in two hours is relative in %s', (language) =>
    expect(tell(2 * HOUR, language)).toMatch(/2/),
  );

  it.each([
    [0, 'now'],
    [-999, 'now'],
    [45 * SECOND, 'in 45 seconds'],
    [-59_999, '59 seconds ago'],
    [-MINUTE, '1 minute ago'],
    [59 * MINUTE, 'in 59 minutes'],
    [119 * MINUTE, 'in 1 hour'],
    [2 * HOUR, 'in 2 hours'],
    [-23 * HOUR, '23 hours ago'],
    [-DAY, 'yesterday'],
    [DAY, 'tomorrow'],
    [-6 * DAY, '6 days ago'],
    [-7 * DAY, '1 week ago'],
    [21 * DAY, 'in 3 weeks'],
    [-30 * DAY, '4 weeks ago'],
    [-31 * DAY, '1 month ago'],
    [70 * DAY, 'in 2 months'],
    [-364 * DAY, '11 months ago'],
    [-365 * DAY, '1 year ago'],
    [800 * DAY, 'in 2 years'],
  ])('relative times %d ms away is %s', (milliseconds, text) => expect(tell(milliseconds)).toBe(text));

  it('relative times counts calendar days in the time zone', () => {
    const now = new Date('2026-11-21T01:00:00Z');
    const date = new Date('2026-11-19T16:00:00Z');
    expect(createFormatters('en', 'Asia/Tokyo').relativeTime(date, now)).toBe('yesterday');
    expect(createFormatters('en', 'UTC').relativeTime(date, now)).toBe('2 days ago');
  });

  it('relative times gives less than 24 hours within a day of 25 hours in hours', () => {
    const midnight = new Date('2026-11-01T04:00:00Z');
    const { relativeTime } = createFormatters('en', 'America/New_York');
    expect(relativeTime(new Date(midnight.getTime() + DAY), midnight)).toBe('in 24 hours');
  });

  it.each([
    ['2026-01-31', '2026-02-28', 'in 4 weeks'],
    ['2026-01-31', '2026-03-01', 'in 1 month'],
    ['2026-03-01', '2026-01-31', '1 month ago'],
    ['2024-02-29', '2025-02-28', 'in 11 months'],
    ['2024-02-29', '2025-03-01', 'in 1 year'],
  ])('relative times counts whole months from %s to %s', (now, date, text) => {
    expect(createFormatters('en', 'UTC').relativeTime(new Date(date), new Date(now))).toBe(text);
  });
});

describe('numbers and lists', () => {
  inSixLanguages('twelve thousand', ({ number }) => number(12345), {
    en: '12,345',
    ja: '12,345',
    'zh-TW': '12,345',
    th: '12,345',
    id: '12.345',
    ko: '12,345',
  });

  inSixLanguages('twelve thousand, compact', ({ number }) => number(12345, { compact: true }), {
    en: '12K',
    ja: '1.2万',
    'zh-TW': '1.2萬',
    th: '1.2 หมื่น',
    id: '12 rb',
    ko: '1.2만',
  });

  inSixLanguages('four thousand, compact', ({ number }) => number(4311, { compact: true }), {
    en: '4.3K',
    ja: '4,311',
    'zh-TW': '4,311',
    th: '4.3 พัน',
    id: '4,3 rb',
    ko: '4.3천',
  });

  it.each([...languages])('formatCount gives the same as number in %s', (language) => {
    for (const count of [0, 832, 4311, 12_345, 2_500_000])
      expect(formatCount(language, count)).toBe(
        createFormatters(language, zone).number(count, { compact: true }),
      );
  });

  inSixLanguages('four, with one fraction digit', ({ number }) => number(4, { fractionDigits: 1 }), {
    en: '4.0',
    ja: '4.0',
    'zh-TW': '4.0',
    th: '4.0',
    id: '4,0',
    ko: '4.0',
  });

  it.each([...languages])('a list holds its items in order in %s', (language) => {
    expect(createFormatters(language, zone).list(['A', 'B', 'C'])).toMatch(/^A[^B]+B[^C]+C$/);
    expect(createFormatters(language, zone).list(['A'])).toBe('A');
    expect(createFormatters(language, zone).list([])).toBe('');
  });

  it('a list ends in a comma and a word', () => {
    expect(createFormatters('en', zone).list(['A', 'B', 'C'])).toBe('A, B, and C');
    expect(createFormatters('ja', zone).list(['A', 'B', 'C'])).toBe('A、B、C');
  });

  it('a Thai list has its word between spaces, and leaves the items as they are', () => {
    const { list } = createFormatters('th', zone);
    expect(list(['08:00–16:30 น.', '17:30 น.'])).toBe('08:00–16:30 น. และ 17:30 น.');
    expect(list(['ข้าวและน้ำ', 'B', '3'])).toBe('ข้าวและน้ำ B และ 3');
  });
});

describe('every output', () => {
  const samples: readonly Sample[] = [
    ({ time }) => time(evening),
    ({ date }) => date(evening),
    ({ dayAndMonth }) => dayAndMonth(evening),
    ({ dateTime }) => dateTime(evening),
    ({ weekday }) => weekday(3),
    ({ money }) => money(12345.5, 'IDR'),
    ({ money }) => money(12345.5, 'EUR'),
    ({ distance }) => distance(12345),
    ({ relativeTime }) => relativeTime(morning, evening),
    ({ number }) => number(12345, { compact: true }),
    ({ list }) => list(['A', 'B', 'C']),
  ];

  it.each([...languages])('every output has only plain spaces in %s', (language) => {
    const formatters = createFormatters(language, zone);
    for (const sample of samples) expect(sample(formatters)).not.toMatch(/[^\S ]/);
  });

  it('every output has plain spaces, but for those that came in the items of a list', () => {
    const { money, list } = createFormatters('en', zone);
    expect(money(1, 'IDR')).toBe('Rp 1');
    expect(list(['9:00\u00A0AM', '5:00\u00A0PM'])).toBe('9:00\u00A0AM and 5:00\u00A0PM');
  });
});

describe('the time zone', () => {
  it('the time zone is the given one, not that of the environment', () => {
    const original = process.env['TZ'];
    onTestFinished(() => {
      if (original === undefined) delete process.env['TZ'];
      else process.env['TZ'] = original;
    });
    const offsets = new Set<number>();
    for (const environment of ['UTC', 'America/Los_Angeles', 'Pacific/Kiritimati']) {
      process.env['TZ'] = environment;
      offsets.add(new Date(0).getTimezoneOffset());
      const { time, date, weekday } = createFormatters('en', 'Asia/Bangkok');
      expect(time(new Date('2026-11-20T17:30:00Z'))).toBe('12:30 AM');
      expect(date(new Date('2026-11-20T17:30:00Z'))).toBe('Nov 21, 2026');
      expect(weekday(0)).toBe('Sunday');
    }
    expect(offsets.size).toBe(3);
  });

  it.each(['', 'Asia/Atlantis', 'JST+9', 'Etc/Unknown'])(
    'the time zone is UTC, and says so, when it is "%s"',
    (timeZone) => {
      const { time, date, dateTime } = createFormatters('en', timeZone);
      expect(time(morning)).toBe('12:05 AM (UTC)');
      expect(date(morning)).toBe('Nov 21, 2026 (UTC)');
      expect(dateTime(morning)).toBe('Nov 21, 2026, 12:05 AM (UTC)');
    },
  );

  it.each([
    ['+09:00', '9:05 AM'],
    ['-03:30', '8:35 PM'],
    ['+00:00', '12:05 AM'],
  ])('the time zone can be an offset: %s', (timeZone, text) => {
    expect(createFormatters('en', timeZone).time(morning)).toBe(text);
  });
});

describe('an instance', () => {
  it('an instance makes each Intl object once, when it is needed', () => {
    const Original = Intl.NumberFormat;
    let made = 0;
    class Counted extends Original {
      constructor(...options: ConstructorParameters<typeof Original>) {
        super(...options);
        made++;
      }
    }
    Object.assign(Intl, { NumberFormat: Counted });
    onTestFinished(() => void Object.assign(Intl, { NumberFormat: Original }));
    const { number, money } = createFormatters('en', zone);
    expect(made).toBe(0);
    for (const value of [1, 2, 3]) number(value);
    for (const value of [1, 2, 3]) money(value, 'JPY');
    expect(made).toBe(2);
  });

  it('an instance refuses an invalid date', () => {
    const { time, relativeTime } = createFormatters('en', zone);
    expect(() => time(new Date(NaN))).toThrow(RangeError);
    expect(() => relativeTime(new Date(NaN), evening)).toThrow(RangeError);
  });
});

describe('an environment that lacks', () => {
  const said: Sample[] = [
    ({ time }) => time(morning),
    ({ date }) => date(morning),
    ({ dateTime }) => dateTime(morning),
    ({ weekday }) => weekday(3, 'short'),
    ({ money }) => money(1180, 'JPY'),
    ({ distance }) => distance(12_340),
    ({ relativeTime }) => relativeTime(morning, evening),
    ({ number }) => number(12_345, { compact: true }),
    ({ list }) => list(['A', 'B']),
  ];
  const constructors = [
    'DateTimeFormat',
    'NumberFormat',
    'RelativeTimeFormat',
    'ListFormat',
    'DisplayNames',
    'Locale',
    'supportedValuesOf',
  ] as const;

  it.each(constructors)('an environment that lacks %s says everything in plain words', (name) => {
    const original = Intl[name];
    onTestFinished(() => void Object.assign(Intl, { [name]: original }));
    Object.assign(Intl, {
      [name]: () => {
        throw new RangeError('not here');
      },
    });
    for (const language of languages) {
      const formatters = createFormatters(language, zone);
      for (const sample of said) expect(sample(formatters)).toMatch(/\S/);
      expect(formatCount(language, 12_345)).toMatch(/12|1[.,]2/);
      expect(() => otherLanguage('ja', language)).not.toThrow();
      expect(visitorZone(zone)).toMatch(/\w/);
    }
  });
});
