import { minutesOfDay } from '@oa-profile/business-hours';
import type { Formatters } from '@oa-profile/i18n';
import type { Coupon } from '../data.js';
import type { TranslateCoupon } from '../texts.js';
import { drawStateOf, lastMoment, type CouponState, type Draw } from './coupon-state.js';

const LAST_MINUTE = 24 * 60 - 1;

/** What the words of a coupon's days are made with. */
interface Wording {
  /** The account's. */
  timeZone: string;
  t: TranslateCoupon;
  formatters: Formatters;
}

/** From when a coupon can be used, near now: '3:00 PM', 'tomorrow', 'Friday, 3:00 PM'; with the time unless it is midnight. */
export function startNear(
  { startsAt }: Coupon,
  { now, timeZone, formatters }: Pick<Wording, 'timeZone' | 'formatters'> & { now: Date },
): string {
  const start = new Date(startsAt);
  return minutesOfDay(timeZone, start) === 0 ? formatters.day(start, now) : formatters.moment(start, now);
}

/** How soon a coupon ends, if that is soon: '3 days left'. */
export function stateText(
  state: CouponState,
  t: TranslateCoupon,
  number: (value: number) => string,
): string | undefined {
  if (state.name !== 'endingSoon') return undefined;
  const { daysLeft } = state;
  if (daysLeft === 0) return t('state.endsToday');
  if (daysLeft === 1) return t('state.endsTomorrow');
  return t('state.daysLeft', { count: daysLeft, displayCount: number(daysLeft) });
}

/** The draw of a coupon: that the visitor has entered it or won, else its chance, if that is known. */
export function drawText(
  coupon: Draw,
  t: TranslateCoupon,
  number: (value: number) => string,
): string | undefined {
  const { lotteryPercent: chance } = coupon;
  const state = drawStateOf(coupon);
  if (state === 'won' || state === 'entered') return t(`draw.${state}`);
  return typeof chance === 'number' ? t('draw', { chance: `${number(chance)}%` }) : undefined;
}

/** The part of the period that matters now: its end, or all of it before the start. */
export function deadlineText(coupon: Coupon, { name }: CouponState, wording: Wording): string {
  if (name === 'upcoming') return periodText(coupon, wording);
  const to = endText(coupon, wording);
  return wording.t(name === 'expired' ? 'period.ended' : 'period.until', { to });
}

/** 'Nov 1, 2026 – Nov 30, 2026', or a single day. */
export function periodText(coupon: Coupon, wording: Wording): string {
  const from = startText(coupon, wording);
  const to = endText(coupon, wording);
  return from === to ? from : wording.t('period.range', { from, to });
}

/** The first day, with the time unless it is midnight. */
function startText(
  { startsAt }: Coupon,
  { timeZone, formatters }: Pick<Wording, 'timeZone' | 'formatters'>,
): string {
  const start = new Date(startsAt);
  return minutesOfDay(timeZone, start) === 0 ? formatters.date(start) : formatters.dateTime(start);
}

/** The last day, with the time unless it is the end of the day: 23:59 or midnight. */
function endText({ endsAt }: Coupon, { timeZone, formatters }: Wording): string {
  const end = new Date(endsAt);
  const minutes = minutesOfDay(timeZone, end);
  if (minutes === 0 || minutes === LAST_MINUTE) return formatters.date(lastMoment(endsAt));
  return formatters.dateTime(end);
}

/**
 * A text in which no line ends between a number and its unit, a word of at most three letters or a percent sign: '200
 * g', '10 %'. For names in large letters, where '200' at the end of one line and 'g of beans' in the next are hard to
 * read.
 */
export function keepUnits(text: string): string {
  return text.replace(/(\d) (?=\p{L}{1,3}(?!\p{L})|[%％])/gu, '$1\u00a0');
}
