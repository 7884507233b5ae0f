import { dayAt, daysBetween, localDate } from '@oa-profile/business-hours';
import type { Formatters } from '@oa-profile/i18n';
import type { RewardCard } from '../data.js';
import type { TranslateRewardCard } from '../texts.js';

/** With this many days left or fewer, a card shows how many. */
const SOON_DAYS = 7;

export interface ExpiryText {
  state: 'valid' | 'soon' | 'over' | 'unknown';
  /** The date, else the rule, or that how long it is valid is to be asked. */
  text: string;
  /** How many days are left, and the rule behind the date. */
  details: string[];
}

interface Wording {
  /** The account's. */
  timeZone: string;
  now: Date;
  t: TranslateRewardCard;
  formatters: Formatters;
}

/** The text for a card's expiry; undefined if it never expires. */
export function expiryText(expiry: RewardCard['expiry'], wording: Wording): ExpiryText | undefined {
  if (!expiry) return undefined;
  const rule = ruleText(expiry, wording);
  if (expiry === 'unknown' || expiry.date === 'unknown' || (expiry.date ?? rule) === undefined)
    return { state: 'unknown', text: wording.t('expiry.unknown'), details: rule === undefined ? [] : [rule] };
  if (expiry.date === undefined) return { state: 'valid', text: rule ?? '', details: [] };

  const { timeZone, now, t, formatters } = wording;
  const daysLeft = daysBetween(localDate(timeZone, now), expiry.date);
  const date = formatters.date(dayAt(timeZone, expiry.date));
  const rules = rule === undefined ? [] : [rule];
  if (daysLeft < 0) return { state: 'over', text: t('expiry.over', { date }), details: rules };
  const text = t('expiry.until', { date });
  if (daysLeft > SOON_DAYS) return { state: 'valid', text, details: rules };
  return { state: 'soon', text, details: [leftText(daysLeft, wording), ...rules] };
}

function leftText(days: number, { t, formatters }: Wording): string {
  if (days === 0) return t('expiry.today');
  return t('expiry.left', { count: days, displayCount: formatters.number(days) });
}

/** 'Valid for 365 days from your latest point'; undefined if only the date counts, or the rule is not known. */
export function ruleText(
  expiry: NonNullable<RewardCard['expiry']>,
  { t, formatters }: Pick<Wording, 't' | 'formatters'>,
): string | undefined {
  if (expiry === 'unknown') return undefined;
  const { basis, days } = expiry;
  if (basis === 'fixed' || basis === 'unknown' || !days || days === 'unknown') return undefined;
  return t(`expiry.${basis}`, { count: days, displayCount: formatters.number(days) });
}
