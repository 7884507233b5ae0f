/** How busy it is, in words. */
export type BusyLevel = 'notBusy' | 'aBitBusy' | 'busy' | 'veryBusy';

/** The word for a value from 0 to 100. */
export function busyLevel(value: number): BusyLevel {
  if (value < 25) return 'notBusy';
  if (value < 50) return 'aBitBusy';
  return value < 75 ? 'busy' : 'veryBusy';
}
