import type { ReactElement, ReactNode } from 'react';
import styles from './visually-hidden.module.css';

export interface VisuallyHiddenProps {
  /** The text. */
  children: ReactNode;
  /** Whether the server's text stays while the page hydrates: see `FormattedText` of `@oa-profile/i18n/react`. @default false */
  suppressHydrationWarning?: boolean;
}

/** Text only for screen readers. */
export function VisuallyHidden(props: VisuallyHiddenProps): ReactElement {
  return <span className={styles.hidden} {...props} />;
}
