import type { ReactElement } from 'react';
import { filledWidth, STAR_SIZE } from './filled-width.js';
import styles from './stars.module.css';

interface StarsProps {
  /** From 0 to 5. */
  rating: number;
  /** '4.3 out of 5 stars' */
  label: string;
}

const COUNT = 5;
const star = 'l2.41 5.68 6.15.54-4.66 4.05 1.39 6.01-5.29-3.18-5.29 3.18 1.39-6.01-4.66-4.05 6.15-.54Z';
const row = Array.from({ length: COUNT }, (_, index) => `M${12 + index * STAR_SIZE} 3.6${star}`).join('');

/** A rating as stars, the last one partly filled. */
export function Stars({ rating, label }: StarsProps): ReactElement {
  return (
    <svg
      className={styles.stars}
      viewBox={`0 0 ${COUNT * STAR_SIZE} ${STAR_SIZE}`}
      role="img"
      aria-label={label}
    >
      <path className={styles.empty} d={row} />
      {/* A nested `<svg>` clips at its edges. */}
      <svg width={filledWidth(rating)} height={STAR_SIZE}>
        <path className={styles.full} d={row} />
      </svg>
    </svg>
  );
}
