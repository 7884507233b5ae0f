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

type CurrencyDisplay = 'narrowSymbol' | 'symbol';
type Format = (amount: number) => string;

/**
 * Makes a formatter of amounts in one currency. Where its short sign is also another's, it says whose it is:
 * 'NT$1,180' everywhere but in Taiwan, 'US$12' everywhere but in English.
 */
export function createMoneyFormat(language: Language, currency: string): Format {
  const digits = minorDigits[currency.toUpperCase()];
  const create = (currencyDisplay: CurrencyDisplay, fractionDigits = digits): Intl.NumberFormat =>
    new Intl.NumberFormat(language, {
      style: 'currency',
      currency,
      currencyDisplay,
      ...(fractionDigits !== undefined && {
        minimumFractionDigits: fractionDigits,
        maximumFractionDigits: fractionDigits,
      }),
    });
  /** No digits after a whole amount: by hand, as `trailingZeroDisplay` is newer than the oldest browsers we work in. */
  const withoutZeros = (exact: Intl.NumberFormat, currencyDisplay: CurrencyDisplay): Format => {
    const { maximumFractionDigits = 0 } = exact.resolvedOptions();
    let whole: Intl.NumberFormat | undefined;
    return (amount) => {
      const isWhole = maximumFractionDigits > 0 && Number.isInteger(+amount.toFixed(maximumFractionDigits));
      return (isWhole ? (whole ??= create(currencyDisplay, 0)) : exact).format(amount);
    };
  };
  const narrow = create('narrowSymbol');
  const owners = sharedSigns[signOf(narrow)];
  const isClear = !owners || [owners[language], owners.anywhere].includes(currency.toUpperCase());
  if (isClear) return withoutZeros(narrow, 'narrowSymbol');

  const full = create('symbol');
  const format = withoutZeros(full, 'symbol');
  // Japanese and Indonesian take the bare sign for the American dollar.
  return signOf(full) === '$' ? (amount) => format(amount).replace('$', 'US$') : format;
}

function signOf(format: Intl.NumberFormat): string {
  return format.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? '';
}
