/** Where a column of the graph is, in percent of its width. */
export interface Column {
  start: number;
  centre: number;
  end: number;
  width: number;
}

/** The place of one of `count` equal columns. */
export function columnAt(index: number, count: number): Column {
  const width = 100 / count;
  return { start: index * width, centre: (index + 0.5) * width, end: (index + 1) * width, width };
}

/** How a text at a column is set, so that it stays within the graph. */
export interface TextPlace {
  x: string;
  textAnchor: 'start' | 'middle' | 'end';
}

/** The place of a text at a column: centred, but at the edges of the graph set inwards. */
export function textAt(index: number, count: number): TextPlace {
  const { start, centre, end } = columnAt(index, count);
  if (centre < 10) return { x: `${start}%`, textAnchor: 'start' };
  if (centre > 90) return { x: `${end}%`, textAnchor: 'end' };
  return { x: `${centre}%`, textAnchor: 'middle' };
}
