import { clsx } from 'clsx';
import type { ReactElement, ReactNode } from 'react';
import styles from './description-list.module.css';
import { Icon } from './icon.js';
import type { IconShape } from './icons/icon-shape.js';
import { VisuallyHidden } from './visually-hidden.js';

export interface DescriptionListProps {
  /** {@link DescriptionRow}s. */
  children: ReactNode;
  /** For its position in its container. */
  className?: string | undefined;
}

/** Facts about one thing, each with a label and a content. */
export function DescriptionList({ children, className }: DescriptionListProps): ReactElement {
  return <dl className={clsx(styles.list, className)}>{children}</dl>;
}

export interface DescriptionRowProps {
  /** What the content is: 'Address'. */
  label: string;
  /** Before the label. */
  icon?: IconShape | undefined;
  /** For content that explains itself, such as an address. Screen readers still get the label. @default false */
  hideLabel?: boolean;
  /** Shown at the end of the row: copy, open, call. */
  action?: ReactNode;
  /** The content. */
  children: ReactNode;
}

/** One fact of a {@link DescriptionList}. */
export function DescriptionRow({
  label,
  icon,
  hideLabel = false,
  action,
  children,
}: DescriptionRowProps): ReactElement {
  return (
    <div className={clsx(styles.row, !icon && styles.plain)}>
      <dt className={styles.term}>
        {icon && <Icon shape={icon} className={styles.icon} />}
        {hideLabel ? <VisuallyHidden>{label}</VisuallyHidden> : <span className={styles.label}>{label}</span>}
      </dt>
      <dd className={styles.content}>{children}</dd>
      {action && <dd className={styles.action}>{action}</dd>}
    </div>
  );
}
