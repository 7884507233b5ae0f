import { clsx } from 'clsx';
import type { ReactElement } from 'react';
import styles from './skeleton.module.css';

export interface SkeletonProps {
  /** `text` is lines of text, `block` has its size from `className` or its container. @default 'text' */
  shape?: 'text' | 'block' | 'circle';
  /** Number of lines, each as tall as a line of body text. @default 1 */
  lines?: number;
  /** For the size of a block or a circle. */
  className?: string | undefined;
}

/** Placeholder for what is still loading. Hidden from screen readers: put `aria-busy` on its container. */
export function Skeleton({ shape = 'text', lines = 1, className }: SkeletonProps): ReactElement {
  if (shape !== 'text') {
    return <div className={clsx(styles.bone, styles[shape], className)} aria-hidden="true" />;
  }
  return (
    <div className={className} aria-hidden="true">
      {Array.from({ length: lines }, (_, line) => (
        <div key={line} className={styles.line}>
          <div className={clsx(styles.bone, styles.text)} />
        </div>
      ))}
    </div>
  );
}
