import type { BasicInfo } from '@oa-profile/api-client/schemas';
import { dayAt, type BusinessHours } from '@oa-profile/business-hours';
import { unjoined, type Formatters, type Translate } from '@oa-profile/i18n';
import { moneyText } from '@oa-profile/plugin-sdk';
import type { AskedFact } from '@oa-profile/plugin-sdk/internal';
import { intervalText } from '@oa-profile/plugin-sdk/hours';
import type { ComingDay } from '@oa-profile/plugin-sdk/internal';
import type { AskDictionary } from './ask-texts.js';

/** The language in which a question is worded. */
export interface QuestionWording {
  t: Translate<AskDictionary>;
  formatters: Formatters;
}

/** What a question says besides the fact. */
export interface QuestionDetails {
  /** When the visitor saw the fact. */
  seenAt: Date;
  /** The questioned day, if the fact is about hours. */
  day?: ComingDay | undefined;
}

/**
 * The message in which a visitor asks about a fact: the question, the fact as the page shows it, and when it was seen,
 * each on its own line. The reader sees at once whether the page or the visitor is out of date.
 */
export function questionText(
  fact: AskedFact,
  { seenAt, day }: QuestionDetails,
  wording: QuestionWording,
): string {
  const { t, formatters } = wording;
  const lines = [
    ...factLines(fact, day, wording).flatMap((line) => line.split('\n')),
    t('seen', { date: formatters.date(seenAt) }),
  ];
  return lines
    .map((line) => unjoined(line).trim())
    .filter((line) => line !== '')
    .join('\n');
}

function factLines(fact: AskedFact, day: ComingDay | undefined, wording: QuestionWording): string[] {
  const { t, formatters } = wording;
  switch (fact.kind) {
    case 'hours':
      return [t('question.hours'), ...(day ? dayLines(day, fact.hours, wording) : [])];
    case 'address':
      return [t('question.address'), fact.text];
    case 'prices':
      return [
        t('question.prices'),
        ...fact.priceRanges.map((range) => `${t(`prices.${range.kind}`)} ${rangeText(range, wording)}`),
      ];
    case 'item': {
      const { title, price } = fact;
      return price ? [t('question.price'), title, moneyText(price, formatters)] : [t('question.item'), title];
    }
  }
}

function dayLines(
  { date, intervals }: ComingDay,
  { timeZone, temporarilyClosed }: BusinessHours,
  wording: QuestionWording,
): string[] {
  const { t, formatters } = wording;
  const name = formatters.dayAndMonth(dayAt(timeZone, date));
  const { until = date } = temporarilyClosed ?? {};
  if (temporarilyClosed && date <= until) return [name, t('status.temporarilyClosed')];
  if (intervals.length === 0) return [name, t('hours.closed')];
  return [name, ...intervals.map((interval) => intervalText(interval, { timeZone, date, ...wording }))];
}

function rangeText(
  { min, max }: BasicInfo['priceRanges'][number],
  { t, formatters }: QuestionWording,
): string {
  const from = min && moneyText(min, formatters);
  const to = max && moneyText(max, formatters);
  if (from && to) return from === to ? from : t('prices.range', { min: from, max: to });
  if (from) return t('prices.from', { min: from });
  return to ? t('prices.upTo', { max: to }) : '';
}
