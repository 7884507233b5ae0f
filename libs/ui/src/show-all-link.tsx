import { clsx } from 'clsx';
import type { ReactElement, ReactNode } from 'react';
import { Icon } from './icon.js';
import { chevronRightIcon } from './icons/way-icons.js';
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
    <a className={clsx(styles.button, styles.link, className)} href={href}>
      <span className={styles.words}>{label}</span>
      <Icon shape={chevronRightIcon} size="small" />
    </a>
  );
}
