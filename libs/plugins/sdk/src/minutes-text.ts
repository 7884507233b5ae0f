import type { Language } from '@oa-profile/i18n';
import { numberFormat, type NumberFormat } from '@oa-profile/i18n';

/** A range of minutes. */
export interface MinutesRange {
  min: number;
  max: number;
}

const HOUR_MINUTES = 60;
const DAY_MINUTES = 24 * HOUR_MINUTES;

/**
 * '40–75 min', '1.5–2 hr', '1–3 days', '45 min': how long something usually takes, in the largest suitable unit. `min`
 * and `max` may be swapped.
 *
 * @example
 * ```ts
 * minutesText({ min: 40, max: 75 }, context.language);
 * ```
 */
export function minutesText({ min, max }: MinutesRange, language: Language): string {
  const [from, until] = min <= max ? [min, max] : [max, min];
  const { unit, minutes } = unitFor(from, until);
  const number = cachedFormat(language, { maximumFractionDigits: 1 });
  const numbers = [...new Set([from, until])].map((each) => number.format(each / minutes));
  return `${numbers.join(dashes[language] ?? '–')}${unitText(unit, until / minutes, language)}`;
}

/** Separator between two numbers, if not a dash. */
const dashes: Partial<Readonly<Record<Language, string>>> = { ja: '～', 'zh-TW': '～', ko: '~' };

type Unit = 'minute' | 'hour' | 'day';

function unitFor(from: number, until: number): { unit: Unit; minutes: number } {
  const divides = (step: number): boolean => from % step === 0 && until % step === 0;
  if (from >= DAY_MINUTES && divides(DAY_MINUTES)) return { unit: 'day', minutes: DAY_MINUTES };
  if (from >= HOUR_MINUTES && until >= 2 * HOUR_MINUTES && divides(HOUR_MINUTES / 2))
    return { unit: 'hour', minutes: HOUR_MINUTES };
  return { unit: 'minute', minutes: 1 };
}

/** ' min', '分': the unit after a number; in all our languages it comes after. */
function unitText(unit: Unit, value: number, language: Language): string {
  // Only in English are the short units familiar to everybody.
  const unitDisplay = language === 'en' ? 'short' : 'long';
  const parts = cachedFormat(language, { style: 'unit', unit, unitDisplay }).formatToParts(value);
  const word = parts.find(({ type }) => type === 'unit')?.value ?? '';
  return /^(?:ja|zh|ko)/.test(language) ? word : ` ${word}`;
}

/** Formatters by language and unit. */
const formats = new Map<string, NumberFormat>();

function cachedFormat(language: Language, options: Intl.NumberFormatOptions): NumberFormat {
  const key = `${language} ${options.unit ?? ''}`;
  const format = formats.get(key) ?? numberFormat(language, options);
  formats.set(key, format);
  return format;
}
