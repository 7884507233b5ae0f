import { clsx } from 'clsx';
import type { ReactElement, ReactNode } from 'react';
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
  return (
    <div className={clsx(styles[shape], className)} aria-hidden="true">
      {shape === 'text' && Array.from({ length: lines }, (_, line) => <div key={line} />)}
    </div>
  );
}

export interface SkeletonGroupProps {
  /** For the layout of its content. */
  className?: string | undefined;
  /** Any number of {@link Skeleton}, and their layout. */
  children: ReactNode;
}

/**
 * Many skeletons that stand for one thing. They breathe as one: browsers draw whatever is animated as a layer of its
 * own, which delays the frame with many of them. Hidden from screen readers, like each of them.
 */
export function SkeletonGroup({ className, children }: SkeletonGroupProps): ReactElement {
  return (
    <div className={clsx(styles.group, className)} aria-hidden="true">
      {children}
    </div>
  );
}
