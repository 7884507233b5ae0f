/** Each star has a square of its own: the stars of five stand at 0, 24, … 96. */
export const STAR_SIZE = 24;

/** Where a star begins and ends in its square; a half is half of the star, not of the square. */
const BEGIN = 2.7;
const END = STAR_SIZE - BEGIN;

/** How much of a row of stars is filled for a rating, from 0 to 5. */
export function filledWidth(rating: number): number {
  const whole = Math.floor(rating);
  const part = rating - whole;
  return whole * STAR_SIZE + (part > 0 ? BEGIN + part * (END - BEGIN) : 0);
}
