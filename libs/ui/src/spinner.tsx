import { clsx } from 'clsx';
import type { ReactElement } from 'react';
import icon from './icon.module.css';
import styles from './spinner.module.css';
import { VisuallyHidden } from './visually-hidden.js';

export interface SpinnerProps {
  /** What is going on, for screen readers. Leave it out if the container says it, for example by `aria-busy`. */
  label?: string;
  /** Sizes grow with the visitor's text size. @default 'medium' */
  size?: 'small' | 'medium' | 'large';
}

/** A turning ring, still with reduced motion. */
export function Spinner({ label, size = 'medium' }: SpinnerProps): ReactElement {
  return (
    <span className={styles.spinner} role={label ? 'status' : undefined}>
      <svg className={clsx(styles.ring, icon[size])} viewBox="0 0 24 24" fill="none" aria-hidden="true">
        <circle className={styles.track} cx="12" cy="12" r="9" stroke="currentColor" strokeWidth="2.5" />
        <path d="M12 3a9 9 0 0 1 9 9" stroke="currentColor" strokeWidth="2.5" strokeLinecap="round" />
      </svg>
      {label && <VisuallyHidden>{label}</VisuallyHidden>}
    </span>
  );
}
