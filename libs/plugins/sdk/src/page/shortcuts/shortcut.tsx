import { Icon, VisuallyHidden, type IconShape } from '@oa-profile/ui';
import { clsx } from 'clsx';
import type { MouseEvent, ReactElement } from 'react';
import styles from './shortcut.module.css';

interface ShortcutProps {
  icon: IconShape;
  label: string;
  /** Its action has been done; the label says so. @default false */
  isOn?: boolean;
  /** Makes it a link. */
  href?: string | undefined;
  /** Makes the link open a new tab, and says so after its label: 'Opens in a new tab'. */
  newTabLabel?: string | undefined;
  /** Id of a popover that it opens. */
  opens?: string | undefined;
  onClick?: ((event: MouseEvent) => void) | undefined;
}

/** An icon with its name below. */
export function Shortcut({
  icon,
  label,
  isOn = false,
  href,
  newTabLabel,
  opens,
  onClick,
}: ShortcutProps): ReactElement {
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
      <a
        className={styles.shortcut}
        href={href}
        onClick={onClick}
        {...(newTabLabel && { target: '_blank', rel: 'noopener noreferrer' })}
      >
        {content}
        {newTabLabel && <VisuallyHidden> {newTabLabel}</VisuallyHidden>}
      </a>
    );
  }
  return (
    <button type="button" className={styles.shortcut} popoverTarget={opens} onClick={onClick}>
      {content}
    </button>
  );
}
