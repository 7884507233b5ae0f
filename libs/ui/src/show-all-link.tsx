import { clsx } from 'clsx';
import type { ReactElement, ReactNode } from 'react';
import { Icon } from './icon.js';
import { chevronRightIcon } from './icons/way-icons.js';
import styles from './show-all.module.css';

export interface ShowAllLinkProps {
  /** Where all of it is. */
  href: string;
  /** Its words: 'Show all 24 questions'. */
  label: ReactNode;
  /** For its place in what surrounds it. */
  className?: string | undefined;
}

/** Leads from a summary to all that it is a summary of. */
export function ShowAllLink({ href, label, className }: ShowAllLinkProps): ReactElement {
  return (
    <a className={clsx(styles.button, styles.link, className)} href={href}>
      <span className={styles.words}>{label}</span>
      <Icon shape={chevronRightIcon} size="small" />
    </a>
  );
}
