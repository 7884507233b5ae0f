import type { ReactElement, ReactNode } from 'react';
import styles from './visually-hidden.module.css';

export interface VisuallyHiddenProps {
  /** The text. */
  children: ReactNode;
}

/** Text for those who listen to the page. */
export function VisuallyHidden({ children }: VisuallyHiddenProps): ReactElement {
  return <span className={styles.hidden}>{children}</span>;
}
