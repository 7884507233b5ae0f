import { clsx } from 'clsx';
import type { ReactElement } from 'react';
import styles from './busy-chart.module.css';
import { columnAt } from './column.js';

interface BarProps {
  place: { index: number; count: number };
  /** From 0 to 100. */
  value: number;
  isNow: boolean;
  live: number | undefined;
}

/** What stands between two bars, as a part of a column. */
const GAP = 0.24;
/** Even an hour in which hardly anybody comes has a bar: no bar is a closed hour. */
const LEAST = 4;
/** Bars begin below the edge that cuts them off, so that only their upper corners are round. */
const BELOW = 8;

/** One hour: what is usual, and upon it what is now. */
export function Bar({ place: { index, count }, value, isNow, live }: BarProps): ReactElement {
  const { centre } = columnAt(index, count);
  const hasLive = live !== undefined;
  const top = Math.max(value, live ?? 0, value > 0 || hasLive ? LEAST : 0);
  return (
    <>
      {isNow && (
        <line className={styles.pointer} x1={`${centre}%`} x2={`${centre}%`} y1="0" y2={`${100 - top}%`} />
      )}
      {value > 0 && (
        <rect
          className={clsx(styles.bar, isNow && !hasLive && styles.present, hasLive && styles.usual)}
          {...upright(value, index, count, GAP)}
        />
      )}
      {hasLive && (
        <rect className={clsx(styles.bar, styles.present)} {...upright(live, index, count, GAP * 2)} />
      )}
    </>
  );
}

/** Sizes in percent, which need no script to follow the width; the radius stays round at any of them. */
function upright(value: number, index: number, count: number, gap: number): Readonly<Record<string, string>> {
  const { start, width } = columnAt(index, count);
  const height = Math.max(value, LEAST);
  return {
    x: `${start + (width * gap) / 2}%`,
    width: `${width * (1 - gap)}%`,
    y: `${100 - height}%`,
    height: `${height + BELOW}%`,
    rx: '3',
  };
}
