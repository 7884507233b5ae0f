import { onResize } from '@oa-profile/plugin-sdk/internal';
import { useEffect, useState, type RefObject } from 'react';

/** How much further a row can be scrolled: 'both', at its start only, and so on. */
export interface RowEnds {
  /** Something is hidden before what is in sight. */
  hasBefore: boolean;
  /** Something is hidden behind it. */
  hasAfter: boolean;
}

/** Of the visible part of a row, so that what is cut at its edge is whole in the next part. */
const PAGE = 0.8;

/** Scrolls a row by nearly its width. */
export function pageRow(row: Element | null, direction: 1 | -1, behavior?: ScrollBehavior): void {
  row?.scrollBy({ left: direction * signOf(row) * PAGE * row.clientWidth, behavior });
}

/** From right to left, the places in a row are negative. */
const signOf = (row: Element): 1 | -1 => (getComputedStyle(row).direction === 'rtl' ? -1 : 1);

/**
 * Tells at which ends a row of chips can be scrolled, and lets a mouse wheel scroll it: visitors with only a wheel could
 * not reach what is cut. At an end, the wheel scrolls the page again; and so it does while the page is being scrolled
 * and the row comes to lie under the pointer, until that has been moved.
 */
export function useRowEnds(row: RefObject<HTMLElement | null>): RowEnds {
  const [ends, setEnds] = useState<RowEnds>({ hasBefore: false, hasAfter: false });
  useEffect(() => {
    const element = row.current;
    if (!element) return undefined;
    const look = (): void => {
      const found = endsOf(element);
      setEnds((before) =>
        before.hasBefore === found.hasBefore && before.hasAfter === found.hasAfter ? before : found,
      );
    };
    let isMeant = false;
    const point = ({ movementX, movementY }: PointerEvent): void => {
      // Browsers tell of a pointer at rest, too, once something else is below it.
      if (movementX || movementY) isMeant = true;
    };
    const leave = (): void => {
      isMeant = false;
    };
    const turn = (event: WheelEvent): void => {
      // A trackpad scrolls sideways by itself; with Ctrl the wheel zooms.
      if (!isMeant || event.deltaX || event.ctrlKey || event.shiftKey) return;
      const { hasBefore, hasAfter } = endsOf(element);
      if (event.deltaY > 0 ? !hasAfter : !hasBefore) return;
      event.preventDefault();
      element.scrollBy({ left: event.deltaY * signOf(element), behavior: 'instant' });
    };
    const stop = onResize(element, look);
    element.addEventListener('scroll', look, { passive: true });
    element.addEventListener('pointermove', point);
    element.addEventListener('wheel', turn, { passive: false });
    window.addEventListener('scroll', leave, { passive: true });
    return () => {
      stop();
      element.removeEventListener('scroll', look);
      element.removeEventListener('pointermove', point);
      element.removeEventListener('wheel', turn);
      window.removeEventListener('scroll', leave);
    };
  }, [row]);
  return ends;
}

/** With a pixel of tolerance, since positions can be fractions. */
export const endsOf = ({ scrollLeft, clientWidth, scrollWidth }: Element): RowEnds => ({
  hasBefore: Math.abs(scrollLeft) > 1,
  hasAfter: Math.abs(scrollLeft) + clientWidth < scrollWidth - 1,
});
