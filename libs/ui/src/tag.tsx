import { clsx } from 'clsx';
import type { ReactElement, ReactNode } from 'react';
import styles from './tag.module.css';

export interface TagProps {
  /** A word or two. */
  children: ReactNode;
  /** What it means, by its colours. @default 'neutral' */
  tone?: 'neutral' | 'account' | 'positive' | 'warning' | 'critical';
}

/** A short mark upon a thing: 'Open now', 'Sold out', 'New'. */
export function Tag({ children, tone = 'neutral' }: TagProps): ReactElement {
  return <span className={clsx(styles.tag, styles[tone])}>{children}</span>;
}
