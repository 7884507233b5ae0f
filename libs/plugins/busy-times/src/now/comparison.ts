/** How the live value compares with the usual one. */
export type Comparison = 'busier' | 'asUsual' | 'quieter';

/** Smallest difference that a visitor would notice. */
const NOTICEABLE_DIFFERENCE = 15;

/** Compares two values from 0 to 100. */
export function comparison(live: number, usual: number): Comparison {
  if (live - usual >= NOTICEABLE_DIFFERENCE) return 'busier';
  return usual - live >= NOTICEABLE_DIFFERENCE ? 'quieter' : 'asUsual';
}
