/** Size of each star's square: five stars are at 0, 24, … 96. */
export const STAR_SIZE = 24;

/** Where a star starts in its square, so that a half is half of the star, not of the square. */
const STAR_START = 2.7;
const END = STAR_SIZE - STAR_START;

/** How much of a row of stars is filled for a rating, from 0 to 5. */
export function filledWidth(rating: number): number {
  const whole = Math.floor(rating);
  const part = rating - whole;
  return whole * STAR_SIZE + (part > 0 ? STAR_START + part * (END - STAR_START) : 0);
}
