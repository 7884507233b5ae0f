import { Icon, type IconShape } from '@oa-profile/ui';
import { clsx } from 'clsx';
import type { MouseEvent, ReactElement } from 'react';
import styles from './shortcuts.module.css';

interface ShortcutProps {
  icon: IconShape;
  label: string;
  /** Its action has been done; the label says so. @default false */
  isOn?: boolean;
  /** Makes it a link. */
  href?: string | undefined;
  /** Id of a popover that it opens. */
  opens?: string | undefined;
  onClick?: ((event: MouseEvent) => void) | undefined;
}

/** An icon with its name below. */
export function Shortcut({ icon, label, isOn = false, href, opens, onClick }: ShortcutProps): ReactElement {
  const content = (
    <>
      <span className={clsx(styles.sign, isOn && styles.on)}>
        <Icon shape={icon} />
      </span>
      <span className={styles.label}>{label}</span>
    </>
  );
  if (href !== undefined) {
    return (
      <a className={styles.shortcut} href={href}>
        {content}
      </a>
    );
  }
  return (
    <button type="button" className={styles.shortcut} popoverTarget={opens} onClick={onClick}>
      {content}
    </button>
  );
}
