import { clsx } from 'clsx';
import type { ReactElement } from 'react';
import styles from './skeleton.module.css';

export interface SkeletonProps {
  /** `text` is lines of text, `block` as large as `className` or its container says. @default 'text' */
  shape?: 'text' | 'block' | 'circle';
  /** Lines of text; each as high as a line of body text. @default 1 */
  lines?: number;
  /** Gives a block or a circle its size. */
  className?: string | undefined;
}

/** Holds the place of what is still loading. Those who listen are told by `aria-busy` of what surrounds it. */
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
