/** How now compares with what is usual. */
export type Comparison = 'busier' | 'asUsual' | 'quieter';

/** From which difference on a visitor would notice it. */
const NOTICEABLE = 15;

/** Compares two values from 0 to 100. */
export function comparison(live: number, usual: number): Comparison {
  if (live - usual >= NOTICEABLE) return 'busier';
  return usual - live >= NOTICEABLE ? 'quieter' : 'asUsual';
}
