/**
 * Whether two texts are the same, except that sizes in kB may differ by a twentieth or 0.2 kB: a corrected word should
 * change nothing, and versions of zlib differ.
 */
export function sameButForSize(one: string, other: string): boolean {
  const [mine, theirs] = [sizesIn(one), sizesIn(other)];
  return (
    withoutSizes(one) === withoutSizes(other) &&
    mine.every((size, index) => Math.abs(size - (theirs[index] ?? 0)) < Math.max(0.25, size / 20))
  );
}

const sizesIn = (text: string): number[] =>
  Array.from(text.matchAll(/(?<!\d)(\d+\.\d) kB/g), ([, kilobytes]) => Number(kilobytes));

/** Ignores table padding, which depends on the sizes' width. */
const withoutSizes = (text: string): string =>
  text
    .replace(/(?<!\d)\d+\.\d kB/g, 'kB')
    .replace(/ +/g, ' ')
    .replace(/-{3,}/g, '---');
