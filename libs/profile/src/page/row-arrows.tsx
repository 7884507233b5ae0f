import { onResize } from '@oa-profile/plugin-sdk/internal';
import { chevronLeftIcon, chevronRightIcon, Icon, type IconShape } from '@oa-profile/ui';
import { useEffect, useState, type ReactElement } from 'react';
import { endsOf, pageRow, type RowEnds } from '../surface/overview/row-ends.js';
import styles from './row-arrows.module.css';

/** Width and height, in pixels. */
const SIZE = 40;
/** To the edge of the window, in pixels. */
const DISTANCE = 4;

interface Place extends RowEnds {
  /** From the top of the document, in pixels. */
  top: number;
  /** Of the arrow before and of the one behind, from the left of the document. */
  lefts: readonly [number, number];
}

interface RowArrowsProps {
  /** The row that a mouse is over. */
  row: Element;
}

/**
 * Arrows over the ends of a row, where it goes on: a finger swipes, and a trackpad scrolls, but a mouse could not move it.
 * The keyboard moves from item to item, and the row follows; so they are for nothing else.
 *
 * They stand beside all content, which thus stays as the server sent it, and as React knows it.
 */
export function RowArrows({ row }: RowArrowsProps): ReactElement | null {
  const [place, setPlace] = useState<Place>();
  useEffect(() => {
    const look = (): void => {
      const found = placeOf(row);
      setPlace((before) => (JSON.stringify(before) === JSON.stringify(found) ? before : found));
    };
    // The row moves when what is above it grows, too, of which only the page's height tells.
    const stops = [row, document.body].map((element) => onResize(element, look));
    look();
    // That of the row, and that of what it is in.
    document.addEventListener('scroll', look, { capture: true, passive: true });
    return () => {
      stops.forEach((stop) => stop());
      document.removeEventListener('scroll', look, { capture: true });
    };
  }, [row]);
  if (!place) return null;
  const { top, lefts, hasBefore, hasAfter } = place;
  const move = (direction: 1 | -1): void => pageRow(row, direction, isStill() ? 'instant' : 'smooth');
  return (
    <>
      <Arrow icon={chevronLeftIcon} top={top} left={lefts[0]} isAtEnd={!hasBefore} onClick={() => move(-1)} />
      <Arrow icon={chevronRightIcon} top={top} left={lefts[1]} isAtEnd={!hasAfter} onClick={() => move(1)} />
    </>
  );
}

interface ArrowProps {
  icon: IconShape;
  top: number;
  left: number;
  /** The row goes no further. */
  isAtEnd: boolean;
  onClick: () => void;
}

function Arrow({ icon, top, left, isAtEnd, onClick }: ArrowProps): ReactElement {
  return (
    <button
      type="button"
      data-row-arrow=""
      className={styles.arrow}
      style={{ top, left }}
      tabIndex={-1}
      aria-hidden="true"
      disabled={isAtEnd}
      // The focus stays where it is: nothing here is for whoever uses it.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onClick}
    >
      <Icon shape={icon} />
    </button>
  );
}

/** Undefined while something else, such as a bar that stays, is above the row, or the middle of it is out of sight. */
function placeOf(row: Element): Place | undefined {
  const { left, right, top, height } = row.getBoundingClientRect();
  const middle = top + height / 2;
  const seen = document
    .elementsFromPoint((left + right) / 2, middle)
    .find((element) => !element.closest('[data-row-arrow]'));
  if (!seen || !row.contains(seen)) return undefined;
  const most = document.documentElement.clientWidth - SIZE - DISTANCE;
  const lefts = [left, right].map(
    (edge) => Math.max(DISTANCE, Math.min(most, edge - SIZE / 2)) + window.scrollX,
  ) as [number, number];
  return {
    ...endsOf(row),
    top: middle - SIZE / 2 + window.scrollY,
    lefts: getComputedStyle(row).direction === 'rtl' ? [lefts[1], lefts[0]] : lefts,
  };
}

const isStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;
