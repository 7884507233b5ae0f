import { numberFormat, type NumberFormat } from './intl/number-format.js';
import type { Language } from './languages.js';

/** Signs shared by several currencies, and the currency that may use the bare sign in each language. */
const sharedSigns: Readonly<Record<string, Partial<Record<Language | 'anywhere', string>>>> = {
  $: { en: 'USD', 'zh-TW': 'TWD' },
  '¥': { anywhere: 'JPY' },
  '￥': { anywhere: 'JPY' },
  '£': { anywhere: 'GBP' },
  kr: {},
  Rs: {},
};

/** Minor digits where browsers disagree: ISO 4217 gives the rupiah two, which have long been out of use. */
const minorDigits: Readonly<Record<string, number>> = { IDR: 0 };

type CurrencyDisplay = 'narrowSymbol' | 'symbol';
type Format = (amount: number) => string;

/** Formats one currency, with a clear sign: 'NT$1,180' except in Traditional Chinese, 'US$12' except in English. */
export function createMoneyFormat(language: Language, currency: string): Format {
  const digits = minorDigits[currency.toUpperCase()];
  const create = (currencyDisplay: CurrencyDisplay, fractionDigits = digits): NumberFormat =>
    numberFormat(language, {
      style: 'currency',
      currency,
      currencyDisplay,
      ...(fractionDigits !== undefined && {
        minimumFractionDigits: fractionDigits,
        maximumFractionDigits: fractionDigits,
      }),
    });
  /** No minor digits for a whole amount. The oldest supported browsers lack `trailingZeroDisplay`. */
  const withoutZeros = (exact: NumberFormat, currencyDisplay: CurrencyDisplay): Format => {
    const { maximumFractionDigits = 0 } = exact.resolvedOptions();
    let whole: NumberFormat | undefined;
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
  // Japanese and Indonesian use the bare sign for the US dollar.
  return signOf(full) === '$' ? (amount) => format(amount).replace('$', 'US$') : format;
}

function signOf(format: NumberFormat): string {
  return format.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? '';
}
