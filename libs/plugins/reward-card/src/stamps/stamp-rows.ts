/** The layout of a card: a single row, rows of five, or rows of ten if they fit. */
export type StampRows = 'one' | 'fives' | 'tens';

/** Chooses the layout by the number of places, as on printed cards. */
export function stampRows(places: number): StampRows {
  if (places < 5) return 'one';
  return places <= 20 ? 'fives' : 'tens';
}
