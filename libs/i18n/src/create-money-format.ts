import type { Language } from './languages.js';

/** Signs that several currencies have in common, and which of them may go without saying whose they are. */
const sharedSigns: Readonly<Record<string, Partial<Record<Language | 'anywhere', string>>>> = {
  $: { en: 'USD', 'zh-TW': 'TWD' },
  '¥': { anywhere: 'JPY' },
  '￥': { anywhere: 'JPY' },
  '£': { anywhere: 'GBP' },
  kr: {},
  Rs: {},
};

/** Minor digits where browsers disagree about them: by ISO 4217 a rupiah has two, and nobody has paid with them for long. */
const minorDigits: Readonly<Record<string, number>> = { IDR: 0 };

/**
 * Makes a formatter of amounts in one currency. Where its short sign is also another's, it says whose it is:
 * 'NT$1,180' everywhere but in Taiwan, 'US$12' everywhere but in English.
 */
export function createMoneyFormat(language: Language, currency: string): (amount: number) => string {
  const digits = minorDigits[currency.toUpperCase()];
  const create = (currencyDisplay: 'narrowSymbol' | 'symbol'): Intl.NumberFormat =>
    new Intl.NumberFormat(language, {
      style: 'currency',
      currency,
      currencyDisplay,
      trailingZeroDisplay: 'stripIfInteger',
      ...(digits !== undefined && { minimumFractionDigits: digits, maximumFractionDigits: digits }),
    });
  const narrow = create('narrowSymbol');
  const owners = sharedSigns[signOf(narrow)];
  const isClear = !owners || [owners[language], owners.anywhere].includes(currency.toUpperCase());
  if (isClear) return (amount) => narrow.format(amount);

  const full = create('symbol');
  // Japanese and Indonesian take the bare sign for the American dollar.
  if (signOf(full) !== '$') return (amount) => full.format(amount);
  return (amount) => full.format(amount).replace('$', 'US$');
}

function signOf(format: Intl.NumberFormat): string {
  return format.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? '';
}
