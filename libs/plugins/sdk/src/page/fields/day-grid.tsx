import { clsx } from 'clsx';
import type { ReactElement, ReactNode } from 'react';
import styles from './day-grid.module.css';

interface DayGridProps {
  children: ReactNode;
  /** Whether it may take the page's margins where a week needs them. */
  bleeds?: boolean;
}

/** Days to choose from: one week per line if there is room. */
export function DayGrid({ children, bleeds = false }: DayGridProps): ReactElement {
  return <div className={clsx(styles.days, bleeds && styles.bleeds)}>{children}</div>;
}
