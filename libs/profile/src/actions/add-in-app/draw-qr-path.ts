import { encode } from 'uqr';

/** A QR code as one SVG path. */
export interface QrPath {
  /** Modules on each side, with the border. */
  size: number;
  /** A square of one unit for each dark module. */
  path: string;
}

/** Draws a QR code: by far the most code of the pop-ups that show one, so it is a file of its own. */
export function drawQrPath(content: string): QrPath {
  // The standard asks for four modules around a code: on a dark page some readers miss one with less.
  const { size, data } = encode(content, { ecc: 'M', border: 4 });
  const squares = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return { size, path: squares.join('') };
}
