import type { Language } from '@oa-profile/i18n';

/** From how many minutes to how many. */
export interface MinutesRange {
  min: number;
  max: number;
}

const HOUR = 60;
const DAY = 24 * HOUR;

/**
 * '40–75 min', '1.5–2 hr', '1–3 days', '45 min': how long something usually takes, in the largest unit that tells
 * it well. Which of the two numbers comes first does not matter.
 *
 * @example
 * ```ts
 * minutesText({ min: 40, max: 75 }, context.language);
 * ```
 */
export function minutesText({ min, max }: MinutesRange, language: Language): string {
  const [from, until] = min <= max ? [min, max] : [max, min];
  const { unit, minutes } = unitFor(from, until);
  const number = keptFormat(language, { maximumFractionDigits: 1 });
  const numbers = [...new Set([from, until])].map((each) => number.format(each / minutes));
  return `${numbers.join(dashes[language] ?? '–')}${unitText(unit, until / minutes, language)}`;
}

/** What stands between two numbers where it is not a dash. */
const dashes: Partial<Readonly<Record<Language, string>>> = { ja: '～', 'zh-TW': '～', ko: '~' };

type Unit = 'minute' | 'hour' | 'day';

function unitFor(from: number, until: number): { unit: Unit; minutes: number } {
  const divides = (step: number): boolean => from % step === 0 && until % step === 0;
  if (from >= DAY && divides(DAY)) return { unit: 'day', minutes: DAY };
  if (from >= HOUR && until >= 2 * HOUR && divides(HOUR / 2)) return { unit: 'hour', minutes: HOUR };
  return { unit: 'minute', minutes: 1 };
}

/** ' min', '分': the unit as it stands after a number, which every language of the page does. */
function unitText(unit: Unit, value: number, language: Language): string {
  // Only English shortens its units to words that everybody knows.
  const unitDisplay = language === 'en' ? 'short' : 'long';
  const parts = keptFormat(language, { style: 'unit', unit, unitDisplay }).formatToParts(value);
  const word = parts.find(({ type }) => type === 'unit')?.value ?? '';
  return language === 'ja' || language === 'zh-TW' || language === 'ko' ? word : ` ${word}`;
}

/** As many as there are languages and units. */
const formats = new Map<string, Intl.NumberFormat>();

function keptFormat(language: Language, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${language} ${options.unit ?? ''}`;
  const format = formats.get(key) ?? new Intl.NumberFormat(language, options);
  formats.set(key, format);
  return format;
}
