import { createFormatters, type Language } from '@oa-profile/i18n';

const timeZone = 'Asia/Tokyo';
const saturday = new Date('2026-11-28T12:30:00Z');

/** Sample values for texts: as long as they commonly get, formatted by language. */
export function sampleValues(language: Language): Readonly<Record<string, string>> {
  const { date, dayAndMonth, dateTime, list, time, money, number, weekday } = createFormatters(
    language,
    timeZone,
  );
  const zone = new Intl.DateTimeFormat(language, { timeZone, timeZoneName: 'long' }).formatToParts(saturday);
  const amount = money(1_250_000, 'IDR');
  return {
    name: 'Yanaka Coffee Roasts',
    app: 'LINE',
    language: new Intl.DisplayNames(language, { type: 'language' }).of('zh-Hant') ?? 'zh-Hant',
    host: 'komorebi.example.jp',
    item: 'A second cup of the house blend',
    title: 'Dinner menu',
    changes: list(['Thu, Nov 26: 1:00 PM – 9:00 PM', 'Dinner menu']),
    code: '6F1C2A',
    sections: list(['Komorebi Goods', 'Komorebi Coffee To Go']),
    when: dateTime(saturday),
    total: number(1280),
    displayCount: number(1280),
    date: dayAndMonth(saturday),
    day: weekday(6),
    time: time(saturday),
    again: time(saturday),
    now: 'A bit busy right now',
    from: date(saturday),
    to: dateTime(saturday),
    until: date(saturday),
    hours: time(saturday),
    opens: time(saturday),
    closes: time(saturday),
    min: amount,
    max: amount,
    amount,
    price: amount,
    chance: '12.5%',
    duration: `40–75 min`,
    zone: zone.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone,
    people: number(12),
    points: number(48),
    goal: number(50),
    rating: number(4.5, { fractionDigits: 1 }),
    limit: number(2000),
    length: number(1999),
    position: number(128),
    part: number(12),
    parts: number(20),
  };
}
