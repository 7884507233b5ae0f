import type { ReactElement } from 'react';
import styles from './badge.module.css';
import { Icon } from './icon.js';
import { premiumIcon, unverifiedIcon, verifiedIcon } from './icons/first-icons.js';

/** The platform's verification of an account. */
export type BadgeKind = 'verified' | 'unverified' | 'premium';

export interface BadgeProps {
  /** The account's verification. */
  kind: BadgeKind;
  /** Its meaning in the visitor's language: 'Verified account'. */
  label: string;
  /** `text` shows the label beside the shape. @default 'icon' */
  show?: 'icon' | 'text';
}

const shapes = { verified: verifiedIcon, unverified: unverifiedIcon, premium: premiumIcon };

/** The badge of an account. The kinds differ in shape, not only in colour. */
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
