/** A pseudo-random number from 0 up to 1, always the same for the same integers. */
export function chance(...key: readonly number[]): number {
  let hash = 0x2732c8bc;
  for (const part of key) {
    hash = Math.imul(hash ^ part, 0x85ebca6b);
    hash ^= hash >>> 13;
    hash = Math.imul(hash, 0xc2b2ae35);
    hash ^= hash >>> 16;
  }
  return (hash >>> 0) / 2 ** 32;
}
