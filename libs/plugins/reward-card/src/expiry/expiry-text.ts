import { dayAt, daysBetween, localDate } from '@oa-profile/business-hours';
import type { Formatters } from '@oa-profile/i18n';
import type { RewardCard } from '../data.js';
import type { TranslateRewardCard } from '../texts.js';

/** A card says how many days are left of it from here on. */
const SOON_DAYS = 7;

/** How long a card is good, in words. */
export interface ExpiryText {
  state: 'valid' | 'soon' | 'over';
  /** The date, or the rule where the date is not known. */
  text: string;
  /** How many days are left, or by what rule the date came about. */
  details: string[];
}

interface Wording {
  /** The account's own. */
  timeZone: string;
  now: Date;
  t: TranslateRewardCard;
  formatters: Formatters;
}

/** The words for a card's expiry; undefined when it says neither a date nor how many days. */
export function expiryText(expiry: RewardCard['expiry'], wording: Wording): ExpiryText | undefined {
  if (!expiry) return undefined;
  const rule = ruleText(expiry, wording);
  if (expiry.date === undefined)
    return rule === undefined ? undefined : { state: 'valid', text: rule, details: [] };

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

function ruleText(
  { basis, days }: NonNullable<RewardCard['expiry']>,
  { t, formatters }: Wording,
): string | undefined {
  if (basis === 'fixed' || !days) return undefined;
  return t(`expiry.${basis}`, { count: days, displayCount: formatters.number(days) });
}
