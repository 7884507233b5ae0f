import { addTexts, cachedFormatters, createI18n, type Language } from '@oa-profile/i18n';
import type { AskedFact } from '@oa-profile/plugin-sdk/internal';
import { describe, expect, it } from 'vitest';
import { askableDays } from './askable-days.js';
import { askTexts } from './ask-texts.js';
import { questionText, type QuestionDetails, type QuestionWording } from './question-text.js';

const timeZone = 'Asia/Tokyo';
const seenAt = new Date('2026-11-22T12:00:00+09:00');
const nightly = [
  { opens: '08:00', closes: '16:30' },
  { opens: '18:00', closes: '02:00' },
];
const hours = {
  timeZone,
  weekly: { sun: nightly, mon: [], wed: nightly, thu: nightly, fri: nightly, sat: nightly },
  special: [{ from: '2026-12-02', to: '2026-12-02', intervals: [{ opens: '10:00', closes: '12:00' }] }],
};

async function inWordsOf(language: Language): Promise<QuestionWording> {
  const i18n = createI18n(language);
  await addTexts(i18n, askTexts);
  return {
    t: i18n.getFixedT(language, askTexts.namespace) as QuestionWording['t'],
    formatters: cachedFormatters(language, timeZone),
  };
}

const asked = async (language: Language, fact: AskedFact, details: Partial<QuestionDetails> = {}) =>
  questionText(fact, { seenAt, ...details }, await inWordsOf(language)).split('\n');

const dayOf = (fact: Extract<AskedFact, { kind: 'hours' }>, date: string) =>
  askableDays(fact.hours, seenAt).find((day) => day.date === date);

describe('a question about opening hours', () => {
  const fact = { kind: 'hours', hours } as const;

  it('a question about opening hours names the day, its hours and when they were seen', async () => {
    expect(await asked('en', fact, { day: dayOf(fact, '2026-11-28') })).toEqual([
      'Hello. Are these opening hours right?',
      'Sat, Nov 28',
      '8:00 AM – 4:30 PM',
      '6:00 PM – 2:00 AM (next day)',
      '(as seen on your profile on Nov 22, 2026)',
    ]);
  });

  it('a question about opening hours is in the language of those who answer', async () => {
    expect(await asked('ja', fact, { day: dayOf(fact, '2026-11-28') })).toEqual([
      'こんにちは。こちらの営業時間は正しいでしょうか。',
      '11月28日(土)',
      '8:00～16:30',
      '18:00～翌2:00',
      '（2026年11月22日にプロフィールで確認）',
    ]);
  });

  it('a question about opening hours can question that it is closed', async () => {
    expect(await asked('en', fact, { day: dayOf(fact, '2026-11-23') })).toContain('Closed');
  });

  it('a question about opening hours says that the account is temporarily closed, up to the last such day', async () => {
    const closed = { ...fact, hours: { ...hours, temporarilyClosed: { until: '2026-11-27' } } };
    expect(await asked('en', closed, { day: dayOf(closed, '2026-11-27') })).toContain('Temporarily closed');
    expect(await asked('en', closed, { day: dayOf(closed, '2026-11-28') })).toContain('8:00 AM – 4:30 PM');
    const forGood = { ...fact, hours: { ...hours, temporarilyClosed: {} } };
    expect(await asked('en', forGood, { day: dayOf(forGood, '2026-11-28') })).toContain('Temporarily closed');
  });

  it('a question about opening hours can be about the coming week and later special days, but not about days with unknown hours', () => {
    expect(askableDays(hours, seenAt).map(({ date }) => date)).toEqual([
      '2026-11-22',
      '2026-11-23',
      '2026-11-25',
      '2026-11-26',
      '2026-11-27',
      '2026-11-28',
      '2026-12-02',
    ]);
  });
});

describe('a question about what the page says', () => {
  it('a question about what the page says has the address as the page shows it, line by line', async () => {
    expect(await asked('ko', { kind: 'address', text: '1-2-3 Kiyosumi\n\n Komorebi Bldg. ' })).toEqual([
      expect.any(String),
      '1-2-3 Kiyosumi',
      'Komorebi Bldg.',
      expect.stringContaining('2026'),
    ]);
  });

  it('a question about what the page says has every price range, with what it is for', async () => {
    const yen = (amount: number) => ({ amount, currency: 'JPY' });
    const priceRanges = [
      { kind: 'lunch' as const, min: yen(1000), max: yen(2000) },
      { kind: 'dinner' as const, min: yen(3000) },
      { kind: 'general' as const, min: yen(900), max: yen(900) },
    ];
    expect((await asked('en', { kind: 'prices', priceRanges })).slice(1, -1)).toEqual([
      'Lunch ¥1,000 – ¥2,000',
      'Dinner from ¥3,000',
      'Average ¥900',
    ]);
  });

  it('a question about what the page says asks for the price of an item that has one, and otherwise whether it is available', async () => {
    const price = { amount: 650, currency: 'JPY' };
    expect((await asked('en', { kind: 'item', title: 'Toast', price })).slice(0, -1)).toEqual([
      'Hello. Is this price right?',
      'Toast',
      '¥650',
    ]);
    expect((await asked('en', { kind: 'item', title: 'Toast' })).slice(0, -1)).toEqual([
      'Hello. Do you have this at the moment?',
      'Toast',
    ]);
  });
});
