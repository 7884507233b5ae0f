import { clsx } from 'clsx';
import type { ReactElement, ReactNode } from 'react';
import styles from './tag.module.css';

export interface TagProps {
  /** A word or two. */
  children: ReactNode;
  /** Whether the server's text stays while the page hydrates: see `FormattedText` of `@oa-profile/i18n/react`. @default false */
  suppressHydrationWarning?: boolean;
  /** Its meaning, shown by colours. @default 'neutral' */
  tone?: 'neutral' | 'account' | 'positive' | 'warning' | 'critical';
}

/** A short mark on an item: 'Open now', 'Sold out', 'New'. */
export function Tag({ tone = 'neutral', ...props }: TagProps): ReactElement {
  return <span className={clsx(styles.tag, styles[tone])} {...props} />;
}
