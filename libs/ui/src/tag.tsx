import { clsx } from 'clsx';
import type { ReactElement, ReactNode } from 'react';
import styles from './tag.module.css';

export interface TagProps {
  /** A word or two. */
  children: ReactNode;
  /** Its meaning, shown by colours. @default 'neutral' */
  tone?: 'neutral' | 'account' | 'positive' | 'warning' | 'critical';
}

/** A short mark on an item: 'Open now', 'Sold out', 'New'. */
export function Tag({ children, tone = 'neutral' }: TagProps): ReactElement {
  return <span className={clsx(styles.tag, styles[tone])}>{children}</span>;
}
