import type { ReactElement, ReactNode } from 'react';
import styles from './day-grid.module.css';

/** Days to choose from: one week per line if there is room. */
export function DayGrid({ children }: { children: ReactNode }): ReactElement {
  return <div className={styles.days}>{children}</div>;
}
