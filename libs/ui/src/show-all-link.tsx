import { clsx } from 'clsx';
import type { ReactElement, ReactNode } from 'react';
import chevron from './chevron.module.css';
import { oneItem } from './one-item.js';
import styles from './show-all.module.css';

export interface ShowAllLinkProps {
  /** Address of the whole. */
  href: string;
  /** Its text: 'Show all 24 questions'. */
  label: ReactNode;
  /** For its position in its container. */
  className?: string | undefined;
}

/** A link from a summary to the whole. */
export function ShowAllLink({ href, label, className }: ShowAllLinkProps): ReactElement {
  return (
    <a className={clsx(styles.button, styles.link, chevron.right, className)} href={href}>
      {oneItem(label)}
    </a>
  );
}
