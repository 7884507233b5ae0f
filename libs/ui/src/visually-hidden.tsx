import type { ReactElement, ReactNode } from 'react';
import styles from './visually-hidden.module.css';

export interface VisuallyHiddenProps {
  /** The text. */
  children: ReactNode;
}

/** Text only for screen readers. */
export function VisuallyHidden({ children }: VisuallyHiddenProps): ReactElement {
  return <span className={styles.hidden}>{children}</span>;
}
