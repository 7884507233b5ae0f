import { clsx } from 'clsx';
import type { ReactElement } from 'react';
import styles from './busy-chart.module.css';
import { columnAt } from './axis.js';

interface BarProps {
  place: { index: number; count: number };
  /** From 0 to 100. */
  value: number;
  isNow: boolean;
  /** The visitor wants to know about it. */
  isChosen: boolean;
  live: number | undefined;
}

/** Gap between two bars, as a share of a column. */
const GAP = 0.24;
/** Least height of a bar, since no bar means an hour that is closed or not counted. */
const MIN_HEIGHT = 4;
/** Bars extend below the clipping edge, so that only their upper corners are round. */
const HEIGHT_BELOW = 8;

/** One hour: the usual value, and in front of it the live one. */
export function Bar({ place: { index, count }, value, isNow, isChosen, live }: BarProps): ReactElement {
  const { centre } = columnAt(index, count);
  const hasLive = live !== undefined;
  const top = Math.max(value, live ?? 0, value > 0 || hasLive ? MIN_HEIGHT : 0);
  return (
    <>
      {(isChosen || isNow) && (
        <line className={styles.pointer} x1={`${centre}%`} x2={`${centre}%`} y1="0" y2={`${100 - top}%`} />
      )}
      {value > 0 && (
        <rect
          className={clsx(
            styles.bar,
            isNow && !hasLive && styles.present,
            isChosen && styles.chosen,
            hasLive && styles.usual,
          )}
          {...upright(value, index, count, GAP)}
        />
      )}
      {hasLive && (
        <rect className={clsx(styles.bar, styles.present)} {...upright(live, index, count, GAP * 2)} />
      )}
    </>
  );
}

/** Sizes in percent, which follow the width without script, while the corners stay round. */
function upright(value: number, index: number, count: number, gap: number): Readonly<Record<string, string>> {
  const { start, width } = columnAt(index, count);
  const height = Math.max(value, MIN_HEIGHT);
  return {
    x: `${start + (width * gap) / 2}%`,
    width: `${width * (1 - gap)}%`,
    y: `${100 - height}%`,
    height: `${height + HEIGHT_BELOW}%`,
    rx: '3',
  };
}
