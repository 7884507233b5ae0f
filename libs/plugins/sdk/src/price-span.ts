import type { PriceRange } from '@oa-profile/api-client/internal';
import type { Money } from '@oa-profile/api-client';

/** From the lowest to the highest price; an end that one of the ranges leaves open is open. */
export type PriceSpan = Pick<PriceRange, 'min' | 'max'>;

/**
 * What visitors usually spend, over all ranges: lunch alone says nothing to those who come for dinner. Undefined if the
 * ranges have no price, two currencies, or no common end.
 *
 * @example
 * ```ts
 * const yen = (amount: number) => ({ amount, currency: 'JPY' });
 * priceSpan([
 *   { kind: 'lunch', min: yen(900), max: yen(1600) },
 *   { kind: 'dinner', min: yen(1500), max: yen(3500) },
 * ]); // from ¥900 to ¥3,500
 * ```
 */
export function priceSpan(ranges: readonly PriceRange[]): PriceSpan | undefined {
  const prices = ranges.flatMap(({ min, max }) => [min, max]).filter((price) => price !== undefined);
  if (prices.some(({ currency }) => currency !== prices[0]?.currency)) return undefined;
  const min = endOf(ranges, ({ min }) => min, Math.min);
  const max = endOf(ranges, ({ max }) => max, Math.max);
  return min || max ? { min, max } : undefined;
}

function endOf(
  ranges: readonly PriceRange[],
  of: (range: PriceRange) => Money | undefined,
  farthest: (...amounts: number[]) => number,
): Money | undefined {
  const ends = ranges.map(of).filter((end) => end !== undefined);
  const amount = farthest(...ends.map((end) => end.amount));
  return ends.length === ranges.length ? ends.find((end) => end.amount === amount) : undefined;
}
