/** Position of a column, in percent of the graph's width. */
export interface Column {
  start: number;
  centre: number;
  end: number;
  width: number;
}

/** The position of one of `count` equal columns. */
export function columnAt(index: number, count: number): Column {
  const width = 100 / count;
  return { start: index * width, centre: (index + 0.5) * width, end: (index + 1) * width, width };
}

/** Position of a text at a column, so that it stays within the graph. */
export interface TextPlace {
  x: string;
  textAnchor: 'start' | 'middle' | 'end';
}

/** The position of a text at a column: centred, but moved inwards at the edges of the graph. */
export function textAt(index: number, count: number): TextPlace {
  const { start, centre, end } = columnAt(index, count);
  if (centre < 10) return { x: `${start}%`, textAnchor: 'start' };
  if (centre > 90) return { x: `${end}%`, textAnchor: 'end' };
  return { x: `${centre}%`, textAnchor: 'middle' };
}
