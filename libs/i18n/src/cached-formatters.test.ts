import { expect, it } from 'vitest';
import { cachedFormatters, languages } from './index.js';

const noon = new Date('2026-11-28T03:05:00Z');

/** Marks where no line may end: '~' for a no-break space, '|' for a word joiner. */
const shown = (text: string): string => text.replaceAll('\u00a0', '~').replaceAll('\u2060', '|');

it.each([
  ['en', '12:05~PM', 'Sat, Nov~28', 'Nov~28,~2026, 12:05~PM', 'Rp~12,346'],
  ['ja', '12:05', '11|月|28|日(土)', '2026|年|11|月|28|日 12:05', 'Rp~12,346'],
  ['zh-TW', '12:05', '11|月|28|日週六', '2026|年|11|月|28|日 12:05', 'Rp~12,346'],
  ['th', '12:05', 'เสาร์ 28~พ.ย.', '28~พ.ย.~2569 12:05~น.', 'Rp~12,346'],
  ['id', '12.05', 'Sab, 28~Nov', '28~Nov~2026, 12.05', 'Rp~12.346'],
  ['ko', '오후~12:05', '11월~28일 (토)', '2026.~11.~28. 오후~12:05', 'Rp~12,346'],
] as const)('no line ends within a time, a date or an amount in %s', (language, ...texts) => {
  const { time, dayAndMonth, dateTime, money } = cachedFormatters(language, 'Asia/Tokyo');
  expect([time(noon), dayAndMonth(noon), dateTime(noon), money(12_345.6, 'IDR')].map(shown)).toEqual(texts);
});

it('a day of one digit stays beside its month', () => {
  const { dayAndMonth } = cachedFormatters('en', 'Asia/Tokyo');
  expect(shown(dayAndMonth(new Date('2027-01-05T03:00:00Z')))).toBe('Tue, Jan~5');
});

it('a list of times keeps each of them on one line', () => {
  for (const language of languages) {
    const { time, list } = cachedFormatters(language, 'Asia/Tokyo');
    const text = list([time(noon), time(noon)]);
    expect(text.split(time(noon))).toHaveLength(3);
  }
});
