/** How a card of so many places is laid out: a single row, rows of five, or rows of ten where they find room. */
export type StampRows = 'one' | 'fives' | 'tens';

/** Chooses it by the number of places, as printed cards do. */
export function stampRows(places: number): StampRows {
  if (places < 5) return 'one';
  return places <= 20 ? 'fives' : 'tens';
}
