import type { ReactElement, ReactNode } from 'react';
import styles from './day-grid.module.css';

/** Days to choose from: a week to a line where there is room for it. */
export function DayGrid({ children }: { children: ReactNode }): ReactElement {
  return <div className={styles.days}>{children}</div>;
}
