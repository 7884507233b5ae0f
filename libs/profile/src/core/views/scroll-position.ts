import { holdPosition } from '../late/hold-position.js';

/** How long a page that is returned to may still change its height, in milliseconds. */
const SETTLING = 10_000;

/**
 * Where the page is scrolled to: by what is seen, since what is above need not have the same height when the visitor
 * comes back, and by number, for when that is not there.
 */
export interface ScrollPosition {
  y: number;
  /** The last element with an id of its own that begins in the upper half of the window, or above it. */
  id?: string;
  /** Where that element begins, from the upper edge of the window. */
  top?: number;
}

/** Ids that are the same each time the page is loaded; React's own begin otherwise. */
const lasting = /^[a-z]/;

/** Where the page is scrolled to now. */
export function readScrollPosition(): ScrollPosition {
  const position: ScrollPosition = { y: Math.max(0, window.scrollY) };
  if (position.y === 0) return position;
  for (const element of document.querySelectorAll('#sections [id]')) {
    if (!lasting.test(element.id) || !element.getClientRects().length) continue;
    const { top } = element.getBoundingClientRect();
    if (top <= window.innerHeight / 2) Object.assign(position, { id: element.id, top });
  }
  return position;
}

/** Reads a position out of what was stored; undefined for anything else. */
export function parseScrollPosition(value: unknown): ScrollPosition | undefined {
  const { y, id, top } = (value ?? {}) as Partial<Record<keyof ScrollPosition, unknown>>;
  if (typeof y !== 'number' || !(y >= 0)) return undefined;
  return { y, ...(typeof id === 'string' && typeof top === 'number' && { id, top }) };
}

/**
 * Scrolls the page back to where it was, and holds it there while it is still being filled.
 *
 * @returns A function that ends this.
 */
export function returnToPosition({ y, id, top = 0 }: ScrollPosition): () => void {
  if (y === 0) {
    window.scrollTo({ top: 0, behavior: 'instant' });
    return () => undefined;
  }
  return holdPosition(() => {
    const element = id === undefined ? null : document.getElementById(id);
    const place = element?.getClientRects().length
      ? window.scrollY + element.getBoundingClientRect().top - top
      : y;
    window.scrollTo({ top: place, behavior: 'instant' });
  }, SETTLING);
}
