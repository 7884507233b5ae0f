import type { ReactElement } from 'react';
import styles from './badge.module.css';
import { Icon } from './icon.js';
import { premiumIcon, unverifiedIcon, verifiedIcon } from './icons/first-icons.js';

/** What the platform has found out about an account. */
export type BadgeKind = 'verified' | 'unverified' | 'premium';

export interface BadgeProps {
  /** What is known about the account. */
  kind: BadgeKind;
  /** What the badge says, in the visitor's language: 'Verified account'. */
  label: string;
  /** `text` writes the label beside the shape. @default 'icon' */
  show?: 'icon' | 'text';
}

const shapes = { verified: verifiedIcon, unverified: unverifiedIcon, premium: premiumIcon };

/** The badge of an account. Its kinds differ in shape, not in colour alone. */
export function Badge({ kind, label, show = 'icon' }: BadgeProps): ReactElement {
  if (show === 'icon')
    return <Icon shape={shapes[kind]} size="small" label={label} className={styles[kind]} />;
  return (
    <span className={styles.badge}>
      <Icon shape={shapes[kind]} size="small" className={styles[kind]} />
      {label}
    </span>
  );
}
